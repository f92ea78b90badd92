import { publicationReferences } from '../compile/citations/publication-references.ts';
import type { CompiledSite } from '../compile/compile-site.ts';
import { calendars } from './calendars.ts';
import { citationFiles } from './citation-files.ts';
import { newsFeeds } from './news-feeds.ts';
import { openData } from './open-data.ts';
import { pageCards } from './page-cards.ts';
import { pageDates } from './page-dates.ts';
import type { PublishedFile } from './published-file.ts';
import { sitemapFiles } from './sitemap.ts';

/** Every file for machines that is published beside the pages. */
export function publishedFiles({ origin, pages, content, contexts }: CompiledSite): PublishedFile[] {
  const cardOf = pageCards(contexts);
  return [
    ...sitemapFiles(origin, pages, pageDates(content.facts)),
    ...openData(contexts),
    ...citationFiles(publicationReferences(content)),
    ...[...contexts.values()].flatMap((context) => [...newsFeeds(context, cardOf), ...calendars(context)]),
  ];
}
