import { digest } from '../cache/digest.ts';
import { publicationReferences } from '../compile/citations/publication-references.ts';
import type { CompileContext } from '../compile/compile-context.ts';
import type { CompiledSite } from '../compile/compile-site.ts';
import { itemKinds } from '../content/kind-table.ts';
import { sitePages } from '../content/page-list.ts';
import { defaultLanguage, languageCodes } from '../language/languages.ts';
import { calendars } from './calendars.ts';
import { citationFiles } from './citation-files.ts';
import { figureFiles } from './figure-files.ts';
import { listedPages } from './listed-pages.ts';
import { newsFeeds } from './news-feeds.ts';
import { openDataFile, openDataIndex, openDatasets } from './open-data.ts';
import { pageDates } from './page-dates.ts';
import type { PublishedFile } from './published-file.ts';
import { sitemapFiles } from './sitemap.ts';
import { webManifest } from './web-manifest.ts';

/** Files for machines that are made together. */
export interface PublishedGroup {
  name: string;
  /** The hash of what they are written from. */
  key: string;
  /** Makes them. Called only when the key is new. */
  files: () => PublishedFile[];
}

/** Every file for machines that is published beside the pages. */
export function publishedFiles(site: CompiledSite): PublishedFile[] {
  return publishedGroups(site).flatMap(({ files }) => files());
}

/** The same in groups: only those are made of which something changed. */
export function publishedGroups(site: CompiledSite): PublishedGroup[] {
  const { origin, contexts, content } = site;
  const { facts, memo } = content;
  const makers = new Map<string, () => PublishedFile[]>();
  const made = new Map<string, PublishedFile[]>();
  const filesOf = (name: string) => {
    const files = made.get(name) ?? makers.get(name)?.() ?? [];
    made.set(name, files);
    return files;
  };
  const keyOf = memo.made('machines', (name) => digest(...filesOf(name).map(({ path, key }) => `${path} ${key}\0`)));
  const group = (
    name: string,
    make: (context: CompileContext) => PublishedFile[],
    language = defaultLanguage,
  ): PublishedGroup => {
    makers.set(name, () => make(contexts.get(language) as CompileContext));
    return { name, key: keyOf(name), files: () => filesOf(name) };
  };
  const readYears = () => {
    for (const kind of itemKinds) if (kind.facts?.isYearly) content.readItems(kind.name);
  };
  return [
    group('sitemap', () => {
      readYears();
      return sitemapFiles(origin, listedPages(facts), pageDates(facts));
    }),
    group('open-data', (context) => {
      readYears();
      return openDataIndex(context);
    }),
    ...openDatasets(facts.tree).map((dataset) =>
      group(`open-data ${dataset.name}`, (context) => {
        content.readFiles(dataset.paths);
        return [openDataFile(context, dataset)];
      }),
    ),
    group('manifest', (context) => [webManifest(context)]),
    group('citations', () => citationFiles(publicationReferences(content), sitePages(facts.tree))),
    ...languageCodes.flatMap((code) => [
      group(`feeds ${code}`, newsFeeds, code),
      group(`calendars ${code}`, calendars, code),
      group(`figures ${code}`, figureFiles, code),
    ]),
  ];
}
