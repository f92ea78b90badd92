import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { NewsTexts } from '../../content/model/news-texts.ts';

/** The first year of which the content has news. */
export function oldestYear(contentDir: string): string {
  return readdirSync(join(contentDir, 'ua/news')).sort()[0]?.replace('.json', '') ?? '';
}

/** Changes one word in the text of an old item. */
export function editOneText(contentDir: string): void {
  const path = join(contentDir, 'ua/news', `${oldestYear(contentDir)}.json`);
  const file = JSON.parse(readFileSync(path, 'utf8')) as NewsTexts;
  const item = file.items.at(-1);
  if (item?.content) item.content = item.content.replace('Вимірювання', 'Виміри');
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
}

/** Adds an item that is newer than all others, or one to an earlier year. */
export function addOneItem(contentDir: string, year = '2026'): void {
  for (const folder of ['data', 'ua', 'en']) {
    const path = join(contentDir, folder, `news/${year}.json`);
    const file = JSON.parse(readFileSync(path, 'utf8')) as { items: { id: string; date?: string; title?: string }[] };
    const [first] = file.items;
    const date = first?.date && { date: `20.11.${year}` };
    const title = first?.title && { title: `${first.title} (2)` };
    file.items.unshift({ ...first, id: `added-${year}`, ...date, ...title });
    writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`);
  }
}
