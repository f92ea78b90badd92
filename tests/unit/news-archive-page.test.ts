import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { i18n } from 'i18next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import labels from '../../content/ua/labels.json' with { type: 'json' };
import news from '../../content/ua/news.json' with { type: 'json' };
import type { CompileContext } from '../../src/compile/compile-context.ts';
import type { Namespaces } from '../../src/compile/namespaces.ts';
import { newsArchiveNamespace } from '../../src/compile/news-namespaces.ts';
import type { PageManifest } from '../../src/compile/page-manifests.ts';
import { SiteContent } from '../../src/compile/site-content.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { newsPerPage } from '../../src/content/news-archive.ts';
import { createI18n } from '../../src/lib/language/i18n.ts';
import { joinLanguagePath } from '../../src/lib/language/language-path.ts';
import { PageContext } from '../../src/site/page-context.ts';
import NewsArchivePage from '../../src/site/pages/news-archive-page.tsx';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForFile } from '../support/temporary-folder.ts';

/** Content with a year of three pages of news: 2026, 2026-2 and 2026-1. */
const dir = folderForFile();
cpSync(join(smallInstitute, 'data'), join(dir, 'data'), { recursive: true });
const items = Array.from({ length: 3 * newsPerPage }, (_, index) => ({ id: `item-${index}`, date: '18.11.2026' }));
writeFileSync(join(dir, 'data/news/2026.json'), JSON.stringify({ items }));
// A topic with as many as two pages have, in the files of two years.
const ofTopic = (year: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `of-${year}-${index}`,
    date: `18.11.${year}`,
    topic: 'industry',
  }));
writeFileSync(join(dir, 'data/news/2022.json'), JSON.stringify({ items: ofTopic('2022', newsPerPage) }));
writeFileSync(join(dir, 'data/news/2021.json'), JSON.stringify({ items: ofTopic('2021', newsPerPage + 1) }));
const route = {
  id: 'news-archive',
  path: '/news/archive/{id}',
  component: 'NewsArchivePage',
  collection: 'news-archive',
};
writeFileSync(join(dir, 'data/routes.json'), JSON.stringify({ routes: [route] }));
const content = new SiteContent(readContent(dir));

function archive(id: string): Namespaces['news-archive/{id}'] {
  const context = {
    content,
    newsCard: ({ id }: { id: string }) => ({
      ...{ id, href: `/news/${id}`, title: id, text: id, date: '2026-11-18' },
      picture: { src: { src: '/images/grain.svg', width: 8, height: 5 }, alt: '' },
    }),
    unitById: () => undefined,
    href: (path: string) => joinLanguagePath('ua', path),
    language: 'ua',
  };
  return newsArchiveNamespace(context as unknown as CompileContext, id);
}

function htmlOf(namespace: Namespaces['news-archive/{id}']): string {
  const i18n: i18n = createI18n({
    resources: { uk: { archive: namespace, news, labels: { ...labels, months: [] } } } as never,
  });
  const page = {
    language: 'ua',
    path: '/news/archive/2026',
    namespace: 'archive',
    namespaces: { archive: '', news: '', labels: '' },
    later: {},
  } as unknown as PageManifest;
  return renderToStaticMarkup(
    createElement(PageContext, { value: { page, i18n, t: i18n.t } }, createElement(NewsArchivePage)),
  );
}

/** Where the links of a page of the archive to other pages lead, by their words. */
function linksOf(namespace: Namespaces['news-archive/{id}']): Record<string, string> {
  const links = htmlOf(namespace).matchAll(/<a href="([^"]+)" rel="(\w+)">([^<]+)<\/a>/g);
  return Object.fromEntries([...links].map(([, href = '', rel, words]) => [`${rel}: ${words}`, href]));
}

const { newer, older } = news.archive;

test('a page of the archive leads to the newer page of the year and to the older one', () => {
  expect(archive('2026-2')).toMatchObject({ newer: '/news/archive/2026', older: '/news/archive/2026-1' });
  expect(linksOf(archive('2026-2'))).toEqual({
    [`prev: ${newer}`]: '/news/archive/2026',
    [`next: ${older}`]: '/news/archive/2026-1',
  });
});

test('the newest page of a year leads to older ones only, the oldest on to the year before', () => {
  expect(linksOf(archive('2026'))).toEqual({ [`next: ${older}`]: '/news/archive/2026-2' });
  expect(linksOf(archive('2026-1'))).toEqual({
    [`prev: ${newer}`]: '/news/archive/2026-2',
    [`next: ${older}`]: '/news/archive/2025',
  });
});

test('the newest page of a year alone leads to all the others: a new item changes no older page', () => {
  const numbered = ['2', '1'].map((number) => ({ href: `/news/archive/2026-${number}`, label: number }));
  expect(archive('2026').pages).toEqual(numbered);
  expect(['2026-2', '2026-1'].flatMap((id) => archive(id).pages)).toEqual([]);
});

test('the pages of a topic show its news of all years, and lead to its own pages only', () => {
  const [newest, oldest] = [archive('industry'), archive('industry-1')];
  expect([newest, oldest].map(({ items }) => items.length)).toEqual([newsPerPage + 1, newsPerPage]);
  expect(newest.items[0]?.id).toMatch(/^of-2022/);
  expect(oldest.items.every(({ id }) => id.startsWith('of-2021'))).toBe(true);
  expect(linksOf(newest)).toEqual({ [`next: ${older}`]: '/news/archive/industry-1' });
  expect(linksOf(oldest)).toEqual({ [`prev: ${newer}`]: '/news/archive/industry' });
});

test('the archive leads to every topic that has news, and says which one it shows', () => {
  const { industry } = news.archive.topics;
  expect(htmlOf(archive('2026'))).toContain(`<a href="/news/archive/industry">${industry}</a>`);
  expect(htmlOf(archive('industry-1'))).toContain(
    `<a href="/news/archive/industry" aria-current="true">${industry}</a>`,
  );
  expect(htmlOf(archive('2026'))).not.toContain(news.archive.topics.research);
});

test('an archive without news has no list of them', () => {
  const { items: _, ...rest } = archive('2026');
  expect(htmlOf({ ...rest, items: [] })).not.toMatch(/<ul[^>]*><\/ul>/);
});
