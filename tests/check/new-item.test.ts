import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { noteReviewed } from '../../src/check/command/run-check.ts';
import { VerifiedContent } from '../../src/check/verified-content.ts';
import { kinds } from '../../src/content/kinds.ts';
import { schemaOf } from '../../src/content/schema/schema-store.ts';
import { newItem } from '../../src/desk/new-item/new-item.ts';
import { undoItem } from '../../src/desk/new-item/undo-item.ts';
import { languageCodes } from '../../src/lib/language/languages.ts';
import { filesOf } from '../support/files-of.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForFile, folderForTest } from '../support/temporary-folder.ts';
import { withFixture } from './fixture.ts';
import { publicationFiles } from './publication-files.ts';

const outside = folderForFile();

/** A file outside of the content. */
function file(name: string): string {
  const path = join(outside, name);
  copyFileSync(join(smallInstitute, 'files/charter.pdf'), path);
  return path;
}

const news = { date: '05.03.2026', title: 'Нова піч', 'title-en': 'A new furnace for steel' };
const order = { kind: 'order', title: 'Наказ про піч', 'title-en': 'Order on the furnace' };

function utf8(bytes = ''): string {
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function readJson(dir: string, path: string) {
  return JSON.parse(readFileSync(join(dir, path), 'utf8'));
}

/** Makes an item, and returns what was written and what the check then says of the whole content. */
function made(kind: string, answers: Record<string, string>) {
  return withFixture({ name: kind }, async (dir) => {
    const { paths, result } = await newItem(dir, kind, answers);
    const { diagnostics } = await checkContent(dir);
    expect(result.diagnostics).toEqual(diagnostics);
    const files = filesOf(dir);
    const read = (path: string) => JSON.parse(utf8(files[path]));
    return { paths, read, files, found: diagnostics.map(({ code, file, line }) => `${code} ${file}:${line}`) };
  });
}

describe('news', () => {
  test('three entries, and the check names the texts that are left to write', async () => {
    const { paths, found } = await made('news', news);
    expect(paths).toEqual(['data', ...languageCodes].map((folder) => `${folder}/news/2026.json`));
    for (const code of ['en', 'ua']) expect(found).toContain(`schema-limit ${code}/news/2026.json:14`);
    expect(found.every((each) => each.startsWith('schema-limit'))).toBe(true);
  });

  test('every other character of the files stays, and older news stay below', async () => {
    const before = readFileSync(join(smallInstitute, 'ua/news/2026.json'), 'utf8');
    const { files, read } = await made('news', { ...news, date: '01.01.2026' });
    const entry = read('ua/news/2026.json').items.find(({ title }: { title: string }) => title === news.title);
    expect(read('data/news/2026.json').items.at(-1).id).toBe(entry.id);
    const after = utf8(files['ua/news/2026.json']);
    const [added = ''] = /,\s*\{\s*"id": "a-new-furnace-for-steel"[^}]*\}/.exec(after) ?? [];
    expect(after.replace(added, '')).toBe(before);
  });

  test('of a new year get new files', async () => {
    const { paths, found } = await made('news', { ...news, date: '05.03.2031' });
    expect(paths).toEqual(['data', ...languageCodes].map((folder) => `${folder}/news/2031.json`));
    expect(found.every((each) => /schema-limit|date-future/.test(each))).toBe(true);
  });
});

test('a person: the English name comes from the Ukrainian one, and everything else is left to write', async () => {
  const { paths, found, read } = await made('person', { name: 'Згурська Юлія Петрівна' });
  const id = 'zghurska-yuliia';
  expect(paths).toEqual(['data', ...languageCodes].map((folder) => `${folder}/people/${id}.json`));
  expect(read(`en/people/${id}.json`).name).toBe('Yuliia Zghurska');
  // The position is left to write; who does no research has no interests.
  expect(found).toEqual([...languageCodes].sort().map((language) => `schema-limit ${language}/people/${id}.json:4`));
  expect(read(`ua/people/${id}.json`)).not.toHaveProperty('interests');
});

