import { expect, test } from 'vitest';
import { fromIsoDate, toIsoDate } from '../../../src/desk/browser/inputs/iso-date.ts';
import { type MarkdownMark, markText } from '../../../src/desk/browser/inputs/mark-text.ts';
import { chosen, emptyValue, type Schema, schemaAt } from '../../../src/desk/browser/schema.ts';
import english from '../../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../../src/desk/browser/words/uk.json' with { type: 'json' };

test('dates go to the browser’s form and back', () => {
  expect(toIsoDate('09.11.2026')).toBe('2026-11-09');
  expect(fromIsoDate('2026-11-09')).toBe('09.11.2026');
  expect(toIsoDate('9.11.26')).toBe('');
  expect(fromIsoDate('')).toBeUndefined();
});

test.each<[MarkdownMark, string]>([
  ['bold', 'one\n**two**'],
  ['italic', 'one\n*two*'],
  ['link', 'one\n[two](https://)'],
  ['list', 'one\n- two'],
  ['heading', 'one\n## two'],
])('the tool bar marks what is selected: %s', (mark, marked) => {
  expect(markText('one\ntwo', 4, 7, mark)).toBe(marked);
});

const file: Schema = {
  type: 'object',
  properties: { items: { type: 'array', items: { $ref: '#/definitions/Item' } } },
  definitions: {
    Item: {
      type: 'object',
      required: ['name', 'tags'],
      properties: {
        name: { type: 'string' },
        tags: { type: 'array' },
        alt: { description: 'Words', anyOf: [{ type: 'array' }, { type: 'string' }] },
      },
    },
  },
};

test('the schema of a part is found by its pointer, and a new entry has what it needs', () => {
  const item = schemaAt(file, '/items/3');
  expect(chosen(item, undefined, file).properties).toHaveProperty('name');
  expect(emptyValue(item, file)).toEqual({ name: '', tags: [] });
});

test('of text or list of texts, the form shows the one that is there', () => {
  const alt = schemaAt(file, '/items/0/alt');
  expect(chosen(alt, 'one', file)).toEqual({ description: 'Words', type: 'string' });
  expect(chosen(alt, ['one'], file)).toMatchObject({ type: 'array' });
});

test('the desk says the same in both languages', () => {
  const keysOf = (words: object): string[] =>
    Object.entries(words).flatMap(([key, value]) => [key, ...(typeof value === 'object' ? keysOf(value) : [])]);
  expect(keysOf(ukrainian)).toEqual(keysOf(english));
});
