import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { PersonTexts } from '../../content/model/person-texts.ts';
import { articleReference, articleReferences } from '../../src/compile/citations/article-references.ts';
import { formatCitations } from '../../src/compile/citations/format-citations.ts';
import { readCitation } from '../../src/compile/citations/read-citation.ts';
import type { Reference } from '../../src/compile/citations/reference.ts';
import type { CslItem } from '../../src/namespaces/csl-item.ts';
import { idsOf, readContent } from '../browser/support/content.ts';

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
  const cited = await formatCitations(
    [{ id: own.id, path: `/${own.id}`, people: [], own, latin }],
    join(dir, `${own.id}.json`),
  );
  return cited.get(own.id);
}

test.each([
  [1, 'Гук О. П. Чавун. Київ : Горно, 2024. 120 с.'],
  [3, 'Гук О. П., Дуб О. П., Клен О. П. Чавун. Київ : Горно, 2024. 120 с.'],
  [4, 'Чавун / О. П. Гук та ін. Київ : Горно, 2024. 120 с.'],
  [5, 'Чавун / О. П. Гук та ін. Київ : Горно, 2024. 120 с.'],
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

const people = (language: string) =>
  idsOf(`${language}/people`).flatMap(
    (id) => readContent<PersonTexts>(`${language}/people/${id}.json`).publications ?? [],
  );

test('every publication that people name is read, and cited again as it was written', async () => {
  const [own, english] = [people('ua'), people('en')];
  const files = new Map(
    ['ua', 'en'].flatMap((language) => [
      ...idsOf(`${language}/people`).map((id): [string, object] => [
        `${language}/people/${id}.json`,
        readContent<object>(`${language}/people/${id}.json`),
      ]),
      [`${language}/monographs.json`, readContent<object>(`${language}/monographs.json`)] as [string, object],
    ]),
  );
  const references = articleReferences(files);
  const cited = await formatCitations(references, join(dir, 'articles.json'));
  const plain = (text: string) =>
    text.replaceAll('\u00a0', ' ').replaceAll('&#38;', '&').replaceAll('<sup>3</sup>', '³');
  const written = new Set([...cited.values()].map(({ dstu }) => plain(dstu)));
  const articles = own.filter((text) => readCitation(text)?.type !== 'book');
  for (const text of own) expect(readCitation(text), text).toBeDefined();
  for (const text of english) expect(readCitation(text), text).toBeDefined();
  for (const text of articles)
    expect([...written].find((each) => each.slice(0, 40) === plain(text).slice(0, 40))).toBe(plain(text));
  expect(written.size).toBe(new Set(articles).size);
  for (const { apa } of cited.values()) expect(apa).not.toMatch(/\p{Script=Cyrillic}|undefined|\[NO_/u);
});

test.each([
  ['DOI: https://doi.org/10.5555/a.1', { DOI: '10.5555/a.1' }],
  ['https://doi.org/10.5555/a.1', { DOI: '10.5555/a.1' }],
  ['DOI: 10.5555/a.1.', { DOI: '10.5555/a.1' }],
  ['URL: https://dx.doi.org/10.5555/a.1', { DOI: '10.5555/a.1' }],
  ['URL: https://example.org/a.pdf', { URL: 'https://example.org/a.pdf' }],
  [
    'URL: https://example.org/a.pdf (дата звернення: 05.06.2026).',
    { URL: 'https://example.org/a.pdf', accessed: { 'date-parts': [[2026, 6, 5]] } },
  ],
])('the address of an article is read: %s', (address, expected) => {
  const read = readCitation(`Гук О. П. Чавун у ковші. Метал і процес. 2026. № 1. С. 5–9. ${address}`);
  expect(read).toMatchObject({ type: 'article-journal', page: '5–9', ...expected });
  expect(Object.keys(read ?? {}).filter((key) => ['DOI', 'URL', 'accessed'].includes(key))).toEqual(
    Object.keys(expected),
  );
});

/** As the examples of the standard are built: author, title, where, when, which pages, and where it can be had. */
test.each([
  'Гук О. П. Чавун у ковші. Метал і процес. 2026. Т. 5, № 1. С. 5–9. DOI: https://doi.org/10.5555/a.1',
  'Гук О. П., Дуб О. П. Чавун у ковші. Збірник праць. 2026. Вип. 40. С. 5–9.',
  'Гук О. П. Чавун. Метали : матеріали міжнар. конф., м. Київ, 5–6 трав. 2026 р. Київ : Горно, 2026. С. 5–9.',
  'Гук О. П. Плавки : набір даних. Київ, 2026. URL: https://example.org/a (дата звернення: 05.06.2026).',
  'Huk O. P. Iron in the ladle. Annals of Iron. 2026. Vol. 5, No. 1. P. 5–9. DOI: https://doi.org/10.5555/a.1',
])('DSTU 8302:2015: %s', async (text) => {
  const reference = articleReference(text, text);
  const cited = await formatCitations([{ ...reference, people: [] } as unknown as Reference], join(dir, 'dstu.json'));
  expect([...cited.values()][0]?.dstu.replaceAll('\u00a0', ' ')).toBe(text);
});

test('who copies the address of a data set says when it was seen', async () => {
  const text = 'Гук О. П. Плавки : набір даних. Київ, 2026. URL: https://example.org/a';
  const reference = articleReference(text, text);
  const cited = await formatCitations([{ ...reference, people: [] } as unknown as Reference], join(dir, 'seen.json'));
  const [{ dstu = '', seen = '' } = {}] = cited.values();
  expect(dstu.replaceAll('\u00a0', ' ')).toBe(text);
  expect(seen).toBe(' (дата звернення: {{day}}).');
});

test.each([
  [
    'Гук О. П. Чавун у ковші. Метал і процес. 2026. № 1. С. 5–9.',
    'Huk O. P. Iron in the ladle. Metal i protses. 2026. No. 1. P. 5–9. (In Ukrainian)',
    'Huk, O. P. (2026). Chavun u kovshi [Iron in the ladle]. <i>Metal i protses</i>, (1), 5–9.',
  ],
  [
    'Гук О. П. Чавун. Метали : матеріали міжнар. конф., Київ, 5–6 трав. 2026 р. Київ : Горно, 2026. С. 5–9.',
    'Huk O. P. Iron. Metals: proceedings of a conference, Kyiv, 5–6 May 2026. Kyiv: Horno, 2026. P. 5–9. (In Ukrainian)',
    'Huk, O. P. (2026). Chavun [Iron]. In <i>Metaly: Materialy mizhnar. konf., Kyiv, 5–6 trav. 2026 r.</i> (pp. 5–9). Horno.',
  ],
  [
    'Гук О. П. Плавки : набір даних. Київ, 2026. URL: https://example.org/a',
    'Huk O. P. Heats: data set. Kyiv, 2026. URL: https://example.org/a (In Ukrainian)',
    'Huk, O. P. (2026). <i>Plavky </i>[Heats] [Data set]. https://example.org/a',
  ],
])('APA translates titles in brackets, upright: %s', async (own, english, expected) => {
  const reference = articleReference(own, english);
  const cited = await formatCitations([{ ...reference, people: [] } as unknown as Reference], join(dir, 'apa.json'));
  expect([...cited.values()][0]?.apa.replaceAll('\u00a0', ' ')).toBe(expected);
});

test('a publication keeps its DOI when one of its authors names it without', () => {
  const text = 'Гук О. П., Дуб О. П. Чавун у ковші. Метал і процес. 2026. № 1. С. 5–9.';
  const files = new Map<string, object>();
  for (const [id, publication] of [
    ['dub', `${text} DOI: https://doi.org/10.5555/a.1`],
    ['huk', text],
  ] as const) {
    for (const language of ['ua', 'en']) files.set(`${language}/people/${id}.json`, { publications: [publication] });
  }
  const [reference, ...others] = articleReferences(files);
  expect(others).toEqual([]);
  expect(reference).toMatchObject({
    people: ['dub', 'huk'],
    own: { DOI: '10.5555/a.1' },
    latin: { DOI: '10.5555/a.1' },
  });
});

test('a publication in another form is not taken for what it is not', () => {
  expect(readCitation('Коваль О. Знесірчення чавуну в ковші. Метали, 2023.')).toBeUndefined();
  expect(readCitation('Доповідь на семінарі')).toBeUndefined();
});

test('APA has journal, volume, issue and pages of an article', async () => {
  const text =
    'Zhuravchak I. F., Kalynchak O. L. Replacement of coke: a campaign. Annals of Iron. 2026. Vol. 15, No. 3. P. 211–222.';
  const reference = articleReference(text, text);
  const cited = await formatCitations(
    [{ ...reference, people: [] } as unknown as Reference],
    join(dir, 'article.json'),
  );
  expect(cited.get('zhuravchak-2026-replacement-of-coke-a')?.apa).toBe(
    'Zhuravchak, I. F., &#38; Kalynchak, O. L. (2026). Replacement of coke: A campaign. <i>Annals of Iron</i>, <i>15</i>(3), 211–222.',
  );
});
