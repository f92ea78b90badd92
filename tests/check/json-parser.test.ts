import { describe, expect, test, vi } from 'vitest';
import { parseJson } from '../../src/content/json/json-parser.ts';
import { randomNumbers } from '../support/random-numbers.ts';

const sample =
  '{"$schema":"x","items":[{"id":"a-b","n":-1.5e3,"t":"при\\u0456в\\"іт\\n😀","l":[true,false,null,[],{}]},{"id":""}]}';

test('it accepts what JSON.parse accepts, and nothing else', () => {
  const random = randomNumbers(7);
  let accepted = 0;
  for (let run = 0; run < 30_000; run++) {
    let text = sample;
    for (let change = random(3); change >= 0; change--) {
      const at = random(text.length);
      const character = '{}[]":,0a\\ \n-.tu'[random(16)] as string;
      text = text.slice(0, at) + (random(3) > 0 ? character : '') + text.slice(at + random(2));
    }
    const parsed = parseJson(text);
    let expected: unknown;
    try {
      expected = JSON.parse(text);
    } catch {
      expect(parsed.errors, text).not.toEqual([]);
      continue;
    }
    accepted++;
    expect(parsed.errors, text).toEqual([]);
    expect(parsed.root?.value, text).toEqual(expected);
  }
  expect(accepted).toBeGreaterThan(1000);
});

test('the rest of a file is read after a syntax error', () => {
  const { root, errors } = parseJson('{\n"a": "x"\n"b": [1,, 2],\n"c": “y”,\n"d": "the "best" one"\n}');
  expect(errors.map(({ kind }) => kind)).toEqual(['comma-missing', 'comma-extra', 'quote-wrong', 'quote-unescaped']);
  expect(root?.value).toEqual({ a: 'x', b: [1, 2], c: 'y', d: 'the "best" one' });
});

test('a decimal comma is told as one, with the number that is meant; in an array, a comma is what it is', () => {
  const { root, errors } = parseJson('{\n"a": -3,5,\n"b": {"c": 0,05},\n"d": [3,5],\n"e": 1,25\n"f": 1\n}');
  expect(errors.map(({ kind, found }) => `${kind} ${found}`)).toEqual([
    'number-comma -3,5',
    'number-comma 0,05',
    'number-comma 1,25',
  ]);
  expect(root?.value).toEqual({ a: -3.5, b: { c: 0.05 }, d: [3, 5], e: 1.25, f: 1 });
});

test('a number that would be read as infinite is told', () => {
  const { errors } = parseJson('[1e308,\n1e309,\n-1e999]');
  expect(errors.map(({ kind, found }) => `${kind} ${found}`)).toEqual([
    'number-too-large 1e309',
    'number-too-large -1e999',
  ]);
});

test('a word that every object of JavaScript has is as unknown as others', () => {
  const { root, errors } = parseJson('{"a": constructor,\n"b": toString,\n"c": true}');
  expect(errors.map(({ kind, found }) => `${kind} ${found}`)).toEqual([
    'word-unknown constructor',
    'word-unknown toString',
  ]);
  expect(root?.value).toEqual({ a: 'constructor', b: 'toString', c: true });
});

test('what is nested too deeply is told once, and the rest of the file is read', () => {
  const deep = `${'{"a":['.repeat(3000)}"]}"${']}'.repeat(3000)}`;
  const { root, errors } = parseJson(`{"deep":\n${deep},\n"b": 1,}`);
  expect(errors.map(({ kind, found }) => `${kind} ${found}`)).toEqual(['too-deep [', 'comma-extra ,']);
  expect(root?.value).toMatchObject({ b: 1 });
  expect(parseJson('['.repeat(100_000)).errors[0]?.kind).toBe('too-deep');
  expect(parseJson(`${'['.repeat(64)}${']'.repeat(64)}`).errors).toEqual([]);
});

describe('odd but valid', () => {
  test.each([
    ['a key that every object inherits', '{"__proto__":1,"constructor":2}'],
    ['such a key twice', '{"__proto__":{"a":1},"__proto__":2}'],
    ['numbers', '[0,-0,1e40,0.1e-2]'],
    ['half of a surrogate pair', '["\\ud83d"]'],
    ['no object at all', ' "text" '],
  ])('%s', (_, text) => {
    const { root, errors } = parseJson(text);
    expect(errors).toEqual([]);
    expect(JSON.stringify(root?.value)).toBe(JSON.stringify(JSON.parse(text)));
  });
});

test('a file that is not JSON at all has an error, and parsing it ends', () => {
  for (const text of ['', ' ', '\u0000', '<html>', '}}}}', '"', '{"', '[[[', ',,,', '\\', '{:}', '{"a"', '{"a":']) {
    expect(parseJson(text).errors.length, text).toBeGreaterThan(0);
  }
});

test('the end of a line is looked for once, however many errors the line has', () => {
  const search = vi.spyOn(String.prototype, 'search');
  try {
    parseJson(`{"a": 1${'\u00a0'.repeat(100)}}`);
    expect(search.mock.calls.length).toBe(1);
  } finally {
    search.mockRestore();
  }
});

test('a string that is not closed ends before the commas and brackets at the end of its line', () => {
  const found = (text: string) => parseJson(text).errors.map((error) => error.found);
  expect(found('{"a": "b ]},, \n}')).toEqual(['"b']);
  expect(found('{"a": "b ] c] \n}')).toEqual(['"b ] c']);
});
