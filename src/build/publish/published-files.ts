import { publicationReferences } from '../../compile/citations/publication-references.ts';
import type { CompileContext } from '../../compile/compile-context.ts';
import type { CompiledSite } from '../../compile/compile-site.ts';
import { itemKinds } from '../../content/kind-table.ts';
import { sitePages } from '../../content/page-list.ts';
import { digest } from '../../lib/cache/digest.ts';
import { defaultLanguage } from '../../lib/language/languages.ts';
import { memoize } from '../../lib/text/memoize.ts';
import { calendars } from './calendars.ts';
import { citationFiles } from './citation-files.ts';
import { figureFiles } from './figure-files.ts';
import { listedPages } from './listed-pages.ts';
import { newsFeeds } from './news-feeds.ts';
import { openDataFiles, openDataIndex, openDatasets } from './open-data.ts';
import { pageDates } from './page-dates.ts';
import type { PublishedFile } from './published-file.ts';
import { sitemapFiles } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** Files that are made together. */
export interface PublishedGroup<Content extends string | Buffer = string> {
  name: string;
  /** The hash of what they are written from. */
  key: string;
  /** Makes them. Called only when the key is new. */
  files: () => PublishedFile<Content>[];
}

/** Every file for machines that is published beside the pages. */
export function publishedFiles(site: CompiledSite): PublishedFile[] {
  return publishedGroups(site).flatMap(({ files }) => files());
}

/** The same in groups: only those are made of which something changed. */
export function publishedGroups(site: CompiledSite): PublishedGroup[] {
  const makers = makersOf(site);
  const filesOf = memoize((name: string) => makers.get(name)?.() ?? []);
  const keyOf = site.content.memo.made('machines', (name) =>
    digest(...filesOf(name).map(({ path, key }) => `${path} ${key}\0`)),
  );
  return [...makers.keys()].map((name) => ({ name, key: keyOf(name), files: () => filesOf(name) }));
}

/** The functions that make the files of each group. */
function makersOf({ origin, contexts, content }: CompiledSite): ReadonlyMap<string, () => PublishedFile[]> {
  const context = contexts.get(defaultLanguage) as CompileContext;
  const readYears = () => {
    for (const kind of itemKinds) if (kind.facts?.isYearly) content.readItems(kind.name);
  };
  return new Map<string, () => PublishedFile[]>([
    [
      'sitemap',
      () => {
        readYears();
        return sitemapFiles(origin, listedPages(content), pageDates(content));
      },
    ],
    [
      'open-data',
      () => {
        readYears();
        return openDataIndex(context);
      },
    ],
    ...openDatasets(content.tree).map((dataset): [string, () => PublishedFile[]] => [
      `open-data ${dataset.name}`,
      () => {
        content.readFiles(dataset.paths);
        return openDataFiles(context, dataset);
      },
    ]),
    ['manifest', () => [webManifest(context)]],
    ['citations', () => citationFiles(publicationReferences(content), sitePages(content.tree))],
    ...[...contexts].flatMap(([code, own]): [string, () => PublishedFile[]][] => [
      [`feeds ${code}`, () => newsFeeds(own)],
      [`calendars ${code}`, () => calendars(own)],
      [`figures ${code}`, () => figureFiles(own)],
    ]),
  ]);
}
