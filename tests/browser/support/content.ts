import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LabelsTexts, RoutesTexts } from '../../../content/model/frame-texts.ts';
import type { NewsData, NewsItemData } from '../../../content/model/news-data.ts';
import type { NewsItemTexts, NewsTexts } from '../../../content/model/news-texts.ts';
import type { NewsLabelsTexts } from '../../../content/model/page-texts.ts';
import type { RoutesData } from '../../../content/model/routes-data.ts';
import type { DepartmentData } from '../../../content/model/unit-data.ts';
import type { LanguageCode } from '../../../src/language/languages.ts';
import { isoDate } from '../../../src/text/iso-date.ts';

/** The content that the site under test was built from: expected texts come from here. */
const dir = resolve(process.env.CONTENT_DIR ?? join(import.meta.dirname, '../../../content'));

/** Reads a content file: `readContent('ua/home.json')`. */
export function readContent<Value>(path: string): Value {
  return JSON.parse(readFileSync(join(dir, path), 'utf8')) as Value;
}

/** The ids of the files of a folder, sorted. */
export function idsOf(folder: string): string[] {
  return readdirSync(join(dir, folder))
    .map((name) => name.replace(/\.json$/, ''))
    .sort();
}

/** The labels of a language. */
export const labels = (language: LanguageCode) => readContent<LabelsTexts>(`${language}/labels.json`);

/** The title of a route in a language. */
export function routeTitle(language: LanguageCode, id: string): string {
  return readContent<RoutesTexts>(`${language}/routes.json`).routes[id]?.title ?? '';
}

/** All news, newest first, with their texts. */
export function newsOf(language: LanguageCode): (NewsItemData & NewsItemTexts)[] {
  const items = idsOf('data/news').flatMap((year) => {
    const texts = new Map(
      readContent<NewsTexts>(`${language}/news/${year}.json`).items.map((item) => [item.id, item]),
    );
    const { items: data } = readContent<NewsData>(`data/news/${year}.json`);
    return data.map((item) => ({ ...item, ...(texts.get(item.id) as NewsItemTexts) }));
  });
  const time = (item: NewsItemData) => isoDate(item.date) ?? '';
  return items.sort((a, b) => (time(a) < time(b) ? 1 : time(a) > time(b) ? -1 : 0));
}

/** The title of the page at a path without its language: that of its item, or of its route. */
export function pageTitle(language: LanguageCode, path: string): string {
  const { routes } = readContent<RoutesData>('data/routes.json');
  const fixed = routes.find((route) => route.path === path);
  if (fixed && !fixed.collection) return routeTitle(language, fixed.id);
  const id = fixed?.item ?? path.split('/').at(-1) ?? '';
  const route = fixed ?? routes.find((each) => each.path.includes('{id}') && each.path.replace('{id}', id) === path);
  const read = (folder: string, key: string) =>
    readContent<Record<string, string>>(`${language}/${folder}/${id}.json`)[key] ?? '';
  switch (route?.collection) {
    case 'news':
      return newsOf(language).find((item) => item.id === id)?.title ?? '';
    case 'news-archive':
      return readContent<NewsLabelsTexts>(`${language}/news.json`).archive.yearTitle.replace('{{year}}', id);
    case 'people':
      return read('people', 'name');
    case 'laboratories':
      return read('laboratories', 'name');
    case 'defences':
      return read('defences', 'title');
    case 'special-councils':
      return read('special-councils', 'name');
    default:
      return read('departments', 'name');
  }
}

/** A page of every route, without its language: where a route has many, that of the first item. */
export function samplePages(): { component: string; path: string }[] {
  const { routes } = readContent<RoutesData>('data/routes.json');
  return routes.map(({ component, path, collection, item }) => ({
    component,
    path: collection && !item ? path.replace('{id}', firstOf(collection)) : path,
  }));
}

/** The path of one page of every kind, by the name of its component. */
export const pageOfEachKind = () => new Map(samplePages().map(({ component, path }) => [component, path]));

/** The id of the first item of a collection. */
function firstOf(collection: string): string {
  if (collection === 'news') return newsOf('ua')[0]?.id ?? '';
  if (collection === 'news-archive') return idsOf('data/news').at(-1) ?? '';
  const kind = /^(\w+)-departments$/.exec(collection)?.[1];
  if (!kind) return idsOf(`data/${collection}`)[0] ?? '';
  const isOfKind = (id: string) => readContent<DepartmentData>(`data/departments/${id}.json`).kind === kind;
  return idsOf('data/departments').find(isOfKind) ?? '';
}
