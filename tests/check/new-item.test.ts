import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { newItem } from '../../src/content/new-item.ts';
import { toSlug } from '../../src/text/slug.ts';
import { withFixture } from './fixture.ts';

/** What the check says of the base content after an item was made. */
async function left(kind: string, answers: Record<string, string>) {
  return withFixture({ name: kind }, async (dir) => {
    const paths = newItem(dir, kind, answers);
    const { diagnostics } = await checkContent(dir);
    return { paths, found: diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`) };
  });
}

test('news: three entries, and the check names the texts that are left to write', async () => {
  const { paths, found } = await left('news', {
    date: '05.03.2026',
    title: 'Нова піч',
    'title-en': 'A new furnace for steel',
    unit: 'pig-iron',
  });
  expect(paths).toEqual(['data/news/2026.json', 'ua/news/2026.json', 'en/news/2026.json']);
  expect(found).toEqual(['schema-limit en/news/2026.json:7', 'schema-limit ua/news/2026.json:7']);
});

test('news with a picture: its description is left to write or to leave empty', async () => {
  const { found } = await left('news', {
    date: '05.03.2026',
    title: 'Піч',
    'title-en': 'Furnace',
    image: 'news/hall.svg',
  });
  expect(found).toHaveLength(2);
});

test('a picture from elsewhere is copied, under a name that is valid in an address', async () => {
  await withFixture({ name: 'news' }, async (dir) => {
    const file = join(dir, '../Нова Піч.SVG');
    copyFileSync(join(dir, 'images/news/hall.svg'), file);
    try {
      const answers = { date: '05.03.2026', title: 'Піч', 'title-en': 'Furnace', image: file };
      newItem(dir, 'news', answers);
      expect(readFileSync(join(dir, 'data/news/2026.json'), 'utf8')).toContain('"imageUrl": "news/nova-pich.svg"');
      expect(existsSync(join(dir, 'images/news/nova-pich.svg'))).toBe(true);
      expect(() => newItem(dir, 'news', { ...answers, id: 'again' })).toThrow('already');
    } finally {
      rmSync(file);
    }
  });
});

test.each(['content/images/news/hall.svg', 'images/news/hall.svg', 'news/hall.svg'])(
  'a picture that lies in the content is named as %s',
  async (image) => {
    await withFixture({ name: 'news' }, async (dir) => {
      newItem(dir, 'news', { date: '05.03.2026', title: 'Піч', 'title-en': 'Furnace', image });
      expect(readFileSync(join(dir, 'data/news/2026.json'), 'utf8')).toContain('"imageUrl": "news/hall.svg"');
    });
  },
);

test('news of a new year gets new files', async () => {
  const { paths, found } = await left('news', { date: '05.03.2031', title: 'Піч', 'title-en': 'Furnace' });
  expect(paths).toEqual(['data/news/2031.json', 'ua/news/2031.json', 'en/news/2031.json']);
  expect(found.every((each) => each.startsWith('schema-limit'))).toBe(true);
});

test('a person: the English name comes from the Ukrainian one', async () => {
  const { paths, found } = await left('person', { name: 'Згурська Юлія Петрівна' });
  expect(paths).toEqual([
    'data/people/zghurska-yuliia.json',
    'ua/people/zghurska-yuliia.json',
    'en/people/zghurska-yuliia.json',
  ]);
  expect(found).toEqual(
    ['en', 'ua'].flatMap((language) =>
      ['schema-limit', 'schema-limit'].map((code, at) => `${code} ${language}/people/zghurska-yuliia.json:${4 + at}`),
    ),
  );
});

test('a document that lies in the content already', async () => {
  const { found } = await left('document', {
    id: 'charter-again',
    file: 'files/charter.pdf',
    kind: 'regulation',
    date: '05.03.2026',
    title: 'Статут',
    'title-en': 'Charter',
  });
  expect(found).toEqual([]);
});

test.each([
  ['news', { date: '2026-03-05', title: 'Піч' }, 'DD.MM.YYYY'],
  ['news', { date: '05.03.2026' }, 'needs an id'],
  ['person', { name: 'Коваль Олена' }, 'already'],
  ['document', { file: 'nowhere.pdf' }, 'There is no file'],
  ['page', {}, 'There is no kind'],
])('%s %j cannot be made', async (kind, answers, words) => {
  await withFixture({ name: kind }, async (dir) => {
    if (kind === 'person') newItem(dir, kind, { ...answers, id: 'koval-olena-2' });
    expect(() => newItem(dir, kind, { id: kind === 'person' ? 'koval-olena' : '', ...answers })).toThrow(words);
  });
});

test('ids come from words of either language', () => {
  expect(toSlug('Пуск печі № 5!')).toBe('pusk-pechi-5');
  expect(toSlug('A new furnace')).toBe('a-new-furnace');
});
