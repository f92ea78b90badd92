import { expect, test } from 'vitest';
import { JsonDocument } from '../../src/content/json/json-document.ts';
import { removeValues } from '../../src/content/json/remove-values.ts';
import { SourceFile } from '../../src/content/json/source-file.ts';

const without = (text: string, ...pointers: string[]) =>
  removeValues(new JsonDocument(new SourceFile('file.json', text)), new Set(pointers));

const list =
  '{\r\n\t"items" : [\r\n\t\t{"id":"a"},\r\n\t\t{ "id": "b" } ,\r\n\t\t{"id":"c"}\r\n\t],\r\n\t"n": 1.0\r\n}';

test.each([
  ['the first', ['/items/0'], list.replace('{"id":"a"},\r\n\t\t', '')],
  ['one between', ['/items/1'], list.replace('{ "id": "b" } ,\r\n\t\t', '')],
  ['the last, with the comma before it', ['/items/2'], list.replace(' ,\r\n\t\t{"id":"c"}', '')],
  ['the last two', ['/items/1', '/items/2'], list.replace(',\r\n\t\t{ "id": "b" } ,\r\n\t\t{"id":"c"}', '')],
  [
    'the first and the last',
    ['/items/0', '/items/2'],
    '{\r\n\t"items" : [\r\n\t\t{ "id": "b" }\r\n\t],\r\n\t"n": 1.0\r\n}',
  ],
  ['all', ['/items/0', '/items/1', '/items/2'], '{\r\n\t"items" : [],\r\n\t"n": 1.0\r\n}'],
  ['the list as a whole', ['/items', '/items/1'], '{\r\n\t"n": 1.0\r\n}'],
  ['a key', ['/n'], list.replace(',\r\n\t"n": 1.0', '')],
  ['a key within an entry that stays', ['/items/1/id'], list.replace('{ "id": "b" }', '{}')],
  ['what is not there', ['/items/7', '/other'], list],
])('removes %s, and leaves every other character as it is', (_, pointers, expected) => {
  expect(without(list, ...pointers)).toBe(expected);
});

test('a key that an object has twice goes twice, and keys with slashes are named as pointers name them', () => {
  expect(without('{"a": 1, "b": 2, "a": 3}', '/a')).toBe('{"b": 2}');
  expect(without('{"en/a.json": {"/lead": "x"}, "b": {}}', '/en~1a.json/~1lead')).toBe('{"en/a.json": {}, "b": {}}');
});
