import { expect, test } from 'vitest';
import { importFields } from '../../../src/desk/new-item/import-lines.ts';
import { addedKindNamed } from '../../../src/desk/new-item/new-item.ts';
import { splitReferences } from '../../../src/desk/new-item/reference-file/read-reference.ts';
import { fieldValue, matchedFields, tableFields } from '../../../src/desk/new-item/table-fields.ts';
import { beginLines, readPastedList } from '../../../src/desk/server/new-thing.ts';
import { filesOf } from '../../support/files-of.ts';
import { deskLab } from './desk-lab.ts';

const lab = deskLab();

const fields = (kind: string) => tableFields(addedKindNamed(kind));

test.each<[string, string, string[], (string | undefined)[]]>([
  [
    'people in Ukrainian',
    'person',
    ['№', 'ПІБ', 'Посада', 'Ел. пошта', 'ORCID'],
    [undefined, 'name', 'ua/position', 'data/email', 'data/profiles/orcid'],
  ],
  [
    'people in both languages',
    'person',
    ['Name (en)', 'Ім’я українською', 'Position, EN', 'Посада', 'Інтереси'],
    ['name-en', 'name', 'en/position', 'ua/position', 'ua/interests'],
  ],
  [
    'news as another system exports them',
    'news',
    ['Title', 'Date', 'Excerpt', 'Content', 'Author'],
    ['title', 'date', 'ua/text', 'ua/content', undefined],
  ],
  ['a head that is there twice', 'news', ['Заголовок', 'Заголовок'], ['title', 'title-en']],
])('columns find their fields: %s', (_, kind, heads, found) => {
  expect(matchedFields(fields(kind), heads)).toEqual(found);
});

test('what is to be chosen is chosen by its words, which a cell may have in either language', () => {
  const field = fields('publication').find(({ id }) => id === 'type');
  const choice = field?.choices?.find(({ value }) => value === 'book');
  expect(choice?.label).toEqual({ en: 'Book', uk: 'Книга' });
  const tree = lab.session.content.drafted();
  for (const cell of ['book', 'Book', 'книга']) expect(field && fieldValue(tree, field, cell), cell).toBe('book');
  expect(field && fieldValue(tree, field, 'поема')).toMatchObject({
    words: { uk: expect.stringContaining('Книга'), en: expect.stringContaining('Data set') },
  });
});

test('tables bring people and news first, and no pictures or files', () => {
  const found = importFields(lab.session.content.drafted());
  expect(Object.keys(found).slice(0, 3)).toEqual(['person', 'news', 'publication']);
  const ids = Object.values(found)
    .flat()
    .map(({ id }) => id);
  for (const id of ['data/photo', 'file', 'data/imageUrl', 'data/draft']) expect(ids).not.toContain(id);
});

const people: Record<string, string>[] = [
  {
    name: 'Згурська Юлія Петрівна',
    'ua/position': 'інженер',
    'data/email': 'z@institute.example',
    'ua/interests': 'сталь; чавун',
  },
  { name: 'Коваль Олена Іванівна', 'ua/position': 'завідувачка' },
  { name: '', 'ua/position': 'технік' },
  { name: 'Згурська Юлія Петрівна' },
];

test('people of a table are drafts with what is known of them, and a bad row keeps none from being read', () => {
  const before = filesOf(lab.dir);
  const trial = beginLines(lab.session.content, 'person', people, { isTrial: true, language: 'uk' });
  expect(trial.map(({ there }) => there)).toEqual([undefined, 'person/koval-olena', undefined, 1]);
  expect(trial[0]?.name).toBe('person/zghurska-yuliia');
  expect(trial[0]?.missing).toEqual(['Посада англійською']);
  expect(trial[2]?.problems.name).toContain('Дайте відповідь');
  expect(trial[3]?.problems.id).toContain('zghurska-yuliia');
  expect(lab.list().some(({ isDraft }) => isDraft)).toBe(false);
  beginLines(lab.session.content, 'person', [people[0] ?? {}], { isTrial: false, language: 'uk' });
  expect(filesOf(lab.dir)).toEqual(before);
  lab.reopen();
  expect(lab.list().find(({ isDraft }) => isDraft)).toMatchObject({
    name: 'person/zghurska-yuliia',
    isUnpublished: true,
  });
  lab.session.save('person/zghurska-yuliia');
  expect(JSON.parse(lab.read('data/people/zghurska-yuliia.json'))).toMatchObject({
    draft: true,
    email: 'z@institute.example',
  });
  expect(JSON.parse(lab.read('ua/people/zghurska-yuliia.json'))).toMatchObject({
    position: 'інженер',
    interests: ['сталь', 'чавун'],
  });
  expect(JSON.parse(lab.read('en/people/zghurska-yuliia.json'))).toMatchObject({
    name: 'Yuliia Zghurska',
    position: '',
  });
});

test.each<[string, Record<string, string>, object]>([
  ['a day with a word for the month', { date: '5 березня 2026', title: 'Піч' }, { name: 'news/pich', problems: {} }],
  ['a day as databases have it', { date: '2026-03-05', title: 'Піч' }, { name: 'news/pich', problems: {} }],
  [
    'a day that is none',
    { date: '31.02.2026', title: 'Піч' },
    { problems: { date: 'There is no day 31.02.2026. Write it as DD.MM.YYYY.' } },
  ],
  ['no day', { title: 'Піч' }, { problems: { date: expect.stringContaining('Date') } }],
  [
    'a department by its name',
    { date: '05.03.2026', title: 'Піч', 'data/unit': 'pig-iron' },
    { name: 'news/pich', problems: {} },
  ],
  [
    'a department that is not there',
    { date: '05.03.2026', title: 'Піч', 'data/unit': 'Цех № 5' },
    { problems: { 'data/unit': 'Department or laboratory: there is no “Цех № 5” on the site.' } },
  ],
])('a row is read or told: %s', (_, line, expected) => {
  expect(beginLines(lab.session.content, 'news', [line], { isTrial: true, language: 'en' })).toMatchObject([
    expected,
  ]);
});

