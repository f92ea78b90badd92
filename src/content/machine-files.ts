import { oncePer } from '../lib/cache/once-per.ts';
import { cleanPath, splitLanguagePath } from '../lib/language/language-path.ts';
import type { ContentTree } from './content-tree.ts';
import { itemsCalled, itemValue } from './items.ts';
import { itemKinds } from './kind-table.ts';
import { sitePages } from './page-list.ts';
import { asList, asText } from './unknown-value.ts';

/** The kinds of content that are published as open data in one file: `/data/NAME.json`; others have one for each year. */
const openDataNames = itemKinds.flatMap(({ facts, items }) =>
  items.openData && !facts?.isYearly ? [items.openData.name] : [],
);

/** Files that the build writes from content and that texts may link to; everything else they link to is a page or a document. */
export const machineFiles: ReadonlySet<string> = new Set([
  '/data/index.json',
  ...openDataNames.map((name) => `/data/${name}.json`),
  '/feed.xml',
  '/feed.json',
  '/calendar.ics',
  ...['bib', 'ris', 'csl.json'].flatMap((ending) =>
    ['monographs', 'publications'].map((name) => `/publishing/${name}.${ending}`),
  ),
]);

/** The kinds of files of which a machine file is made: without any of them it is not written. */
const madeOf: Readonly<Record<string, readonly string[]>> = {
  '/feed.xml': ['news-data'],
  '/feed.json': ['news-data'],
  '/calendar.ics': ['defence-data', 'schedule-data'],
};

/** Tells if the build writes a machine file of this content. */
export function isWritten(tree: ContentTree, machineFile: string): boolean {
  return madeOf[machineFile]?.some((name) => tree.filesOf(name).length > 0) ?? true;
}

/** Tells if each language has a file of its own: `/feed.xml` and `/en/feed.xml`. */
export function isInEachLanguage(machineFile: string): boolean {
  return /^\/(feed|calendar)\./.test(machineFile);
}

/** Files that every site has at its root. */
const atRoot =
  /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml|site\.webmanifest|favicon\.(?:svg|ico)|apple-touch-icon\.png|icon-512\.png|pdf\.worker\.min\.js|_headers|_redirects)$/;
/**
 * The PDF of the thesis that a page presents, by the path of the page without a language. A copy stands beside the page, because Google Scholar takes a
 * thesis only from the folder of the page that describes it.
 */
export const thesisFiles = oncePer((tree: ContentTree): ReadonlyMap<string, string> => {
  const files = new Map(
    itemsCalled(tree, 'document').flatMap((document): [unknown, string][] => {
      const { kind, file } = itemValue(document);
      const path = asText(file);
      return kind === 'thesis' && path && tree.documents.includes(path) ? [[document.id, path]] : [];
    }),
  );
  const ofDefence = new Map(
    itemsCalled(tree, 'defence').map((defence) => {
      const [thesis] = asList(itemValue(defence).documents).filter((id) => files.has(id));
      return [defence.id, files.get(thesis)];
    }),
  );
  return new Map(
    sitePages(tree).flatMap(({ collection, item = '', path }): [string, string][] => {
      const file = collection === 'defences' ? ofDefence.get(item) : undefined;
      return file ? [[path, file]] : [];
    }),
  );
});

/** Files beside some pages: their dates and citations. */
const besidePage = /\.(?:ics|bib|ris|csl\.json)$/;

/**
 * Tells if the build writes a file at an address that is no page's and no document's: for programs, or the file of a page.
 * @param isPage tells whether an address is that of a page, its language included
 */
export function isBuiltFile(tree: ContentTree, address: string, isPage: (address: string) => boolean): boolean {
  if (atRoot.test(address)) return true;
  const [, data, year] = /^\/data\/(.+)-(\d+)\.json$/.exec(address) ?? [];
  const ofYear = itemKinds.find(({ facts, items }) => facts?.isYearly && items.openData?.name === data)?.facts;
  if (ofYear && tree.file(ofYear.name, undefined, year)) return true;
  const { path } = splitLanguagePath(address);
  const name = isInEachLanguage(path) ? path : address;
  if (machineFiles.has(name) && isWritten(tree, name)) return true;
  const [, figure] = /^\/figures\/([^/]+)\.csv$/.exec(path) ?? [];
  if (figure !== undefined) return itemsCalled(tree, 'figure').some(({ id }) => id === figure);
  if (path.endsWith('.pdf') && thesisFiles(tree).has(path.slice(0, -'.pdf'.length))) return true;
  // The start page has its file, and hosts lead from both names to it.
  const page = cleanPath(address.replace(besidePage, '').replace(/^\/index$/, '/'));
  return page !== address && isPage(page);
}
