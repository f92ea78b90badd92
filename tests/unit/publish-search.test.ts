import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { documentPart } from '../../src/build/publish/search/publish-search.ts';
import { indexEntries, type SearchRecord } from '../../src/build/publish/search/search-record.ts';
import type { CompiledSite } from '../../src/compile/compile-site.ts';
import { languageCodes } from '../../src/lib/language/languages.ts';
import { SearchEngine } from '../../src/site/search/search-engine.ts';
import { fetchFrom, publishRecords, searchParts } from '../support/published-search.ts';
import { folderForTest } from '../support/temporary-folder.ts';

let dir: string;
beforeEach(() => {
  dir = folderForTest();
});
afterEach(() => vi.unstubAllGlobals());

const page = (url: string, text: string, about: Partial<SearchRecord> = {}): SearchRecord => ({
  url,
  kind: 'pages',
  title: url,
  text,
  ...about,
});
const item = (url: string, text: string): SearchRecord => page(url, text, { kind: 'news' });

/** Publishes records, and loads their search. */
async function published(...parts: SearchRecord[][]): Promise<SearchEngine> {
  vi.stubGlobal('fetch', fetchFrom(await publishRecords(dir, parts)));
  return SearchEngine.load('ua');
}

/** The addresses found, behind the number of each kind. */
async function found(engine: SearchEngine, query: string): Promise<string[]> {
  const { groups } = await engine.search(query);
  return groups.flatMap(({ kind, total, first }) => [`${kind} ${total}`, ...first.hits.map(({ url }) => url)]);
}

// Pagefind refuses an index without a record, and with it the whole search.
test('every part of the search that is listed has something to be found, also when it is reused', async () => {
  const parts = [[page('/contacts', 'Чавун, iron.')], [item('/news/pour', 'Чавун, iron.')]];
  for (const _ of ['a build', 'the next one, which reuses all']) {
    const out = await publishRecords(dir, parts);
    for (const language of languageCodes) {
      const folders = searchParts(out, language);
      const names = folders.map((part) => /([\w-]+)-[\da-f]{8}\/$/.exec(part)?.[1]);
      expect(names).toEqual(['pages', 'news-2001']);
      for (const part of folders) {
        const entry = readFileSync(join(out, part, 'pagefind-entry.json'), 'utf8');
        expect(Object.keys(JSON.parse(entry).languages)).toHaveLength(1);
        expect(readdirSync(join(out, part))).not.toContain('fragment');
      }
    }
  }
});

test('what is found has all words, also where a part of the index has not all of them', async () => {
  // No news item has the first word.
  const news = [item('/magnesium', 'a fee of magnesium'), item('/sulphur', 'sulphur')];
  const engine = await published([page('/tuition', 'tuition fee'), page('/fee', 'fee')], news);
  expect(await found(engine, 'fee')).toEqual(['pages 2', '/fee', '/tuition', 'news 1', '/magnesium']);
  expect(await found(engine, 'tuition fee')).toEqual(['pages 1', '/tuition']);
  expect(await found(engine, 'tuition sulphur')).toEqual([]);
});

describe('a word is marked where it stands', () => {
  test.each([
    ['at the beginning', 'Чавун і сталь', 'чавуном', 'Чавун'],
    ['behind a number between dashes', '– 5 – Чавун і сталь', 'чавун', 'Чавун'],
    ['behind lone punctuation and no-break spaces', '•\u00a0§ «Шлак» —\u00a0чавун', 'чавун', 'чавун'],
    [
      'behind words of several parts',
      '08Х18Н10Т, м², об’єм, 1/2, а-б-в, https://a.example/б?в=г чавун',
      'чавун',
      'чавун',
    ],
    ['behind what is no word of any alphabet', '½ ℃ ∑ 🙂 ʼ … чавун', 'чавун', 'чавун'],
  ])('%s', async (_, text, query, marked) => {
    const engine = await published([page('/a', text), page('/b', 'інше')]);
    const [hit] = (await engine.search(query)).groups.flatMap(({ first }) => first.hits);
    expect(hit?.excerpt.filter((piece) => piece.marked)).toEqual([{ text: marked, marked: true }]);
  });
});

test('of many records, each is found by its words, with its own address, title, date and text', async () => {
  const many = Array.from({ length: 600 }, (_, number) =>
    // Without a word, a record cannot be found: it must not shift the others.
    number % 7 === 3
      ? page(`/n${number}`, '—', { title: '…' })
      : page(`/n${number}`, `Слово ст${number}`, { title: `Назва ${number}`, date: '2026-11-18' }),
  );
  const engine = await published(many);
  for (const number of [0, 1, 4, 250, 251, 498, 599]) {
    const { total, groups } = await engine.search(`ст${number} слово`);
    expect({ total, hit: groups[0]?.first.hits[0] }).toMatchObject({
      total: 1,
      hit: { url: `/n${number}`, title: [{ text: `Назва ${number}`, marked: false }], date: '2026-11-18' },
    });
  }
  const [all] = (await engine.search('слово')).groups;
  const { hits = [] } = (await all?.hits(1000)) ?? {};
  expect(new Set(hits.map(({ url }) => url)).size).toBe(all?.total);
  expect(all?.total).toBe(many.filter(({ text }) => text !== '—').length);
});

