import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewsTexts } from '../../content/model/news-texts.ts';
import { defaultLanguage, languageCodes } from '../language/languages.ts';

/** The years of which content has news, the first one first. */
export function newsYears(contentDir: string): string[] {
  const dir = join(contentDir, 'data/news');
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .flatMap((name) => /^(\d{4})\.json$/.exec(name)?.[1] ?? [])
    .sort();
}

/** Changes one word in the text of an old item. */
export function editOneText(contentDir: string): void {
  const path = join(contentDir, defaultLanguage, 'news', `${newsYears(contentDir)[0]}.json`);
  const file = JSON.parse(readFileSync(path, 'utf8')) as NewsTexts;
  const item = file.items.at(-1);
  if (item?.content)
    item.content = item.content.replace(/Вимірювання|measurement/, (word) =>
      word === 'measurement' ? 'trial' : 'Виміри',
    );
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
}

/** Adds an item to a year: newer than the others of it, on the day of the newest. */
export function addOneItem(contentDir: string, year: string): void {
  for (const folder of ['data', ...languageCodes]) {
    const path = join(contentDir, folder, `news/${year}.json`);
    const file = JSON.parse(readFileSync(path, 'utf8')) as { items: { id: string; title?: string }[] };
    const [first] = file.items;
    const title = first?.title && { title: `${first.title} (2)` };
    file.items.unshift({ ...first, id: `added-${year}`, ...title });
    writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
  }
}
