import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import labels from '../../content/ua/labels.json' with { type: 'json' };
import news from '../../content/ua/news.json' with { type: 'json' };
import type { PageManifest } from '../../src/compile/page-manifests.ts';
import { createI18n } from '../../src/lib/language/i18n.ts';
import { PageContext } from '../../src/site/page-context.ts';
import DepartmentListPage from '../../src/site/pages/department-list-page.tsx';
import NewsArchivePage from '../../src/site/pages/news-archive-page.tsx';
import NewsItemPage from '../../src/site/pages/news-item-page.tsx';
import departments from '../small-institute/ua/departments.json' with { type: 'json' };

/** A page of these namespaces, the first being its own. */
function htmlOf(component: FunctionComponent, namespaces: Readonly<Record<string, object>>): string {
  const i18n = createI18n({ resources: { uk: namespaces } as never });
  const names = Object.keys(namespaces);
  const [namespace = ''] = names;
  const page = {
    language: 'ua',
    path: `/${namespace}`,
    namespace,
    namespaces: Object.fromEntries(names.map((name) => [name, ''])),
    item: namespace.split('/')[1],
    later: {},
  } as unknown as PageManifest;
  return renderToStaticMarkup(
    createElement(PageContext, { value: { page, i18n, t: i18n.t } }, createElement(component)),
  );
}

function newsItem(neighbours: object): string {
  const item = {
    date: '2026-11-18',
    text: 'Плавка',
    pictures: [],
    people: [],
    documents: [],
    earlier: [],
    ...neighbours,
  };
  return htmlOf(NewsItemPage, { 'news/melt': item, news, labels: { ...labels, months: [] } });
}

test('a news item leads to the one before it', () => {
  expect(newsItem({ older: { href: '/news/older', label: 'Раніше' } })).toMatch(
    /<nav [^>]*><a href="\/news\/older">/,
  );
});

test('the only news item leads to no other, and has no landmark for that', () => {
  expect(newsItem({})).toContain('Плавка');
  expect(newsItem({})).not.toContain('<nav');
});

test('without any news their page says so, and has no way to years', () => {
  const html = htmlOf(NewsArchivePage, {
    'newest-news': { newestHref: '/news', years: [], topics: {}, units: [], items: [], pages: [] },
    news,
  });
  expect(html).toContain(news.archive.none);
  expect(html).not.toContain('<nav');
});

test('a kind without departments has its introduction alone', () => {
  const html = htmlOf(DepartmentListPage, {
    'departments/design': { intro: '<p>Креслять печі.</p>', units: [] },
    departments,
  });
  expect(html).toContain('Креслять печі.');
  expect(html).not.toContain('<ul');
});
