import { oncePer } from '../lib/cache/once-per.ts';
import { cleanPath, splitLanguagePath } from '../lib/language/language-path.ts';
import type { ContentTree } from './content-tree.ts';
import { itemsCalled, itemValue } from './items.ts';
import { itemKinds, kindsCalled } from './kind-table.ts';
import { isInEachLanguage, isWritten, machineFiles } from './machine-files.ts';
import { sitePages } from './page-list.ts';
import { asList, asText } from './unknown-value.ts';

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
  if (atRoot.test(address) || isOpenData(tree, address)) return true;
  const { path } = splitLanguagePath(address);
  const name = isInEachLanguage(path) ? path : address;
  if (machineFiles.has(name) && isWritten(tree, name)) return true;
  const [, figure] = /^\/figures\/([^/]+)\.csv$/.exec(path) ?? [];
  if (figure !== undefined)
    return kindsCalled('figure').some(
      ({ facts }) => facts && tree.filesOf(facts.name).some(({ id }) => id === figure),
    );
  if (path.endsWith('.pdf') && thesisFiles(tree).has(path.slice(0, -'.pdf'.length))) return true;
  // The start page has its file, and hosts lead from both names to it.
  const page = cleanPath(address.replace(besidePage, '').replace(/^\/index$/, '/'));
  return page !== address && isPage(page);
}

/** Open data of which each year has a file. */
function isOpenData(tree: ContentTree, address: string): boolean {
  return itemKinds.some(
    ({ facts, items: { openData } }) =>
      openData &&
      facts?.isYearly &&
      tree.filesOf(facts.name).some(({ id }) => address === `/data/${openData.name}-${id}.json`),
  );
}
