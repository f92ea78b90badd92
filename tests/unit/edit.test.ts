import { describe, expect, test } from 'vitest';
import {
  editedText,
  insertValue,
  removeValues,
  setText,
  setValue,
  type TextEdit,
  withEdits,
} from '../../src/content/edit.ts';
import { JsonDocument } from '../../src/content/json/json-document.ts';
import { SourceFile } from '../../src/content/json/source-file.ts';

/** The text that edits of a file make. */
function edited(text: string, edit: (document: JsonDocument) => TextEdit | TextEdit[]): string {
  const document = new JsonDocument(new SourceFile('file.json', text));
  return editedText(document, [edit(document)].flat());
}
const lines = (...all: string[]) => all.join('\n');

describe('set', () => {
  const set = (text: string, pointer: string, value: unknown) =>
    edited(text, (document) => setValue(document, pointer, value));

  test.each<[string, string, string, unknown, string]>([
    ['a value', '{"a": 1 ,"b":2}', '/a', 3, '{"a": 3 ,"b":2}'],
    ['all of a text', ' "old" ', '', 'new', ' "new" '],
    ['the same value', '{ "n":1.0, "t":"\\u2013" }', '', { t: '–', n: 1 }, '{ "n":1.0, "t":"\\u2013" }'],
    ['a nested value', '{"a":[{"b" :"x"}]}', '/a/0/b', [], '{"a":[{"b" :[]}]}'],
    ['one of many', '[1.0, 2e0,\t3]', '', [1, 2, 4], '[1.0, 2e0,\t4]'],
    ['a new key', '{"a": 1.0}', '', { b: 2, a: 1 }, '{\n  "a": 1.0,\n  "b": 2\n}'],
    ['a key less', '{"a": 1.0, "b": 2}', '', { a: 1 }, '{\n  "a": 1.0\n}'],
    ['an item more', '{"l": [1.0]}', '/l', [1, { a: [] }], '{"l": [\n    1.0,\n    {\n      "a": []\n    }\n  ]}'],
    [
      'an entry that has moved and changed, known by its id',
      '[{"id": "a", "n": 1.0}]',
      '',
      [{ id: 'b' }, { id: 'a', n: 1, t: 2 }],
      '[\n  {\n    "id": "b"\n  },\n  {\n    "id": "a",\n    "n": 1.0,\n    "t": 2\n  }\n]',
    ],
    ['an empty list', '{"l": [1]}', '/l', [], '{"l": []}'],
    ['CRLF', '{\r\n"l": []}', '/l', ['a'], '{\r\n"l": [\r\n    "a"\r\n  ]}'],
    ['a byte order mark', '\ufeff{"a": "x"}', '/a', 'y', '\ufeff{"a": "y"}'],
    ['tabs', '{\n\t"a":\t"x"\n}', '/a', 'y', '{\n\t"a":\t"y"\n}'],
    ['escapes', '{"a": "x", "b": "\\u0451"}', '/a', 'line\n"', '{"a": "line\\n\\"", "b": "\\u0451"}'],
    ['a key twice: the last counts', '{"a": 1, "a": 2}', '/a', 3, '{"a": 1, "a": 3}'],
    ['a key twice and a new one', '{"a": 1, "a": [2.0]}', '', { a: [2], b: 3 }, '{\n  "a": [2.0],\n  "b": 3\n}'],
    ['a key that every object inherits', '{"constructor": 1}', '', { a: 2 }, '{\n  "a": 2\n}'],
    ['a key with a slash', '{"a/b": {"~": 1}}', '/a~1b/~0', 2, '{"a/b": {"~": 2}}'],
    ['beside a comment', '{"a": 1, // no JSON\n"b": 2}', '/b', 3, '{"a": 1, // no JSON\n"b": 3}'],
    ['before a comma too many', '{"a": 1,}', '/a', 2, '{"a": 2,}'],
  ])('%s', (_, text, pointer, value, expected) => {
    expect(set(text, pointer, value)).toBe(expected);
  });

  test('nothing where nothing is', () => {
    expect(() => set('{"a": []}', '/a/0', 1)).toThrow('/a/0');
    expect(() => set('', '/a', 1)).toThrow('/a');
  });
});

