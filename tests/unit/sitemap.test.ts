import { expect, test } from 'vitest';
import { type ListedPage, sitemapFiles } from '../../src/build/publish/sitemap.ts';
import { languageCodes } from '../../src/lib/language/languages.ts';

/** The pages of a file; each has an address in every language. */
const pagesPerSitemap = Math.floor(10_000 / languageCodes.length);
const page = (path: string, indexed = true) => ({ path, indexed }) as ListedPage;
const pages = (count: number) => Array.from({ length: count }, (_, index) => page(`/news/n${index}`));
const files = async (listed: ListedPage[]) => {
  const published = sitemapFiles('https://example.org', listed, ({ path }) =>
    path === '/news/n7' ? '2026-11-18' : undefined,
  );
  const texts = await Promise.all(published.map(async ({ path, write }) => [path, await write()] as const));
  return new Map(texts);
};

test('up to ten thousand addresses are in one file', async () => {
  const written = await files(pages(pagesPerSitemap));
  expect([...written.keys()]).toEqual(['robots.txt', 'sitemap.xml']);
  expect(written.get('sitemap.xml')?.match(/<url>/g)).toHaveLength(pagesPerSitemap * languageCodes.length);
});

test('beyond that an index names the files, each with the newest day in it', async () => {
  const written = await files(pages(pagesPerSitemap + 1));
  expect([...written.keys()]).toEqual(['robots.txt', 'sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  const index = written.get('sitemap.xml') ?? '';
  expect([...index.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://example.org/sitemap-1.xml',
    'https://example.org/sitemap-2.xml',
  ]);
  expect(index.match(/<lastmod>/g)).toHaveLength(1);
  expect(index).toContain('sitemap-1.xml</loc><lastmod>2026-11-18</lastmod>');
  expect(written.get('sitemap-2.xml')?.match(/<url>/g)).toHaveLength(languageCodes.length);
});

test('pages that engines may not list are not in it; special characters of XML are escaped', async () => {
  const written = await files([page('/search', false), page('/a&b')]);
  expect(written.get('sitemap.xml')).toContain('https://example.org/a&#38;b');
  expect(written.get('sitemap.xml')).not.toContain('search');
});
