import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { noteReviewed } from '../../src/check/command/note-reviewed.ts';
import { VerifiedContent } from '../../src/check/verified-content.ts';
import { kinds } from '../../src/content/kinds.ts';
import { schemaOf } from '../../src/content/schema/schema-store.ts';
import { newItem } from '../../src/desk/new-item/new-item.ts';
import { undoItem } from '../../src/desk/new-item/undo-item.ts';
import { FileHashes } from '../../src/lib/cache/file-hashes.ts';
import { languageCodes } from '../../src/lib/language/languages.ts';
import { filesOf } from '../support/files-of.ts';
import { furtherLanguages, inOtherWords } from '../support/further-language.ts';
import { smallInstitute } from '../support/small-institute.ts';
import { folderForFile, folderForTest } from '../support/temporary-folder.ts';
import { withFixture } from './fixture.ts';
import { containerFiles, publicationFiles } from './publication-files.ts';

const outside = folderForFile();

/** A file outside of the content. */
function file(name: string, from: string | { text: string } = 'files/charter.pdf'): string {
  const path = join(outside, name);
  if (typeof from === 'string') copyFileSync(join(smallInstitute, from), path);
  else writeFileSync(path, from.text);
  return path;
}

const picture = (name: string) => file(name, 'images/news/hall.svg');
const news = { date: '05.03.2026', title: 'Нова піч', 'title-en': 'A new furnace for steel' };
const order = { kind: 'order', date: '05.03.2026', title: 'Наказ про піч', 'title-en': 'Order on the furnace' };

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

/** The answers about texts in further languages that go with the English ones. */
function inFurtherLanguages(answers: Record<string, string>): Record<string, string> {
  const english = Object.entries(answers).filter(([option]) => option.endsWith('-en'));
  return Object.fromEntries(
    furtherLanguages.flatMap((language) =>
      english.map(([option, text]) => [option.replace('-en', `-${language}`), inOtherWords(text, language)]),
    ),
  );
}