describe('set a text', () => {
  const setIn = (text: string, place: { from?: number; to?: number }, value: string) =>
    edited(text, (document) => setText(document, { pointer: '/a', ...place }, value));

  test.each<[string, string, string, string, number?, number?]>([
    ['as a whole', '{"a": "old"}', 'new', '{"a": "new"}'],
    ['a part', '{"a": "old and old"}', 'new', '{"a": "old and new"}', 8, 11],
    ['a part after escapes', '{"a": "\\u00ab\\n\\\\old"}', 'new', '{"a": "\\u00ab\\n\\\\new"}', 3, 6],
    ['escapes around what differs', '{"a": "\\u00abold\\/\\u00bb"}', '«new/»', '{"a": "\\u00abnew\\/\\u00bb"}'],
    ['what is to be escaped', '{"a": "x"}', '"\n', '{"a": "\\"\\n"}'],
    ['a longer one', '{"a": "aa"}', 'aaaa', '{"a": "aaaa"}'],
    ['a shorter one', '{"a": "a\\u0061aa"}', 'a', '{"a": "a"}'],
    ['nothing', '{"a": "\\t"}', '', '{"a": ""}'],
    ['half a character', '{"a": "😀 \ud83e\uddea"}', '😁 \ud83d\uddea', '{"a": "😁 \ud83d\uddea"}'],
    ['a byte order mark and CRLF', '\ufeff{\r\n"a": "x"\r\n}', 'y', '\ufeff{\r\n"a": "y"\r\n}'],
  ])('%s', (_, text, value, expected, from, to) => {
    expect(setIn(text, { ...(from !== undefined && { from }), ...(to !== undefined && { to }) }, value)).toBe(
      expected,
    );
  });

  test('nothing where no text is', () => {
    for (const text of ['{"a": 1}', '{}']) expect(() => setIn(text, {}, 'x')).toThrow('/a');
  });
});

describe('insert', () => {
  const insert = (text: string, pointer: string, value: unknown) =>
    edited(text, (document) => insertValue(document, pointer, value));
  const list = lines('{', '  "l": [', '    1.0,', '    2', '  ]', '}');

  test.each<[string, string, string, unknown, string]>([
    ['before all', list, '/l/0', 3, list.replace('    1.0', '    3,\n    1.0')],
    ['between', list, '/l/1', [], list.replace('    2', '    [],\n    2')],
    ['at the end', list, '/l/-', 3, list.replace('2', '2,\n    3')],
    ['an index after all', list, '/l/2', 3, list.replace('2', '2,\n    3')],
    ['an empty list', '{"l": [ ]}', '/l/-', 'x', '{"l": [\n    "x"\n  ]}'],
    ['an empty object', '{}', '/a', { b: {} }, '{\n  "a": {\n    "b": {}\n  }\n}'],
    ['a key', '{"m": {"a": 1.0 }}', '/m/b~1', null, '{"m": {"a": 1.0,\n    "b/": null }}'],
    [
      'values within',
      '{"l": []}',
      '/l/0',
      { a: [1] },
      '{"l": [\n    {\n      "a": [\n        1\n      ]\n    }\n  ]}',
    ],
    ['no key without a value', '[]', '/0', { a: undefined, b: 1 }, '[\n  {\n    "b": 1\n  }\n]'],
    ['CRLF', list.replaceAll('\n', '\r\n'), '/l/-', 3, list.replace('2', '2,\n    3').replaceAll('\n', '\r\n')],
    ['a byte order mark', '\ufeff[1]', '/-', 2, '\ufeff[1,\n  2]'],
    ['a key twice: the last counts', '{"l": [], "l": [1]}', '/l/-', 2, '{"l": [], "l": [1,\n    2]}'],
    ['after a comment', '[1 /* no JSON */]', '/-', 2, '[1,\n  2 /* no JSON */]'],
  ])('%s', (_, text, pointer, value, expected) => {
    expect(insert(text, pointer, value)).toBe(expected);
  });

  test.each(['/l/0/x', '/l', '/m/0', '/n/0'])('nothing at %s', (pointer) => {
    expect(() => insert('{"l": [1], "m": 1}', pointer, 1)).toThrow(pointer);
  });
});

describe('remove', () => {
  const without = (text: string, ...pointers: string[]) =>
    edited(text, (document) => removeValues(document, new Set(pointers)));
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
  ])('%s, and leave every other character as it is', (_, pointers, expected) => {
    expect(without(list, ...pointers)).toBe(expected);
    expect(without(`\ufeff${list}`, ...pointers)).toBe(`\ufeff${expected}`);
  });

  test.each([
    ['a key twice: both', '{"a": 1, "b": 2, "a": 3}', '/a', '{"b": 2}'],
    [
      'a key with slashes',
      '{"en/a.json": {"/lead": "x"}, "b": {}}',
      '/en~1a.json/~1lead',
      '{"en/a.json": {}, "b": {}}',
    ],
    ['what stands before a comment, with it', '{"a": 1, /* no JSON */ "b": 2}', '/a', '{"b": 2}'],
    ['what stands before a comma too many', '[1, 2,]', '/1', '[1,]'],
  ])('%s', (_, text, pointer, expected) => {
    expect(without(text, pointer)).toBe(expected);
  });
});

test('edits of one text go together in whatever order, and not into each other', () => {
  const text = '{"a": "x", "l": [1, 2], "m": 3}';
  const both = edited(text, (document) => [
    ...removeValues(document, new Set(['/l/0', '/m'])),
    ...setValue(document, '/l/1', 4),
    setText(document, { pointer: '/a' }, 'y'),
  ]);
  expect(both).toBe('{"a": "y", "l": [4]}');
  expect(() =>
    withEdits(text, [
      { start: 1, end: 5, text: '' },
      { start: 4, end: 6, text: '' },
    ]),
  ).toThrow('4');
});
