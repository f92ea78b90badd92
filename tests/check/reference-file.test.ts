import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent } from '../../src/check/check-content.ts';
import { newItem } from '../../src/desk/new-item/new-item.ts';
import { undoItem } from '../../src/desk/new-item/undo-item.ts';
import { CommandError } from '../../src/lib/command/run-command.ts';
import { folderForFile } from '../support/temporary-folder.ts';
import { withFixture } from './fixture.ts';
import { containerFiles, publicationFiles } from './publication-files.ts';

const folder = folderForFile();

/** Writes a file as a reference manager exports it. @returns its path */
function exported(name: string, text: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const content = { name: 'publications', write: { ...publicationFiles(), ...containerFiles('Heats & Metal') } };

/** Creates a publication of a file in the content of the tests, and passes on its facts and titles. */
async function created(from: string, given: Record<string, string> = {}) {
  return withFixture(content, async (dir) => {
    const { id } = await newItem(dir, 'publication', given, { from });
    const itemIn = (path: string) =>
      JSON.parse(readFileSync(join(dir, path), 'utf8')).items.find((item: { id: string }) => item.id === id);
    const { diagnostics } = await checkContent(dir);
    // Titles in further languages are left to write as well.
    const left = diagnostics.filter(({ file }) => file.startsWith('data/'));
    const [facts, ua, en] = ['data', 'ua', 'en'].map((part) => itemIn(`${part}/publications/2026.json`));
    return { facts, titles: [ua?.title, en?.title], left };
  });
}

const facts = {
  type: 'article-journal',
  container: 'journal',
  authors: ['koval-olena', { ua: 'Осика Л. Ф.', en: 'Osyka L. F.' }],
  year: 2026,
  volume: '9',
  issue: '4',
  pages: '5–14',
  doi: '10.5555/mp.2026.4.5',
};

describe('a publication is created of', () => {
  test('BibTeX, as a journal offers it', async () => {
    const from = exported(
      'article.bib',
      `@comment{exported}
@article{koval2026,
  author = {Коваль, Олена Іванівна and Осика, Л. Ф.},
  title = {Плавки з {Кальцієм}: \\textit{in situ} \\& далі},
  journal = {Heats \\& Metal}, year = 2026, volume = {9}, number = {4}, pages = {5--14},
  doi = {https://doi.org/10.5555/mp.2026.4.5}, language = {ukrainian}
}
`,
    );
    const { facts: own, titles, left } = await created(from, { 'title-en': 'Heats with calcium' });
    expect(own).toMatchObject({ ...facts, language: 'uk' });
    expect(titles).toEqual(['Плавки з Кальцієм: in situ & далі', 'Heats with calcium']);
    expect(left).toEqual([]);
  });

  test('RIS in English: what only an editor knows is left to write', async () => {
    const lines = ['TY  - JOUR', 'LA  - en', 'AU  - Koval, Olena', 'AU  - Smith, John', 'TI  - Heats with calcium'];
    const more = [
      'T2  - Heats & Metal',
      'PY  - 2026/05/01',
      'VL  - 9',
      'IS  - 4',
      'SP  - 5',
      'EP  - 14',
      'ER  - ',
      '',
    ];
    const from = exported('article.ris', [...lines, ...more].join('\r\n'));
    const { facts: own, titles, left } = await created(from, { title: 'Плавки з кальцієм' });
    expect(own).toMatchObject({
      language: 'en',
      authors: ['koval-olena', { ua: '', en: 'Smith J.' }],
      pages: '5–14',
    });
    expect(titles).toEqual(['Плавки з кальцієм', 'Heats with calcium']);
    expect(left).toMatchObject([{ code: 'schema-limit' }]);
    const onePage = [...lines, ...more].join('\n').replace('EP  - 14', 'EP  - 5');
    expect((await created(exported('page.ris', onePage), { title: 'Плавки' })).facts).toMatchObject({ pages: '5' });
  });

  test('CSL JSON, and what the command is told counts more', async () => {
    const item = {
      type: 'book',
      title: 'Плавки',
      language: 'uk-UA',
      author: [{ family: 'Коваль', given: 'О. І.' }],
      issued: { 'date-parts': [['2026', 5]] },
      publisher: '«Інститут чавуну»',
      'number-of-pages': 210,
    };
    const from = exported('book.json', JSON.stringify([item]));
    const { facts: own } = await created(from, { year: '2026', size: '212', 'title-en': 'Heats' });
    expect(own).toMatchObject({ type: 'book', authors: ['koval-olena'], publisher: 'institute', numberOfPages: 212 });
  });
});

describe('a file without publications is refused with the place:', () => {
  test.each<[name: string, text: string | Buffer, place: string, en: RegExp, uk: RegExp]>([
    [
      'open.bib',
      '@article{a,\n  author = {A B},\n  title = {X\n  year = 2026\n}\n',
      ':4:3: ',
      /missing before this field/,
      /перед цим полем/i,
    ],
    [
      'comma.bib',
      '@article{a,\n  title = {X}\n  year = 2026\n}\n',
      ':3:',
      /BibTeX cannot be read/,
      /не вдається прочитати BibTeX/,
    ],
    ['lines.ris', 'TY  - JOUR\nAU Koval\nER  - \n', ':2:1: ', /two letters and a hyphen/, /дві літери й дефіс/],
    ['comma.json', '{ "type": "book",\n  "title": "X", }', ':2:15: ', /Unexpected comma/, /Зайва кома/],
    ['no.json', '[]', ': ', /no publications/, /немає публікацій/],
    ['none.txt', 'Koval O. Heats', ': ', /no BibTeX, RIS or CSL JSON/, /не BibTeX/],
    ['windows.bib', Buffer.from([0x40, 0xcc, 0xee, 0xe2]), ': ', /not encoded in UTF-8/, /не в UTF-8/],
  ])('%s', async (name, text, place, en, uk) => {
    const from = exported(name, text);
    const error = await created(from).catch((thrown: unknown) => thrown);
    if (!(error instanceof CommandError)) throw error;
    expect(error.message).toContain(from + place);
    expect(error.messageIn('en')).toMatch(en);
    expect(error.messageIn('uk')).toMatch(uk);
  });
});

test('what an entry has to be of is asked for, and what the content does not have is said and left to write', async () => {
  const from = exported('thesis.bib', '@phdthesis{a, title={Плавки}, author={Коваль О. І.}, year=2026}\n');
  await expect(created(from)).rejects.toThrow('--type: The entry says "thesis".');
  const journal = exported(
    'journal.bib',
    '@article{a, title={Heats}, author={Koval, O. I.}, journal={Heats and Metals}, year=2026, pages={1--2}}\n',
  );
  await expect(created(journal)).rejects.toThrow('--language: The entry does not say');
  await withFixture(content, async (dir) => {
    const said: string[] = [];
    const options = { from: journal, say: (words: string) => said.push(words) };
    const { result } = await newItem(dir, 'publication', { language: 'en' }, options);
    expect(said.join()).toContain('There is no "Heats and Metals" in data/containers.json yet.');
    const { items } = JSON.parse(readFileSync(join(dir, 'data/publications/2026.json'), 'utf8'));
    expect(items[0]).toMatchObject({ authors: ['koval-olena'], container: '' });
    const left = result.diagnostics.map(({ file }) => file);
    expect(left).toContain('data/publications/2026.json');
    expect(left).toContain('ua/publications/2026.json');
  });
});

describe('a file with several publications', () => {
  const entry = (title: string, doi: string) =>
    `@article{a, title={${title}}, author={Коваль, О. І.}, journal={Heats & Metal}, year=2026, pages={1--2}, doi={10.5555/${doi}}, language={ukrainian}}\n`;

  test('creates them all, and takes them back together', async () => {
    const from = exported('several.bib', `${entry('Плавки сталі', 'a')}@comment{x}\n${entry('Плавки чавуну', 'b')}`);
    await withFixture(content, async (dir) => {
      const undoFile = join(folder, 'undo.json');
      const texts = () =>
        ['data', 'ua', 'en'].map((part) => readFileSync(join(dir, `${part}/publications/2026.json`), 'utf8'));
      const before = texts();
      const { id, result } = await newItem(dir, 'publication', {}, { from, undoFile });
      expect(id).toBe('koval-2026-plavky-stali, koval-2026-plavky-chavunu');
      // Facts that the file does not say are left to write, in each.
      expect(new Set(result.diagnostics.map(({ code }) => code))).toEqual(new Set(['schema-limit']));
      for (const text of texts()) for (const each of id.split(', ')) expect(text).toContain(each);
      undoItem(undoFile);
      expect(texts().map((text) => JSON.parse(text))).toEqual(before.map((text) => JSON.parse(text)));
    });
  });

  test('creates none when something is wrong with any, and says all of it', async () => {
    const from = exported('wrong.bib', entry('Плавки', 'a') + entry('Ковші', 'b').replace('article', 'phdthesis'));
    const error = await created(from).catch((thrown: Error) => thrown.message);
    expect(error).toMatch(/^2\/2 Ковші\n--type: The entry says "thesis"/);
  });

  test('creates none when one is there twice', async () => {
    const from = exported('twice.bib', entry('Плавки', 'a') + entry('Плавки', 'a'));
    const error = await created(from).catch((thrown: Error) => thrown.message);
    expect(error).toContain('2/2 Плавки\n--id: There is a publication');
  });

  test('says of which it asks', async () => {
    const from = exported('asked.bib', entry('Плавки', 'a') + entry('Ковші', 'b'));
    const said: string[] = [];
    await withFixture(content, async (dir) => {
      await newItem(dir, 'publication', {}, { from, ask: async () => '', say: (words) => said.push(words) });
      expect(readFileSync(join(dir, 'data/publications/2026.json'), 'utf8')).toContain('koval-2026-kovshi');
    });
    expect(said).toEqual(['1/2 Плавки', '2/2 Ковші']);
  });
});
