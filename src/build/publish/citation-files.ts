import { loadCite, type Reference } from '../../compile/citations/format-citations.ts';
import type { SitePage } from '../../content/page-list.ts';
import type { CslItem } from '../../lib/namespaces/csl-item.ts';
import { type CitedName, citedNameText, isBody } from '../../lib/text/cited-name.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';

/**
 * The publications for reference managers, as BibTeX, RIS and CSL-JSON: the monographs and all publications, each by itself,
 * and those of each person. Lists of a page are at its address.
 */
export function citationFiles(references: readonly Reference[], pages: readonly SitePage[]): PublishedFile[] {
  const monographs = references.filter(({ path }) => path.startsWith('/publishing/monographs/'));
  return [
    ...filesAt('/publishing/monographs', monographs),
    ...filesAt('/publishing/publications', references),
    ...references.flatMap((reference) => filesAt(reference.path, [reference])),
    ...pages.flatMap(({ collection, item = '', path }) => {
      return collection === 'people'
        ? filesAt(
            path,
            references.filter(({ people }) => people.includes(item)),
          )
        : [];
    }),
  ];
}

function filesAt(path: string, references: readonly Reference[]): PublishedFile[] {
  if (references.length === 0) return [];
  const items = references.map(({ own }) => ({ ...own, author: own.author.map(publishedName) }));
  return [
    publishedFile(`${path.slice(1)}.bib`, items, (each) => write(each, 'bibtex')),
    publishedFile(`${path.slice(1)}.ris`, items, (each) => write(each, 'ris')),
    publishedFile(`${path.slice(1)}.csl.json`, items, (each) => `${JSON.stringify(each, null, 2)}\n`),
  ];
}

type PublishedItem = Omit<CslItem, 'author'> & { author: PublishedName[] };

/** A name in CSL: that of a body is literal, so that no program takes its last word for a surname. */
type PublishedName = Partial<CitedName> & { literal?: string };

function publishedName(name: CitedName): PublishedName {
  if (name.given) return name;
  const { given: _, ...only } = name;
  return isBody(name) ? { literal: citedNameText(name) } : only;
}

async function write(items: PublishedItem[], format: 'bibtex' | 'ris'): Promise<string> {
  const { Cite } = await loadCite();
  const textOf = (given: PublishedItem[]) => new Cite(given).format(format).replace(/^\n+|\n+$/g, '');
  return `${format === 'ris' ? wholeRis(textOf(items), items) : wholeBibtex(textOf(items.map(texItem)))}\n`;
}

/** Characters that TeX takes for signs of its own in a text; in a DOI and an address they stand for themselves. */
function texItem(item: PublishedItem): PublishedItem {
  const texts = ['title', 'container-title', 'publisher', 'publisher-place', 'genre'] as const;
  return {
    ...item,
    ...Object.fromEntries(texts.flatMap((name) => (item[name] ? [[name, texText(item[name])]] : []))),
    author: item.author.map((name) =>
      Object.fromEntries(Object.entries(name).map(([part, text]) => [part, texText(text)])),
    ),
  };
}

const texCommands: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  // Without the other one, a brace would end the field or go on beyond it.
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
};

function texText(text: string): string {
  return text.replace(/\{([^{}]*)\}|[\\~^{}&%$#_]/g, (found, inner?: string) =>
    inner === undefined ? (texCommands[found] ?? `\\${found}`) : `\\{${texText(inner)}\\}`,
  );
}

/** BibTeX as TeX sets it. The library writes dashes between pages, and lets styles take capitals from the first word of a title. */
function wholeBibtex(text: string): string {
  return text
    .replace(/^(\s*pages = \{\w+)–/gm, '$1--')
    .replace(/^\ttitle = .*$/gm, (title) =>
      title.replace(/( = \{|: )([A-Za-z]\w*[A-Z]\w*)/g, '$1{$2}').replace(/([⁰¹²³⁴-⁹⁺⁻]+)\{(\w+)\}/g, '{$1$2}'),
    );
}

/**
 * RIS as reference managers read it. The library cuts lines after 70 characters, in the middle of words, and ids after
 * 20, and writes first and last page as one, and the year of a paper where few look for it. The last line of an entry ends with a space.
 */
function wholeRis(text: string, items: readonly PublishedItem[]): string {
  const ids = items.values();
  return text
    .replace(/\n(?![A-Z][A-Z\d] {2}- )/g, '')
    .replace(/^ID {2}- .*$/gm, () => `ID  - ${ids.next().value?.id}`)
    .replace(/^C2 {2}- (\d{4})$/gm, 'PY  - $1')
    .replace(/^SP {2}- (\w+)[-–](\w+)$/gm, 'SP  - $1\nEP  - $2');
}