test('a caption of a picture goes to the file of its folder', async () => {
  const { paths, read } = await made('picture', { image: 'news/microscope.svg', id: 'new-one' });
  expect(paths).toEqual(['data', ...languageCodes].map((folder) => `${folder}/pictures/news.json`));
  expect(read('data/pictures/news.json').items.at(-1)).toEqual({ id: 'new-one', image: 'news/microscope.svg' });
  expect(read('ua/pictures/news.json').items.at(-1)).toEqual({ id: 'new-one', caption: '' });
});

describe('a document', () => {
  test('that lies in the content already', async () => {
    const { read } = await made('document', { ...order, id: 'charter-again', file: 'files/charter.pdf' });
    expect(read('data/documents.json').items[0].file).toBe('charter.pdf');
  });

  test('is copied to the folder of its kind', async () => {
    const { files, read } = await made('document', { ...order, kind: 'syllabus', file: file('Силабус 1.PDF') });
    expect(Object.keys(files)).toContain('files/syllabi/sylabus-1.pdf');
    expect(read('data/documents.json').items[0]).toEqual({
      id: 'order-on-the-furnace',
      file: 'syllabi/sylabus-1.pdf',
      kind: 'syllabus',
      // The day on which it was issued is none that could be guessed.
      date: '',
      language: 'ua',
    });
  });

  test('every kind has its folder', () => {
    const assets = kinds.find(({ name }) => name === 'document')?.items?.assets;
    const known = schemaOf('documents-data').definitions?.DocumentData?.properties?.kind;
    const choices = known?.enum ?? schemaOf('documents-data').definitions?.DocumentKind?.enum;
    expect(typeof assets === 'object' && Object.keys(assets.folders).sort()).toEqual(choices);
  });
});

test('a publication: one entry with its titles, of the form of its type', async () => {
  const answers = { title: 'Плавки з кальцієм', type: 'book', year: '2026' };
  await withFixture({ name: 'publication', write: publicationFiles() }, async (dir) => {
    const { id } = await newItem(dir, 'publication', answers);
    const { items } = readJson(dir, 'data/publications/2026.json');
    expect(items[0]).toEqual({
      id: '2026-plavky-z',
      type: 'book',
      language: 'uk',
      authors: [],
      year: 2026,
      publisher: '',
      numberOfPages: 0,
    });
    expect(id).toBe(items[0].id);
  });
});

test.each([
  ['news', { ...news, date: '2026/31/05' }, '--date: There is no day 2026/31/05. Write it as DD.MM.YYYY.'],
  ['news', { ...news, date: '31.02.2026' }, '--date: There is no day 31.02.2026.'],
  ['news', { ...news, id: 'old-furnace' }, '--id: There is a news item with the short name "old-furnace" already.'],
  ['news', { date: '05.03.2026' }, '--title: Give an answer: Headline in Ukrainian?'],
  ['news', { ...news, title: '!', 'title-en': '?' }, '--id'],
  ['person', { name: 'Коваль Олена', id: 'koval-olena' }, 'already'],
  ['person', { name: 'Згурська Юлія', id: '../../../outside' }, '--id'],
  ['document', { ...order, file: 'nowhere.pdf' }, '--file: There is no file nowhere.pdf.'],
  [
    'document',
    { ...order, kind: 'ordre', file: () => file('order.pdf') },
    '--kind: There is no "ordre". Did you mean',
  ],
  ['postgraduate', { id: 'koval-olen' }, 'There is no person with the id "koval-olen". Did you mean "koval-olena"?'],
  ['page', {}, 'There is no kind'],
  ['constructor', {}, 'There is no kind'],
] as [string, Record<string, string | (() => string)>, string][])(
  '%s %j leaves nothing behind',
  async (kind, given, words) => {
    await withFixture({ name: kind }, async (dir) => {
      const before = filesOf(dir);
      const answers = Object.entries(given).map(([key, value]) => [key, typeof value === 'string' ? value : value()]);
      await expect(newItem(dir, kind, Object.fromEntries(answers))).rejects.toThrow(words);
      expect(filesOf(dir)).toEqual(before);
    });
  },
);

