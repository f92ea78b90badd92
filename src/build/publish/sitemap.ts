import { alternatePaths, joinLanguagePath } from '../../lib/language/language-path.ts';
import { type LanguageCode, languages } from '../../lib/language/languages.ts';
import { escapeXml } from '../../lib/text/escape-xml.ts';
import type { ListedPage } from './listed-pages.ts';
import { newest } from './page-dates.ts';
import { type PublishedFile, publishedFile } from './published-file.ts';

/** How many addresses one file has; beyond that, an index names several files. The protocol allows 50,000. */
export const addressesPerSitemap = 10_000;

interface SitemapInput {
  origin: string;
  /** Paths without their language, each with the day its content changed, and the language in which alone it is listed. */
  pages: [path: string, changed: string | undefined, only: LanguageCode | undefined][];
}

/**
 * The sitemap for search engines (sitemaps.org, protocol 0.9), with every language of each page, and robots.txt, which
 * names it.
 */
export function sitemapFiles(
  origin: string,
  listed: readonly ListedPage[],
  changed: (page: ListedPage) => string | undefined,
): PublishedFile[] {
  const pages = listed
    .filter(({ indexed }) => indexed)
    .map((page): SitemapInput['pages'][number] => [page.path, changed(page), page.only]);
  const perFile = Math.floor(addressesPerSitemap / languages.length);
  const parts = Array.from({ length: Math.ceil(pages.length / perFile) }, (_, index) =>
    pages.slice(index * perFile, (index + 1) * perFile),
  );
  const robots = publishedFile('robots.txt', origin, writeRobots);
  if (parts.length < 2) return [robots, publishedFile('sitemap.xml', { origin, pages }, writeSitemap)];
  const named = parts.map((part, index) => ({ name: `sitemap-${index + 1}.xml`, pages: part }));
  const index = named.map(({ name, pages }): [string, string | undefined] => [
    `${origin}/${name}`,
    newest(pages.map(([, date]) => date ?? '')),
  ]);
  return [
    robots,
    publishedFile('sitemap.xml', index, writeIndex),
    ...named.map(({ name, pages }) => publishedFile(name, { origin, pages }, writeSitemap)),
  ];
}

function writeRobots(origin: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

function writeSitemap({ origin, pages }: SitemapInput): string {
  const urls = pages.flatMap(([path, changed, only]) => {
    const address = (code: LanguageCode) => escapeXml(origin + joinLanguagePath(code, path));
    const alternates = (only ? [] : alternatePaths(path)).map(
      ([tag, own]) => `<xhtml:link rel="alternate" hreflang="${tag}" href="${escapeXml(origin + own)}"/>`,
    );
    return languages
      .filter(({ code }) => (only ?? code) === code)
      .map(({ code }) => `<url><loc>${address(code)}</loc>${lastModified(changed)}${alternates.join('')}</url>`);
  });
  const namespaces = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${namespaces}>\n${urls.join('\n')}\n</urlset>\n`;
}

function writeIndex(sitemaps: [address: string, changed: string | undefined][]): string {
  const entries = sitemaps.map(
    ([address, changed]) => `<sitemap><loc>${escapeXml(address)}</loc>${lastModified(changed)}</sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

function lastModified(date: string | undefined): string {
  return date ? `<lastmod>${date}</lastmod>` : '';
}
