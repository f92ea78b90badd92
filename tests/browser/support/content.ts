import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { LabelsTexts, RoutesTexts } from '../../../content/model/frame-texts.ts';
import type { NewsData, NewsItemData } from '../../../content/model/news-data.ts';
import type { NewsItemTexts, NewsTexts } from '../../../content/model/news-texts.ts';
import { isoDate } from '../../../src/compiler/date-text.ts';
import type { LanguageCode } from '../../../src/language/languages.ts';

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
