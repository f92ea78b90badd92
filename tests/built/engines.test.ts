import { expect, test } from 'vitest';
import type { DocumentsData } from '../../content/model/documents.ts';
import { itemsOf, newsOf, readContent } from '../browser/support/content.ts';
import { builtFiles, fileAt, readBuilt, readPage, readXml } from './support/site.ts';

const sitemap = readXml('sitemap.xml');
const entries = [...sitemap.getElementsByTagName('url')].map((url) => ({
  address: url.getElementsByTagName('loc')[0]?.textContent ?? '',
  changed: url.getElementsByTagName('lastmod')[0]?.textContent,
  alternates: Object.fromEntries(
    [...url.getElementsByTagName('xhtml:link')].map((link) => [
      link.getAttribute('hreflang') ?? '',
      link.getAttribute('href') ?? '',
    ]),
  ),
}));
const pages = builtFiles('.html').map((path) => {
  const page = readPage(path);
  return {
    path,
    page,
    canonical: page.querySelector('link[rel=canonical]')?.getAttribute('href'),
    indexed: !page.querySelector('meta[name=robots][content=noindex]'),
  };
});
const { origin } = readContent<{ origin: string }>('data/site.json');
const { items: documents } = readContent<DocumentsData>('data/documents.json');
const languageOf = (id: string) => documents.find((document) => document.id === id)?.language;
const documentFile = (id: string) => `about/documents/${id}.html`;
const documentFiles = new Set(documents.map(({ id }) => documentFile(id)));

test('the sitemap lists every page that engines may list, and no other', () => {
  const listed = entries.map(({ address }) => fileAt(address));
  expect(listed.sort()).toEqual(pages.filter(({ indexed }) => indexed).map(({ path }) => path));
  // Of the pages of a document, the one in its own language is listed.
  const inOther = itemsOf('documents').map((id) => `${languageOf(id) === 'en' ? '' : 'en/'}${documentFile(id)}`);
  expect(pages.filter(({ indexed }) => !indexed).map(({ path }) => path)).toEqual(
    [...['404', 'search', 'test'].flatMap((name) => [`${name}.html`, `en/${name}.html`]), ...inOther].sort(),
  );
});

test('sitemap and pages name the same address and the same languages', () => {
  const byFile = new Map(entries.map((entry) => [fileAt(entry.address), entry]));
  for (const { path, page, canonical, indexed } of pages) {
    if (!indexed) continue;
    const entry = byFile.get(path);
    expect(canonical).toBe(entry?.address);
    expect(canonical?.startsWith(origin)).toBe(true);
    const links = page.querySelectorAll('link[rel=alternate][hreflang]');
    const alternates = links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]);
    expect(entry?.alternates).toEqual(Object.fromEntries(alternates));
    const isDocument = documentFiles.has(path.replace(/^en\//, ''));
    expect(Object.keys(entry?.alternates ?? {}).sort()).toEqual(isDocument ? [] : ['en', 'uk', 'x-default']);
  }
});

test('pairs of languages point at each other', () => {
  const byAddress = new Map(entries.map((entry) => [entry.address, entry.alternates]));
  for (const { address, alternates } of entries) {
    if (documentFiles.has(fileAt(address).replace(/^en\//, ''))) continue;
    expect(byAddress.get(alternates.uk ?? '')).toEqual(alternates);
    expect(byAddress.get(alternates.en ?? '')).toEqual(alternates);
    expect(Object.values(alternates)).toContain(address);
  }
});

test('a news item changed on its day; a page without a date in the content has none', () => {
  const changed = (path: string) => entries.find(({ address }) => address === origin + path)?.changed;
  for (const { id, date } of newsOf('en').slice(0, 5)) {
    expect(changed(`/news/${id}`)).toBe(date.split('.').reverse().join('-'));
  }
  expect(changed('/contacts')).toBeUndefined();
  for (const entry of entries) if (entry.changed) expect(entry.changed).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('robots.txt names the sitemap', () => {
  expect(readBuilt('robots.txt')).toContain(`Sitemap: ${origin}/sitemap.xml\n`);
});

test('every page has a title and a description of its own language', () => {
  const seen = new Map<string, string>();
  for (const { path, page, indexed } of pages) {
    const title = page.querySelector('title')?.text ?? '';
    expect(title.length, path).toBeGreaterThan(3);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')?.length, path).toBeGreaterThan(19);
    // The syllabi of the two specialties have one title by the specification.
    if (!indexed || path.includes('syllabus')) continue;
    expect(seen.get(title), `${path} and ${seen.get(title)} have the same title`).toBeUndefined();
    seen.set(title, path);
  }
});
