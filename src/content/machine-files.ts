import type { ContentTree } from './content-tree.ts';
import { itemKinds } from './kind-table.ts';

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
