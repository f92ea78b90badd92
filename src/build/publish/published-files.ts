import type { LabelsTexts } from '../../../content/model/labels-texts.ts';
import { publicationReferences } from '../../compile/citations/publication-references.ts';
import type { CompileContext } from '../../compile/compile-context.ts';
import type { CompiledSite } from '../../compile/compile-site.ts';
import { type ChartFigure, readFigure } from '../../compile/figures/figure.ts';
import { itemKinds } from '../../content/kind-table.ts';
import { sitePages } from '../../content/page-list.ts';
import { digest } from '../../lib/cache/file-hashes.ts';
import { defaultLanguage, languageOf } from '../../lib/language/languages.ts';
import { memoize } from '../../lib/text/memoize.ts';
import { calendars } from './calendars.ts';
import { citationFiles } from './citation-files.ts';
import { newsFeeds } from './news-feeds.ts';
import { openDataFiles, openDataIndex, openDatasets } from './open-data.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';
import { listedPages, pageDates, sitemapFiles } from './sitemap.ts';

const ground = '#f8f8f8';

/** The site as a phone shows it when it is kept on its first screen (W3C, Web Application Manifest). */
function webManifest({ content, language }: CompileContext): PublishedFile {
  const { logo } = content.texts<LabelsTexts>(language, 'labels');
  const input = {
    name: logo.text,
    lang: languageOf(language).tag,
    start_url: '/',
    display: 'browser',
    background_color: ground,
    theme_color: content.brandColour,
    icons: [{ src: '/icon-512.png', sizes: '512x512', type: 'image/png' }],
  };
  return publishedFile('site.webmanifest', input, (manifest) => `${JSON.stringify(manifest, null, 2)}\n`);
}

/** Files that are made together. */
export interface PublishedGroup<Content extends string | Buffer = string> {
  name: string;
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

function makersOf({ contexts, content }: CompiledSite): ReadonlyMap<string, () => PublishedFile[]> {
  const context = contexts.get(defaultLanguage) as CompileContext;
  const readYears = () => {
    for (const kind of itemKinds) if (kind.facts?.isYearly) content.reads.items(kind.name);
  };
  const makers = new Map<string, () => PublishedFile[]>();
  makers.set('sitemap', () => {
    readYears();
    return sitemapFiles(content.site.origin, listedPages(content), pageDates(content));
  });
  makers.set('open-data', () => {
    readYears();
    return openDataIndex(context);
  });
  for (const dataset of openDatasets(content.tree))
    makers.set(`open-data ${dataset.name}`, () => {
      for (const path of dataset.paths) content.reads.file(path);
      return openDataFiles(context, dataset);
    });
  makers.set('manifest', () => [webManifest(context)]);
  makers.set('citations', () => citationFiles(publicationReferences(content), sitePages(content.tree)));
  for (const [code, own] of contexts) {
    makers.set(`feeds ${code}`, () => newsFeeds(own));
    makers.set(`calendars ${code}`, () => calendars(own));
    makers.set(`figures ${code}`, () => figureFiles(own));
  }
  return makers;
}

function figureFiles({ content, language }: CompileContext): PublishedFile[] {
  return [...content.itemsOf('figure').keys()]
    .map((id) => readFigure(content, language, id))
    .filter((figure): figure is ChartFigure => !figure.picture)
    .map(({ csvUrl, csv }) => publishedFile(csvUrl.slice(1), csv(), (text) => text));
}
