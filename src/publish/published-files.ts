import { digest } from '../cache/digest.ts';
import { publicationReferences } from '../compile/citations/publication-references.ts';
import type { CompileContext } from '../compile/compile-context.ts';
import type { CompiledSite } from '../compile/compile-site.ts';
import { itemKinds } from '../content/kind-table.ts';
import { sitePages } from '../content/page-list.ts';
import { defaultLanguage, type LanguageCode, languages } from '../language/languages.ts';
import { calendars } from './calendars.ts';
import { citationFiles } from './citation-files.ts';
import { figureFiles } from './figure-files.ts';
import { listedPages } from './listed-pages.ts';
import { newsFeeds } from './news-feeds.ts';
import { openDataFiles, openDataIndex, openDatasets } from './open-data.ts';
import { pageCards } from './page-cards.ts';
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

type Contexts = ReadonlyMap<LanguageCode, CompileContext>;

/** Every file for machines that is published beside the pages. */
export function publishedFiles(site: CompiledSite): PublishedFile[] {
  return publishedGroups(site).flatMap(({ files }) => files());
}

/** The same in groups: only those are made of which an input changed. */
export function publishedGroups(site: CompiledSite): PublishedGroup[] {
  const { origin, contexts: all, content, kept } = site;
  const { facts } = content;
  const group = (name: string, make: (contexts: Contexts, reads: Set<string>) => PublishedFile[]): PublishedGroup => {
    let made: PublishedFile[] | undefined;
    const files = (reads = new Set<string>()) => {
      made ??= make(new Map([...all].map(([code, context]) => [code, context.step(reads)])), reads);
      return made;
    };
    const key = kept.get(`machines ${name}`, '', content.inputs, (reads) =>
      digest(...files(reads).map(({ path, key: own }) => `${path} ${own}\0`)),
    );
    return { name, key, files: () => files() };
  };
  return [
    group('sitemap', (_contexts, reads) => {
      for (const kind of itemKinds) if (kind.facts?.isYearly) reads.add(`items ${kind.name}`);
      return sitemapFiles(origin, listedPages(facts), pageDates(facts));
    }),
    group('open-data', (contexts, reads) => {
      for (const kind of itemKinds) if (kind.facts?.isYearly) reads.add(`items ${kind.name}`);
      return openDataIndex(contexts);
    }),
    ...openDatasets(facts.tree).map((dataset) =>
      group(`open-data ${dataset.name}`, (contexts, reads) => {
        for (const path of dataset.paths) reads.add(path);
        return openDataFiles(contexts, dataset);
      }),
    ),
    group('manifest', (contexts) => [webManifest(contextOf(contexts, defaultLanguage))]),
    group('citations', (contexts) =>
      citationFiles(publicationReferences(contextOf(contexts, defaultLanguage).content), sitePages(facts.tree)),
    ),
    ...languages.flatMap(({ code }) => [
      group(`feeds ${code}`, (contexts) => newsFeeds(contextOf(contexts, code), pageCards(contexts))),
      group(`calendars ${code}`, (contexts) => calendars(contextOf(contexts, code))),
      group(`figures ${code}`, (contexts) => figureFiles(contextOf(contexts, code))),
    ]),
  ];
}

function contextOf(contexts: Contexts, language: LanguageCode): CompileContext {
  return contexts.get(language) as CompileContext;
}
