import { expect, test } from 'vitest';
import { JsonDocument, pointerAt } from '../../src/content/json/json-document.ts';
import { SourceFile } from '../../src/content/json/source-file.ts';

const text = '{\n  "a/b": [1, { "c": "word" }],\n  "d": ""\n}\n';
const document = new JsonDocument(new SourceFile('a.json', text));

test.each([
  ['word', '/a~1b/1/c'],
  ['"c"', '/a~1b/1/c'],
  ['1,', '/a~1b/0'],
  ['a/b', '/a~1b'],
  [' }],', '/a~1b/1'],
  ['""', '/d'],
  ['{\n', ''],
])('the value at %j is %s', (words, pointer) => {
  expect(pointerAt(document, text.indexOf(words))).toBe(pointer);
});

test('the offset of a line and column is the one of which it is the position', () => {
  for (let offset = 0; offset < text.length; offset++) {
    expect(document.source.offsetAt(document.source.positionAt(offset))).toBe(offset);
  }
});
