import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readSources } from '../documents/read-sources.ts';
import { updateLists } from '../documents/update-lists.ts';

const sources = readSources();
const [made, other] = sources;
if (!made || !other) throw new Error('The sample has no documents.');
const { id, file, kind, date, language } = made;
let content: string;

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'lists-'));
  for (const folder of ['data', 'ua', 'en']) mkdirSync(join(content, folder));
});
afterEach(() => rmSync(content, { recursive: true, force: true }));

const write = (folder: string, text: string) => writeFileSync(join(content, folder, 'documents.json'), text);
const read = (folder: string) => readFileSync(join(content, folder, 'documents.json'), 'utf8');

/** An editor's lists, formatted by hand, with a place in the middle. */
const facts = (middle: string) => `{
  "$schema": "../schema/documents-data.schema.json",
  "items": [
    { "id": "ours", "file": "own/ours.pdf", "kind": "order", "date": "01.02.2026", "language": "ua", "shownIn": ["orders/staff"] },
${middle}    {
      "id": "last", "file": "own/last [2].pdf",
      "kind": "plan", "date": "02.02.2026", "language": "en"
    }
  ]
}
`;
const texts = (middle: string) => `{
  "$schema": "../schema/documents-texts.schema.json",
  "kinds": { "order": "Наказ" },
  "items": [
    { "title": "Наш «наказ» {1} \\"А\\"", "id": "ours" },
${middle}    { "id": "last", "title": "Останній" }
  ]
}
`;
const madeFacts = `    {
      "id": "${id}",
      "file": "${file}",
      "kind": "${kind}",
      "date": "${date}",
      "language": "${language}"
    }`;
const madeTexts = (title: string) => `    {
      "id": "${id}",
      "title": "${title}"
    }`;

test('entries of others keep their bytes and their order', () => {
  write('data', facts(`    { "id": "${id}", "file": "old.pdf", "shownIn": ["orders/staff"], "kind": "order" },\n`));
  write('ua', texts(`    { "id": "${id}", "title": "Стара назва" },\n`));
  write('en', texts(`    { "id": "${id}", "title": "Old title" },\n`));
  updateLists(content, [made]);
  const entry = `    {
      "id": "${id}",
      "file": "${file}",
      "shownIn": [
        "orders/staff"
      ],
      "kind": "${kind}",
      "date": "${date}",
      "language": "${language}"
    },
`;
  expect(read('data')).toBe(facts(entry));
  expect(read('ua')).toBe(texts(`${madeTexts(made.titles.ua)},\n`));
  expect(read('en')).toBe(texts(`${madeTexts(made.titles.en)},\n`));
});

test('a new entry goes to the end', () => {
  for (const [folder, list] of Object.entries({ data: facts(''), ua: texts(''), en: texts('') })) write(folder, list);
  updateLists(content, [made]);
  expect(read('data')).toBe(facts('').replace('\n  ]\n}', `,\n${madeFacts}\n  ]\n}`));
  expect(read('ua')).toBe(texts('').replace('\n  ]\n}', `,\n${madeTexts(made.titles.ua)}\n  ]\n}`));
});

test('an entry that is right keeps its bytes', () => {
  const entry = JSON.stringify({ kind, id, file, shownIn: ['orders/staff'], date, language });
  write('data', facts(`    ${entry},\n`));
  write('ua', texts(`    {"title":${JSON.stringify(made.titles.ua)},"id":"${id}"},\n`));
  write('en', texts(`    {"title":${JSON.stringify(made.titles.en)},"id":"${id}"},\n`));
  const before = ['data', 'ua', 'en'].map(read);
  updateLists(content, [made]);
  expect(['data', 'ua', 'en'].map(read)).toEqual(before);
});

test('a document that is not generated gets no entry', () => {
  for (const [folder, list] of Object.entries({ data: facts(''), ua: texts(''), en: texts('') })) write(folder, list);
  updateLists(content, [made]);
  expect(read('data')).not.toContain(`"${other.id}"`);
});

test('an empty list is filled, with the line ends that the file has', () => {
  write('data', '{\r\n  "$schema": "x",\r\n  "items": []\r\n}\r\n');
  for (const folder of ['ua', 'en']) write(folder, '{ "items": [] }');
  updateLists(content, [made]);
  const expected = `{\n  "$schema": "x",\n  "items": [\n${madeFacts}\n  ]\n}\n`;
  expect(read('data')).toBe(expected.replaceAll('\n', '\r\n'));
  expect(JSON.parse(read('en')).items).toEqual([{ id, title: made.titles.en }]);
});

test('all documents together make the lists that one after the other make', () => {
  const lists = () => {
    for (const folder of ['data', 'ua', 'en']) write(folder, '{\n  "items": []\n}\n');
  };
  lists();
  updateLists(content, sources);
  const together = ['data', 'ua', 'en'].map(read);
  expect(JSON.parse(together[0] ?? '').items.map((item: { id: string }) => item.id)).toEqual(
    sources.map((source) => source.id),
  );
  lists();
  for (const source of sources) updateLists(content, [source]);
  expect(['data', 'ua', 'en'].map(read)).toEqual(together);
});

test('a list that is no list is left as it is, and named', () => {
  write('data', '{ "items": {} }');
  for (const folder of ['ua', 'en']) write(folder, '{ "items": [] }');
  expect(() => updateLists(content, [made])).toThrow('data/documents.json');
  expect(read('data')).toBe('{ "items": {} }');
});

test('a folder without lists gets none', () => {
  updateLists(content, [made]);
  expect(() => read('data')).toThrow();
});
