import { cleanPath, splitLanguagePath } from '../language/language-path.ts';
import type { ContentTree } from './content-tree.ts';
import { itemKinds, kindsCalled } from './kind-table.ts';
import { isInEachLanguage, isWritten, machineFiles } from './machine-files.ts';

/** What every site has at its root. */
const atRoot =
  /^\/(?:robots\.txt|sitemap(?:-\d+)?\.xml|site\.webmanifest|favicon\.(?:svg|ico)|apple-touch-icon\.png|icon-512\.png|pdf\.worker\.min\.js|_headers|_redirects)$/;
/** What stands beside some pages: their dates and citations. */
const besidePage = /\.(?:ics|bib|ris|csl\.json)$/;

/**
 * Whether the build writes a file at an address that is no page's and no document's: for programs, or the file of a page.
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
