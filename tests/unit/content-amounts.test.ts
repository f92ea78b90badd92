import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const content = join(import.meta.dirname, '../../content');
const read = (path: string) => JSON.parse(readFileSync(join(content, path), 'utf8'));
const files = (folder: string) => readdirSync(join(content, folder)).filter((name) => name.endsWith('.json'));
const departments = files('data/departments').map((name) => read(`data/departments/${name}`));
const news = files('data/news').flatMap((name) => read(`data/news/${name}`).items as Record<string, unknown>[]);
const newsTexts = files('ua/news').flatMap((name) => read(`ua/news/${name}`).items as { content?: string }[]);
const documents = read('data/documents.json').items as { kind: string }[];

/** How much content the site ships with, at least. */
const amounts: [what: string, count: number, least: number][] = [
  ['news', news.length, 30],
  ['years of news', files('data/news').length, 3],
  ['news with a picture', news.filter(({ imageUrl }) => imageUrl).length, 20],
  ['news with several pictures', news.filter(({ imageUrl }) => Array.isArray(imageUrl)).length, 3],
  ['news with a table', newsTexts.filter(({ content: text }) => /^\|.+\|$/m.test(text ?? '')).length, 2],
  ['news with a list', newsTexts.filter(({ content: text }) => /^- /m.test(text ?? '')).length, 2],
  ['news with a link to a person', newsTexts.filter(({ content: text }) => text?.includes('](/person/')).length, 5],
  ['people', files('data/people').length, 36],
  ['scientific departments', departments.filter(({ kind }) => kind === 'scientific').length, 8],
  ['technical departments', departments.filter(({ kind }) => kind === 'technical').length, 3],
  ['laboratories', files('data/laboratories').length, 3],
  ['documents', documents.length, 30],
  ['special councils', files('data/special-councils').length, 2],
  ['defences', files('data/defences').length, 4],
  ['monographs', read('data/monographs.json').items.length, 25],
  ['procurements', read('data/procurement.json').items.length, 6],
  ['instruments', read('data/instruments.json').items.length, 8],
  ['members of the directorate', read('data/councils/directorate.json').members.length, 4],
];

test.each(amounts)('%s: %i, at least %i', (_what, count, least) => {
  expect(count).toBeGreaterThanOrEqual(least);
});
