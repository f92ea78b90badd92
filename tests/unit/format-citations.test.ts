import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { CslItem } from '../../src/compiler/citations/csl-item.ts';
import { formatCitations } from '../../src/compiler/citations/format-citations.ts';

const dir = mkdtempSync(join(tmpdir(), 'citations-'));
afterAll(() => rmSync(dir, { recursive: true }));

const families = ['Гук', 'Дуб', 'Клен', 'Лис', 'Сич'];
const book = (authors: number, language = 'uk'): CslItem => ({
  id: `book-${authors}-${language}`,
  type: 'book',
  title: 'Чавун',
  author: families.slice(0, authors).map((family) => ({ family, given: 'О. П.' })),
  publisher: 'Горно',
  'publisher-place': 'Київ',
  issued: { 'date-parts': [[2024]] },
  'number-of-pages': '120',
  language,
});

async function cite(own: CslItem, latin = own) {
  const cited = await formatCitations([{ id: own.id, people: [], own, latin }], join(dir, `${own.id}.json`));
  return cited.get(own.id);
}

test.each([
  [1, 'Гук О. П. Чавун. Київ : Горно, 2024. 120 с.'],
  [3, 'Гук О. П., Дуб О. П., Клен О. П. Чавун. Київ : Горно, 2024. 120 с.'],
  [4, 'Чавун / О. П. Гук, О. П. Дуб, О. П. Клен, О. П. Лис. Київ : Горно, 2024. 120 с.'],
  [5, 'Чавун / О. П. Гук, О. П. Дуб, О. П. Клен та ін. Київ : Горно, 2024. 120 с.'],
])('DSTU 8302:2015 with %i authors', async (authors, expected) => {
  expect((await cite(book(authors)))?.dstu.replaceAll('\u00a0', ' ')).toBe(expected);
});

test('DSTU names pages in the language of the book', async () => {
  expect((await cite(book(1, 'en')))?.dstu).toMatch(/120.p\.$/);
  expect((await cite(book(1, 'de')))?.dstu).toMatch(/120.S\.$/);
});

test('APA sets the title in italics and its translation not', async () => {
  const title = 'Chavun <i>[Cast iron]</i>';
  const author = [{ family: 'Huk', given: 'O. P.' }];
  const latin = { ...book(1), title, author, publisher: 'Horno' };
  expect((await cite({ ...book(1), id: 'apa' }, { ...latin, id: 'apa' }))?.apa).toBe(
    'Huk, O. P. (2024). <i>Chavun </i>[Cast iron]. Horno.',
  );
});

test('what was cited before comes from the cache, and a changed book does not', async () => {
  const first = await cite(book(2));
  expect(await cite(book(2))).toEqual(first);
  expect((await cite({ ...book(2), title: 'Сталь' }))?.dstu).toContain('Сталь');
});
