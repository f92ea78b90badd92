import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readSiteRules } from '../../src/build/hosts/host-rules.ts';
import { digest, filesBelow } from '../../src/lib/cache/file-hashes.ts';
import { type LanguagePath, splitLanguagePath } from '../../src/lib/language/language-path.ts';
import { compareText } from '../../src/lib/text/compare-text.ts';
import { withoutHashes } from './read-page.ts';

/** A page of a built site. */
export interface SitePage extends LanguagePath {
  /** The path of its address: `/en/about/history`. */
  address: string;
  /** Reads its HTML. All pages of a site at once would fill the memory. */
  html: () => string;
}

/** A built site. */
export interface SiteFolder {
  dir: string;
  /** By address. */
  pages: ReadonlyMap<string, SitePage>;
  /** All other files that are not made from pages, as paths below the folder. */
  files: readonly string[];
  /** Where addresses lead that pages had before. */
  redirects: ReadonlyMap<string, string>;
}

/** Files that a build makes from pages for its own script, search and social networks: what differs there is told by the pages. */
const madeFromPages = /^(?:content|pagefind|cards)\//;

/** Lists what a built site consists of. */
export function readSiteFolder(dir: string): SiteFolder {
  const names = filesBelow(dir)
    .map((path) => relative(dir, path).replaceAll(sep, '/'))
    .filter((name) => !madeFromPages.test(name));
  const pages = names.filter((name) => name.endsWith('.html')).map((name) => pageOf(dir, name));
  const moved = readSiteRules(dir).redirects.filter(({ status }) => status === 301);
  return {
    dir,
    pages: new Map(pages.map((page) => [page.address, page])),
    files: names.filter((name) => !name.endsWith('.html')),
    redirects: new Map(moved.map(({ from, to }) => [decodeURIComponent(from), to])),
  };
}

function pageOf(dir: string, file: string): SitePage {
  const address = file === 'index.html' ? '/' : `/${file.replace(/(?:\/index)?\.html$/, '')}`;
  return { address, ...splitLanguagePath(address), html: () => readFileSync(join(dir, file), 'utf8') };
}

/** Kinds of files by their paths, the first that fits: documents and pictures; what pages share; feeds, calendars, open data and the like. */
const groups = {
  documents: /^files\//,
  pictures: /^images\//,
  viewer: /^(?:pdfjs\/|pdf\.worker)/,
  redirects: /^_redirects$/,
  headers: /^_headers$/,
  styles: /\.css$/,
  scripts: /^assets\/.*\.m?js$/,
  fonts: /\.(?:woff2?|ttf)$/,
  machines: /^/,
};
export type FileGroup = keyof typeof groups;
const groupNames = Object.keys(groups) as FileGroup[];

/** Names of what was added, changed or removed. */
export type FileChanges = Record<'added' | 'changed' | 'gone', readonly string[]>;

/** Compares the files of two sites that are no pages. */
export function compareFiles(before: SiteFolder, after: SiteFolder): Record<FileGroup, FileChanges> {
  const [old, now] = [versionsIn(before), versionsIn(after)];
  const changesOf = (group: FileGroup): FileChanges => {
    const [was, is] = [old[group], now[group]];
    const names = (versions: Versions, isListed: (name: string) => boolean) =>
      [...versions.keys()].filter(isListed).sort(compareText);
    return {
      added: names(is, (name) => !was.has(name)),
      changed: names(is, (name) => was.has(name) && was.get(name) !== is.get(name)),
      gone: names(was, (name) => !is.has(name)),
    };
  };
  return Object.fromEntries(groupNames.map((group) => [group, changesOf(group)])) as Record<FileGroup, FileChanges>;
}

/** All that differs when the file of a name has changed. */
type Versions = Map<string, string>;

function versionsIn(site: SiteFolder): Record<FileGroup, Versions> {
  const found = Object.fromEntries(groupNames.map((group) => [group, new Map()])) as Record<FileGroup, Versions>;
  for (const file of site.files) {
    const group = groupNames.find((name) => groups[name].test(file)) ?? 'machines';
    const versions = found[group];
    const bytes = readFileSync(join(site.dir, file));
    // By what they do: one change gives many others new names of files and classes.
    if (group === 'styles' || group === 'scripts') versions.set(digest(codeOf(`${bytes}`)), '');
    else if (group === 'headers') versions.set(file, `${bytes}`.replace(/ 'sha256-[^']*'/g, ''));
    else if (group === 'redirects') for (const [from, to] of site.redirects) versions.set(`${from} → ${to}`, '');
    else {
      // A picture has several files, in its widths, with hashes in their names.
      const name = file.replace(/^(images\/.*)\.[\da-f]{10}(?:-\d+)?\.\w+$/, '$1');
      versions.set(name, digest(versions.get(name) ?? '', file, bytes));
    }
  }
  return found;
}

/** A style sheet or script without the hashes in names of classes and files. */
function codeOf(text: string): string {
  return withoutHashes(text).replace(/[.-][\w-]{8}(?=\.\w+[)"'`])/g, '');
}