test('a document is found at its places, and a scan, whose page has none, at its top', async () => {
  const texts: Record<string, string[]> = { scan: ['', ''], report: ['Чавун', 'Сталь'] };
  const ids = Object.keys(texts);
  const site = {
    content: {
      documentTexts: () => ({ titles: new Map(ids.map((id) => [id, id])) }),
      documents: ids.map((id) => ({ id, file: id, language: 'ua' })),
      documentFile: (id: string) => ({
        readText: () => texts[id]?.map((text) => ({ kind: 'paragraph', text: `\f${text}` })),
      }),
    },
    contexts: new Map([['ua', { href: String, path: (_: string, id: string) => `/documents/${id}` }]]),
  } as unknown as CompiledSite;
  const entries = indexEntries(documentPart(site, 'ua').records((_, __, make) => make()));
  expect(entries.map(({ shown: { url } }) => url)).toEqual([
    '/documents/scan',
    '/documents/report#page-1',
    '/documents/report#page-2',
  ]);
});

test('a document is one result, and a scan is found by its title, which its further pages are not', async () => {
  const documentPages = (id: string, title: string, texts: readonly string[]) =>
    texts.map((text, index): SearchRecord => {
      const number = String(index + 1);
      const about = { kind: 'documents' as const, title, page: number, document: id, findByTitle: index === 0 };
      return page(`/documents#document=${id}&page=${number}`, text, about);
    });
  const engine = await published([
    ...documentPages('scan', 'Статут', ['', '', '']),
    ...documentPages('report', 'Звіт', ['Чавун', 'Сталь', 'Чавун і чавун']),
    ...documentPages('plan', 'План', ['чавун']),
  ]);
  expect(await found(engine, 'статут')).toEqual(['documents 1', '/documents#document=scan&page=1']);
  const [group] = (await engine.search('чавун')).groups;
  expect(group?.total).toBe(2);
  const hits = group?.first.hits.map(({ page: number, others }) => [number, ...others.map((other) => other.page)]);
  expect(hits?.map((pages) => pages.sort())).toEqual(expect.arrayContaining([['1', '3'], ['1']]));
});

test('records of two parts with the same address and text are both found', async () => {
  const engine = await published([page('/same', 'чавун')], [page('/same', 'чавун')]);
  expect(await found(engine, 'чавун')).toEqual(['pages 2', '/same', '/same']);
});

/** Stands for Pagefind: every record has the same id as those of its number in other parts. */
const pagefindWithFewIds = `
const parts = [['iron', 'slag'], ['slag', 'iron iron']];
const found = (part, term) => parts[part].map((text, number) =>
  ({ id: 'en_' + number, score: text.length, words: [0], has: term === null || text.includes(term) })).filter(({ has }) => has);
export const createInstance = () => ({
  init: async () => {}, mergeIndex: async () => {},
  search: async (term, { filters } = {}) => ({ results: [0, 1]
    .flatMap((part) => filters && filters.part !== String(part) ? [] : found(part, term))
    .sort((a, b) => term === null ? 0 : b.score - a.score) }),
});`;

test('records of two parts to which Pagefind gives the same id are told apart', async () => {
  const parts = ['first/', 'second/'].map((name) => join(dir, name));
  for (const [part, folder] of parts.entries()) {
    mkdirSync(join(folder, 'shown'), { recursive: true });
    writeFileSync(join(folder, 'pagefind.js'), pagefindWithFewIds);
    writeFileSync(join(folder, 'records.json'), JSON.stringify({ runs: [['pages', 2]], perFile: 2 }));
    const shown = [0, 1].map((number) => ({ url: `/${part}/${number}`, title: '', text: 'iron' }));
    writeFileSync(join(folder, 'shown/0.json'), JSON.stringify(shown));
  }
  vi.stubGlobal('fetch', async (path: string) =>
    path.startsWith(dir) ? new Response(readFileSync(path)) : Response.json({ parts }),
  );
  const engine = await SearchEngine.load('en');
  expect(await found(engine, 'iron')).toEqual(['pages 2', '/1/1', '/0/0']);
  expect(await found(engine, 'slag')).toEqual(['pages 2', '/0/1', '/1/0']);
});

test('what could not be fetched is asked for again: what is shown, and the words to suggest', async () => {
  const engine = await published([page('/a', 'dilatometer')]);
  const whole = fetch;
  let answers = false;
  vi.stubGlobal('fetch', async (path: string) =>
    answers || !/shown|words/.test(path) ? whole(path) : new Response('', { status: 503 }),
  );
  await expect(engine.search('dilatometer')).rejects.toThrow(/shown/);
  expect((await engine.search('dilatomter')).suggestions).toEqual([]);
  answers = true;
  expect(await found(engine, 'dilatometer')).toEqual(['pages 1', '/a']);
  expect((await engine.search('dilatomter')).suggestions).toEqual(['dilatometer']);
});