test('a value for a field that no table fills is left out', () => {
  const unknown = { 'data/photo': 'people/x.jpg', 'data/unknown/key': 'a', 'constructor/name': 'b' };
  const name = 'person/zghurska-yuliia';
  beginLines(lab.session.content, 'person', [{ name: 'Згурська Юлія Петрівна', ...unknown }], {
    isTrial: false,
    language: 'en',
  });
  const draft = lab.draftOf(name);
  expect(Object.keys(draft).sort()).toEqual(['data', 'en', 'ua']);
  expect(draft.data?.value).not.toHaveProperty('unknown');
  expect(draft.data?.value).not.toHaveProperty('photo');
});

const entry = (title: string, doi: string) =>
  `@article{a, title = {${title}}, author = {Koval, Olena}, year = {2020}, language = {english}, doi = {${doi}}}`;

test('publications of a list are lines, of which one that cannot be read is told at its own', async () => {
  const text = `@string{a = {b}}\n${entry('Slag', '10.5555/1')}\n\n@article{broken, title = {Steel\n}\n\n${entry('Iron', '10.5555/2')}`;
  const read = await readPastedList(lab.session.content.drafted(), text, 'en');
  expect(read.map(({ title, fault }) => [title, Boolean(fault)])).toEqual([
    ['Slag', false],
    [expect.stringContaining('Steel'), true],
    ['Iron', false],
  ]);
  const lines = [read[0], read[2], read[0]].map((each) => each?.answers ?? {});
  const found = beginLines(lab.session.content, 'publication', lines, { isTrial: false, language: 'en' });
  expect(found.map(({ there }) => there)).toEqual([undefined, undefined, 1]);
  expect(lab.list().filter(({ isDraft, isUnpublished }) => isDraft && isUnpublished)).toHaveLength(2);
  const again = beginLines(lab.session.content, 'publication', lines.slice(0, 1), { isTrial: true, language: 'en' });
  expect(again[0]?.there).toBe(found[0]?.name);
});

test('works of one author and year whose titles begin with the same words are numbered, not refused', async () => {
  const text = ['Rolling of steel rails', 'Rolling of steel wheels'].map((title, index) =>
    entry(title, `10.5555/${index}`),
  );
  const read = await readPastedList(lab.session.content.drafted(), text.join('\n'), 'en');
  const lines = read.map(({ answers }) => answers);
  const found = beginLines(lab.session.content, 'publication', lines, { isTrial: false, language: 'en' });
  expect(found.map(({ name, problems }) => [name, problems])).toEqual([
    ['publication/koval-2020-rolling-of', {}],
    ['publication/koval-2020-rolling-of-2', {}],
  ]);
});

test.each<[string, string, number]>([
  ['RIS', 'TY  - JOUR\nTI  - A\nER  - \n\nTY  - BOOK\nTI  - B\nER  - \n', 2],
  ['BibTeX with a comment before', 'Exported\n@article{a, title={A}}\n@comment{x}\n@book{b, title={B}}', 2],
  ['BibTeX of one line each', '@article{a, title={A}}\n@book{b, title={B}}', 2],
  ['CSL JSON', '[{"title":"A"},{"title":"B"}]', 2],
  ['JSON that is broken', '[{"title":"A"},', 1],
  ['words', 'Koval, Slag, 2020', 1],
])('a list of publications is split: %s', (_, text, count) => {
  expect(splitReferences(text)).toHaveLength(count);
});

test('old addresses of a list become redirects that wait to be saved, and each that cannot is told at its line', () => {
  const lines = [
    { from: 'https://old.example/kontakty.html', to: '/contacts' },
    { from: '/про нас/', to: '/' },
    { from: '/index.php?id=5', to: '/' },
    { from: '/person/koval-olena', to: '/' },
    { from: '/a.html', to: '/nowhere' },
    { from: '/kontakty.html', to: '/' },
  ];
  const read = lab.session.importAddresses(lines, true, 'en');
  expect(read.map(({ from }) => from).slice(0, 2)).toEqual([
    '/kontakty.html',
    '/%D0%BF%D1%80%D0%BE%20%D0%BD%D0%B0%D1%81',
  ]);
  expect(read.map(({ problem }) => problem)).toEqual([
    undefined,
    undefined,
    expect.stringContaining('everything after the domain'),
    expect.stringContaining('/person/koval-olena is the address of an existing page or document.'),
    expect.stringContaining('There is no page or document at /nowhere.'),
    expect.stringContaining('The old address /kontakty.html is listed twice.'),
  ]);
  expect(filesOf(lab.dir)['data/redirects.json']).toBeUndefined();
  lab.session.importAddresses(lines, false, 'en');
  expect(JSON.parse(lab.read('data/redirects.json')).redirects).toHaveLength(2);
  // From now on there is a form, in which they wait.
  lab.session.importAddresses([{ from: '/b.html', to: '/' }, lines[0] ?? { from: '', to: '' }], false, 'en');
  expect(JSON.parse(lab.read('data/redirects.json')).redirects).toHaveLength(2);
  expect(lab.session.open('redirects').parts.data).toMatchObject({
    isDraft: true,
    value: { redirects: { length: 3 } },
  });
});