describe('news', () => {
  test('three entries, and the check names the texts that are left to write', async () => {
    const { paths, found } = await made('news', { ...news, unit: 'pig-iron' });
    expect(paths).toEqual(['data', ...languageCodes].map((folder) => `${folder}/news/2026.json`));
    for (const code of ['en', 'ua']) expect(found).toContain(`schema-limit ${code}/news/2026.json:14`);
    expect(found.every((each) => each.startsWith('schema-limit'))).toBe(true);
  });

  test('nothing is left to write of an item with everything that can be asked', async () => {
    const answers = {
      ...news,
      text: 'Піч запущено.',
      'text-en': 'The furnace is running.',
      body: 'Вона велика.',
      'body-en': 'It is large.',
      image: picture('Нова Піч.SVG'),
      alt: 'Піч',
      'alt-en': 'A furnace',
      caption: 'Нова піч у лабораторії.',
      'caption-en': 'The new furnace in the laboratory.',
      unit: 'pig-iron',
      documents: 'charter',
    };
    const { found, files } = await made('news', { ...answers, ...inFurtherLanguages(answers) });
    expect(found).toEqual([]);
    expect(Object.keys(files)).toContain('images/news/nova-pich.svg');
    expect(files['en/pictures/news.json']).toContain(answers['caption-en']);
    expect(files['en/news/2026.json']).toContain('It is large.\\n\\n- [');
    expect(files['en/news/2026.json']).toContain('](/files/charter.pdf)"');
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

  test.each(['content/images/news/hall.svg', 'images/news/hall.svg', 'news/hall.svg'])(
    'a picture that lies in the content is named as %s',
    async (image) => {
      const { read } = await made('news', { ...news, image });
      const { items } = read('data/news/2026.json');
      const { imageUrl } = items.find(({ id }: { id: string }) => id === 'a-new-furnace-for-steel');
      expect(imageUrl).toBe('news/hall.svg');
    },
  );
});

test('a person: the English name comes from the Ukrainian one, the portrait and the unit from the answers', async () => {
  const answers = { name: 'Згурська Юлія Петрівна', portrait: picture('yu.svg'), unit: 'pig-iron' };
  const { paths, found, read, files } = await made('person', answers);
  const id = 'zghurska-yuliia';
  expect(paths).toEqual([
    ...['data', ...languageCodes].map((folder) => `${folder}/people/${id}.json`),
    'data/departments/pig-iron.json',
  ]);
  expect(read(`data/people/${id}.json`).photo).toBe(`people/${id}.svg`);
  expect(files[`images/people/${id}.svg`]).toBeDefined();
  expect(read('data/departments/pig-iron.json').staff.at(-1)).toBe(id);
  // The position is left to write; who does no research has no interests.
  expect(found).toEqual([...languageCodes].sort().map((language) => `schema-limit ${language}/people/${id}.json:4`));
  expect(read(`ua/people/${id}.json`)).not.toHaveProperty('interests');
});

describe('a document', () => {
  test('that lies in the content already', async () => {
    const { read } = await made('document', { ...order, id: 'charter-again', file: 'files/charter.pdf' });
    expect(read('data/documents.json').items[0].file).toBe('charter.pdf');
  });

  test('is copied to the folder of its kind, and listed', async () => {
    const sections = JSON.stringify({ sections: [{ id: 'plans', title: 'T', text: 'T' }] });
    const page = { 'ua/strategy.json': sections, 'en/strategy.json': sections };
    await withFixture({ name: 'listed', write: page }, async (dir) => {
      const answers = { ...order, kind: 'syllabus', file: file('Силабус 1.PDF'), list: 'strategy/plans' };
      await newItem(dir, 'document', answers);
      expect(Object.keys(filesOf(dir))).toContain('files/syllabi/sylabus-1.pdf');
      expect(readFileSync(join(dir, 'data/documents.json'), 'utf8')).toContain('"strategy/plans"');
    });
  });

  test('every kind has its folder', () => {
    const assets = kinds.find(({ name }) => name === 'document')?.items?.assets;
    const known = schemaOf('documents-data').definitions?.DocumentData?.properties?.kind;
    const choices = known?.enum ?? schemaOf('documents-data').definitions?.DocumentKind?.enum;
    expect(typeof assets === 'object' && Object.keys(assets.folders).sort()).toEqual(choices);
  });
});

const publication = {
  title: 'Плавки з кальцієм',
  'title-en': 'Heats with calcium',
  authors: 'koval-olena',
  year: '2026',
};

test('a publication: one entry with its titles', async () => {
  await withFixture({ name: 'publication', write: publicationFiles() }, async (dir) => {
    const authors = `${publication.authors}, Осика Л. Ф. / Osyka L. F.`;
    const answers = { ...publication, type: 'dataset', authors, publisher: 'nowhere' };
    await expect(newItem(dir, 'publication', answers)).rejects.toThrow('--publisher: There is no publisher');
    const publisher = readJson(dir, 'data/publishers.json').items[0]?.id;
    const { paths } = await newItem(dir, 'publication', { ...answers, ...inFurtherLanguages(answers), publisher });
    expect(paths).toContain('data/publications/2026.json');
    expect((await checkContent(dir)).diagnostics).toEqual([]);
  });
});

test('pages typed with a hyphen get a dash', async () => {
  const fixture = { name: 'pages', write: { ...publicationFiles(), ...containerFiles('Heats') } };
  await withFixture(fixture, async (dir) => {
    const answers = { ...publication, type: 'article-journal', container: 'journal', pages: '18-27' };
    await newItem(dir, 'publication', { ...answers, ...inFurtherLanguages(answers) });
    expect(readJson(dir, 'data/publications/2026.json').items[0]).toMatchObject({ pages: '18–27' });
  });
});

const html = { text: '<!doctype html><html><body>Not found, and long enough to be read.</body></html>' };

test.each([
  ['news', { ...news, date: '2026/31/05' }, '--date: '],
  ['news', { ...news, date: '31.02.2026' }, '--date: The date 31.02.2026 does not exist.'],
  [
    'news',
    { ...news, unit: 'pig-irn' },
    '--unit: There is no department or laboratory with the id "pig-irn". Did you',
  ],
  ['news', { ...news, id: 'old-furnace' }, 'old-furnace'],
  ['news', { ...news, documents: 'chartr' }, '--documents: There is no document with the id "chartr". Did you mean'],
  ['news', { ...news, image: 'nowhere.svg' }, '--image: There is no file nowhere.svg.'],
  ['news', { date: '05.03.2026' }, '--title: Give an answer: Headline in Ukrainian?'],
  ['news', { ...news, title: '!', 'title-en': '?' }, '--id'],
  ['person', { name: 'Коваль Олена', id: 'koval-olena' }, 'already'],
  ['person', { name: 'Згурська Юлія', unit: 'pig-irn' }, '--unit'],
  ['person', { name: 'Згурська Юлія', id: '../../../outside' }, '--id'],
  ['document', { ...order, file: 'nowhere.pdf' }, '--file: There is no file nowhere.pdf.'],
  [
    'document',
    { ...order, file: () => file('page.pdf', html) },
    '--file: The extension is .pdf, but the content is HTML.',
  ],
  ['document', { ...order, kind: 'ordre', file: () => file('order.pdf') }, '--kind: '],
  ['document', { ...order, list: 'history/nowhere', file: () => file('order.pdf') }, '--list: '],
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
      ['Department', ['pig-irn', 'pig-iron']],
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
    expect(readJson(dir, 'data/news/2026.json').items).toContainEqual({
      id: 'new-one',
      date: '05.03.2026',
      unit: 'pig-iron',
    });
  });
});

test('what others did wrong is not reported, and does not keep an item from being made', async () => {
  const fixture = {
    name: 'others',
    replace: [['ua/lang.json', '"choose"', '"chose"']] as [string, string, string][],
  };
  await withFixture(fixture, async (dir) => {
    const answers = { ...news, text: 'Піч.', 'text-en': 'A furnace.' };
    const { result } = await newItem(dir, 'news', { ...answers, ...inFurtherLanguages(answers) });
    expect(result.diagnostics).toEqual([]);
  });
});

describe('--undo', () => {
  const undoFile = join(outside, 'undo/last.json');

  test.each([
    ['news', { ...news, image: 'pich.svg' }],
    ['news', { ...news, date: '05.03.2031' }],
    ['person', { name: 'Згурська Юлія', unit: 'pig-iron' }],
    ['document', { ...order, file: 'order-2.pdf' }],
  ])('takes %s %j back, whatever was written elsewhere since', async (kind, answers: Record<string, string>) => {
    await withFixture({ name: kind }, async (dir) => {
      if (answers.image) answers.image = picture(answers.image);
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
    const open = () => new VerifiedContent(path, '', new FileHashes(join(cache, 'hashes.json')));
    await checkContent(dir, { verified: open() });
    const before = readFileSync(path, 'latin1');
    await newItem(
      dir,
      'news',
      { ...news, text: 'Піч запущено.', 'text-en': 'The furnace is running.' },
      { verified: open() },
    );
    expect(readFileSync(path, 'latin1')).toBe(before);
  });
});
