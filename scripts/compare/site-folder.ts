import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readSiteRules } from '../../src/build/hosts/host-rules.ts';
import { digest, filesBelow } from '../../src/lib/cache/file-hashes.ts';
import { groupBy } from '../../src/lib/cache/once-per.ts';
import { splitLanguagePath } from '../../src/lib/language/language-path.ts';
import { compareText } from '../../src/lib/text/compare-text.ts';
import { withoutHashes } from './read-page.ts';

/** A page of a built site. */
export type SitePage = ReturnType<typeof pageOf>;
/** A built site. */
export type SiteFolder = ReturnType<typeof readSiteFolder>;

/** Files that a build makes from pages for its own script, search and social networks: what differs there is told by the pages. */
const madeFromPages = /^(?:content|pagefind|cards)\//;

/** Lists what a built site consists of. */
export function readSiteFolder(dir: string) {
  const names = filesBelow(dir)
    .map((path) => relative(dir, path).replaceAll(sep, '/'))
    .filter((name) => !madeFromPages.test(name));
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => pageOf(dir, name));
  const moved = readSiteRules(dir).redirects.filter(({ status }) => status === 301);
  return {
    dir,
    pages: new Map(pages.map((page) => [page.address, page])),
    files: names.filter((name) => !name.endsWith('.html')),
    // Where addresses lead that pages had before.
    redirects: new Map(moved.map(({ from, to }) => [decodeURIComponent(from), to])),
  };
}

function pageOf(dir: string, file: string) {
  const address = file === 'index.html' ? '/' : `/${file.replace(/(?:\/index)?\.html$/, '')}`;
  // Read when it is asked for: all pages of a site at once would fill the memory.
  return { address, ...splitLanguagePath(address), html: () => readFileSync(join(dir, file), 'utf8') };
}

/** Kinds of files beside the pages, the first that fits: a name, before the names of those that changed, or a sentence. */
const fileKinds = [
  { kind: 'documents', paths: /^files\//, uk: 'Документи', en: 'Documents' },
  { kind: 'pictures', paths: /^images\//, uk: 'Зображення', en: 'Pictures' },
  {
    kind: 'look',
    paths: /\.(?:css|woff2?|ttf)$/,
    uk: 'Вигляд: змінено таблиці стилів або шрифти, а вони спільні для всіх сторінок.',
    en: 'Look: the style sheets or the fonts changed, and all pages share them.',
  },
  {
    kind: 'behaviour',
    paths: /^(?:assets\/.*\.m?js$|pdfjs\/|pdf\.worker)/,
    uk: 'Поведінка: змінено програми, які працюють на сторінках.',
    en: 'Behaviour: the programs that run in the pages changed.',
  },
  { kind: 'redirects', paths: /^_redirects$/, uk: 'Переспрямування', en: 'Redirects' },
  { kind: 'headers', paths: /^_headers$/, uk: 'Заголовки HTTP змінено.', en: 'The HTTP headers changed.' },
  { kind: 'machines', paths: /^/, uk: 'Дані', en: 'Data' },
];

/** Compares the files of two sites that are no pages: by kind, the names of what was added, changed or removed. */
export function compareFiles(before: SiteFolder, after: SiteFolder) {
  const [old, now] = [versionsIn(before), versionsIn(after)];
  return fileKinds.map((fileKind) => {
    const [was, is] = [old(fileKind), now(fileKind)];
    return {
      ...fileKind,
      added: [...is.keys()].filter((name) => !was.has(name)).sort(compareText),
      changed: [...is.keys()].filter((name) => was.has(name) && was.get(name) !== is.get(name)).sort(compareText),
      gone: [...was.keys()].filter((name) => !is.has(name)).sort(compareText),
    };
  });
}

/** Returns what finds the files of a kind: by name, all that differs when one has changed. */
function versionsIn({ dir, files, redirects }: SiteFolder) {
  const byKind = groupBy(files, (file) => fileKinds.find(({ paths }) => paths.test(file))?.kind);
  return ({ kind }: { kind: string }): ReadonlyMap<string, string> => {
    if (kind === 'redirects') return new Map([...redirects].map(([from, to]) => [`${from} → ${to}`, '']));
    const versions = new Map<string, string>();
    for (const file of byKind.get(kind) ?? []) {
      const bytes = readFileSync(join(dir, file));
      // By what they do: one change gives many others new names of files and classes.
      if (/\.(?:css|m?js)$/.test(file)) versions.set(digest(codeOf(`${bytes}`)), '');
      else if (kind === 'headers') versions.set(file, `${bytes}`.replace(/ 'sha256-[^']*'/g, ''));
      else {
        // A picture has several files, in its widths, with hashes in their names.
        const name = file.replace(/^(images\/.*)\.[\da-f]{10}(?:-\d+)?\.\w+$/, '$1');
        versions.set(name, digest(versions.get(name) ?? '', file, bytes));
      }
    }
    return versions;
  };
}

/** A style sheet or script without the hashes in names of classes and files. */
function codeOf(text: string): string {
  return withoutHashes(text).replace(/[.-][\w-]{8}(?=\.\w+[)"'`])/g, '');
}
