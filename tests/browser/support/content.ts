import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DocumentsData, DocumentsTexts } from '../../../content/model/documents.ts';
import type { LabelsTexts } from '../../../content/model/labels-texts.ts';
import type { NewsData, NewsItemData, NewsItemTexts, NewsTexts } from '../../../content/model/news.ts';
import type { NewsLabelsTexts } from '../../../content/model/page-texts.ts';
import type { Route, RoutesData, RoutesTexts } from '../../../content/model/routes.ts';
import type { DepartmentData } from '../../../content/model/units.ts';
import { joinLanguagePath } from '../../../src/lib/language/language-path.ts';
import { type LanguageCode, languages } from '../../../src/lib/language/languages.ts';
import { compareText } from '../../../src/lib/text/compare-text.ts';
import { asIsoDate } from '../../../src/lib/text/days.ts';

/** The content that the site under test was built from: expected texts come from here. */
const dir = resolve(process.env.CONTENT_DIR ?? join(import.meta.dirname, '../../../content'));

/** Where a file or folder of the content is. */
export const contentPath = (path: string) => join(dir, path);

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
  return items.sort((a, b) => compareText(asIsoDate(b.date), asIsoDate(a.date)));
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
    case 'documents':
      return (
        readContent<DocumentsTexts>(`${language}/documents.json`).items.find((item) => item.id === id)?.title ?? ''
      );
    case 'defences':
      return read('defences', 'title');
    default:
      return read(route?.collection ?? '', 'name');
  }
}

/** The paths of the pages of a route, without their language; those of a year's archive after its first come on top. */
function pathsOf({ path, collection, kind, item }: Route): string[] {
  return collection && !item ? itemsOf(collection, kind).map((id) => path.replace('{id}', id)) : [path];
}

/** The path of one page of every kind, without its language, by the name of its component. */
export function pageOfEachKind(): Map<string, string> {
  const { routes } = readContent<RoutesData>('data/routes.json');
  return new Map(
    routes.flatMap((route) => {
      const [path] = pathsOf(route);
      return path === undefined ? [] : [[route.component, path]];
    }),
  );
}

/** The files of the built site that all pages make, in every language; what answers for missing pages is left out. */
export function contentPages(): string[] {
  const { routes } = readContent<RoutesData>('data/routes.json');
  const paths = routes.flatMap(pathsOf).filter((path) => path !== '/404');
  return languages
    .flatMap(({ code }) => paths.map((path) => joinLanguagePath(code, path)))
    .map((address) => `${address.slice(1) || 'index'}.html`);
}

/** The ids of the items of a collection, or of one kind of them; the first is the one to take where any will do. */
export function itemsOf(collection: string, kind?: string): string[] {
  if (collection === 'news') return newsOf('ua').map(({ id }) => id);
  if (collection === 'news-archive') return idsOf('data/news').reverse();
  if (collection === 'documents') return readContent<DocumentsData>('data/documents.json').items.map(({ id }) => id);
  const ids = idsOf(`data/${collection}`);
  const isOfKind = (id: string) => readContent<DepartmentData>(`data/${collection}/${id}.json`).kind === kind;
  return kind === undefined ? ids : ids.filter(isOfKind);
}