test('each answer is checked when it is given, and asked for again', async () => {
  await withFixture({ name: 'dialogue' }, async (dir) => {
    const typed: [question: string, answers: string[]][] = [
      ['Date', ['2026', '31.02.2026', '05.03.2026']],
      ['Headline in Ukrainian', ['', 'Нова піч']],
      ['Headline in English', ['A new furnace']],
      ['Id', ['old-furnace', 'new-one']],
    ];
    const said: string[] = [];
    await newItem(
      dir,
      'news',
      {},
      {
        ask: async (question) => typed.find(([start]) => question.startsWith(start))?.[1].shift() ?? '',
        say: (words) => said.push(words),
      },
    );
    expect(typed.flatMap(([, left]) => left)).toEqual([]);
    expect(said).toHaveLength(4);
    expect(readJson(dir, 'data/news/2026.json').items).toContainEqual({ id: 'new-one', date: '05.03.2026' });
  });
});

test('without an answer a news item is of today', async () => {
  await withFixture({ name: 'today' }, async (dir) => {
    const { paths } = await newItem(dir, 'news', { title: 'Нова піч' });
    const year = new Date().getFullYear();
    expect(paths).toContain(`data/news/${year}.json`);
    expect(readJson(dir, `data/news/${year}.json`).items[0].date).toMatch(new RegExp(`^\\d\\d\\.\\d\\d\\.${year}$`));
  });
});

test('what others did wrong is not reported, and does not keep an item from being made', async () => {
  const fixture = {
    name: 'others',
    replace: [['ua/lang.json', '"choose"', '"chose"']] as [string, string, string][],
  };
  await withFixture(fixture, async (dir) => {
    const { result } = await newItem(dir, 'news', news);
    expect(result.diagnostics.filter(({ file }) => !file.endsWith('news/2026.json'))).toEqual([]);
  });
});

describe('--undo', () => {
  const undoFile = join(outside, 'undo/last.json');

  test.each([
    ['news', { ...news, date: '05.03.2031' }],
    ['person', { name: 'Згурська Юлія' }],
    ['document', { ...order, file: 'order-2.pdf' }],
  ])('takes %s %j back, whatever was written elsewhere since', async (kind, answers: Record<string, string>) => {
    await withFixture({ name: kind }, async (dir) => {
      if (answers.file) answers.file = file(answers.file);
      noteReviewed(dir);
      const before = filesOf(dir);
      await newItem(dir, kind, answers, { undoFile });
      noteReviewed(dir);
      writeFileSync(join(dir, 'images/later.svg'), 'later');
      undoItem(undoFile);
      rmSync(join(dir, 'images/later.svg'));
      expect(filesOf(dir)).toEqual(before);
      expect(() => undoItem(undoFile)).toThrow('no new item');
    });
  });

  test('a file keeps its byte order mark and its line ends, and every byte once the item is taken back', async () => {
    await withFixture({ name: 'Windows' }, async (dir) => {
      const path = join(dir, 'data/news/2026.json');
      writeFileSync(path, `\ufeff${readFileSync(path, 'utf8').replaceAll('\n', '\r\n')}`);
      const before = filesOf(dir);
      await newItem(dir, 'news', news, { undoFile });
      const written = readFileSync(path, 'utf8');
      expect(written).toMatch(/^\ufeff\{\r\n(?:[^\r\n\ufeff]*\r\n)+$/);
      expect(written).toContain('"05.03.2026"');
      undoItem(undoFile);
      expect(filesOf(dir)).toEqual(before);
    });
  });

  test('leaves an item alone that somebody has worked on', async () => {
    await withFixture({ name: 'edited' }, async (dir) => {
      await newItem(dir, 'news', news, { undoFile });
      const path = join(dir, 'en/news/2026.json');
      writeFileSync(path, readFileSync(path, 'utf8').replace(news['title-en'], 'Another headline'));
      const edited = filesOf(dir);
      expect(() => undoItem(undoFile)).toThrow('was edited in en/news/2026.json');
      expect(filesOf(dir)).toEqual(edited);
    });
  });
});

test('what is verified after an item was made is the content without it', async () => {
  await withFixture({ name: 'verified' }, async (dir) => {
    const cache = folderForTest();
    const path = join(cache, 'verified.json');
    const open = () => new VerifiedContent(path, '');
    await checkContent(dir, { verified: open() });
    const before = readFileSync(path, 'latin1');
    await newItem(dir, 'news', news, { verified: open() });
    expect(readFileSync(path, 'latin1')).toBe(before);
  });
});
