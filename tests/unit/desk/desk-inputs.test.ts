import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { fromIsoDate } from '../../../src/desk/browser/inputs/iso-date.ts';
import { type MarkdownMark, markText } from '../../../src/desk/browser/inputs/mark-text.ts';
import { PlainInput } from '../../../src/desk/browser/inputs/plain-input.tsx';
import { chosen, emptyValue, type Schema, schemaAt } from '../../../src/desk/browser/schema.ts';
import english from '../../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../../src/desk/browser/words/uk.json' with { type: 'json' };

test('a date of the browser becomes one of the content', () => {
  expect(fromIsoDate('2026-11-09')).toBe('09.11.2026');
  expect(fromIsoDate('')).toBeUndefined();
});

test.each([
  ['09.11.2026', 'type="date"', 'value="2026-11-09"'],
  ['', 'type="date"', 'value=""'],
  ['31.02.2026', 'type="text"', 'value="31.02.2026"'],
  ['9.11.26', 'type="text"', 'value="9.11.26"'],
])('the date %s is shown as it is written', (value, type, shown) => {
  const schema: Schema = { type: 'string', format: 'date-text' };
  const field = renderToStaticMarkup(createElement(PlainInput, { id: 'date', schema, value, onChange: () => {} }));
  expect(field).toContain(type);
  expect(field).toContain(shown);
});

test.each<[MarkdownMark, string]>([
  ['bold', 'one\n**two**'],
  ['italic', 'one\n*two*'],
  ['link', 'one\n[two](https://)'],
  ['list', 'one\n- two'],
  ['heading', 'one\n## two'],
])('the tool bar marks what is selected: %s', (mark, marked) => {
  const { text, start, end } = markText('one\ntwo', 4, 7, mark);
  expect(text).toBe(marked);
  expect(text.slice(start, end)).toBe('two');
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
