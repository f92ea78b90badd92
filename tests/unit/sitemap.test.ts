import { expect, test } from 'vitest';
import { type ListedPage, sitemapFiles } from '../../src/build/publish/sitemap.ts';
import { languageCodes } from '../../src/lib/language/languages.ts';

const page = (path: string, indexed = true) => ({ path, indexed }) as ListedPage;
const files = async (listed: ListedPage[]) => {
  const published = sitemapFiles('https://example.org', listed, ({ path }) =>
    path === '/news/n7' ? '2026-11-18' : undefined,
  );
  const texts = await Promise.all(published.map(async ({ path, write }) => [path, await write()] as const));
  return new Map(texts);
};

test('all addresses are in one file, with the days that are known; robots.txt names it', async () => {
  const written = await files(Array.from({ length: 10_000 }, (_, index) => page(`/news/n${index}`)));
  expect([...written.keys()]).toEqual(['robots.txt', 'sitemap.xml']);
  expect(written.get('robots.txt')).toContain('Sitemap: https://example.org/sitemap.xml');
  const map = written.get('sitemap.xml') ?? '';
  expect(map.match(/<url>/g)).toHaveLength(10_000 * languageCodes.length);
  expect(map.match(/<lastmod>/g)).toHaveLength(languageCodes.length);
  expect(map).toContain('/news/n7</loc><lastmod>2026-11-18</lastmod>');
});

test('pages that engines may not list are not in it; special characters of XML are escaped', async () => {
  const written = await files([page('/search', false), page('/a&b')]);
  expect(written.get('sitemap.xml')).toContain('https://example.org/a&#38;b');
  expect(written.get('sitemap.xml')).not.toContain('search');
});
