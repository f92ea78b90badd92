import type { CompiledSite } from '../compile/compile-site.ts';
import { pageDates } from './page-dates.ts';
import type { PublishedFile } from './published-file.ts';
import { sitemapFiles } from './sitemap.ts';

/** Every file for machines that stands beside the pages. */
export function publishedFiles({ origin, pages, content }: CompiledSite): PublishedFile[] {
  return [...sitemapFiles(origin, pages, pageDates(content))];
}
