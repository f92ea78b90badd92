import { expect, test } from 'vitest';
import { choicesIn, fromIsoDate } from '../../../src/desk/browser/inputs/plain-input.tsx';
import { chosen, emptyValue, type Schema, schemaAt, shapesOf } from '../../../src/desk/browser/schema.ts';
import english from '../../../src/desk/browser/words/en.json' with { type: 'json' };
import ukrainian from '../../../src/desk/browser/words/uk.json' with { type: 'json' };
import { isoDate } from '../../../src/lib/text/days.ts';

test('dates go to the browser’s form and back', () => {
  expect(isoDate('09.11.2026')).toBe('2026-11-09');
  expect(isoDate('31.02.2026')).toBeUndefined();
  expect(isoDate('9.11.26')).toBeUndefined();
  expect(fromIsoDate('2026-11-09')).toBe('09.11.2026');
  expect(fromIsoDate('')).toBeUndefined();
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

const publications: Schema = {
  definitions: {
    Publication: { description: 'One', anyOf: [{ $ref: '#/definitions/Article' }, { $ref: '#/definitions/Book' }] },
    Article: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'article', choiceWords: { article: 'Стаття | Article' } },
        pages: { type: 'string' },
        authors: { type: 'array', items: { $ref: '#/definitions/Author' } },
      },
    },
    Book: {
      type: 'object',
      properties: {
        type: { type: 'string', const: 'book', choiceWords: { book: 'Книга | Book' } },
        genre: { type: 'string', const: 'monograph' },
        size: {},
      },
    },
    Author: { format: 'person-id', anyOf: [{ $ref: '#/definitions/Name' }, { type: 'string' }] },
    Name: {
      description: 'Of another institute',
      type: 'object',
      required: ['en'],
      properties: { en: { type: 'string' } },
    },
  },
};
const publication: Schema = { $ref: '#/definitions/Publication' };

test('of several groups of fields, the form has those of the value, whose type can be chosen', () => {
  const book = chosen(publication, { type: 'book', size: 210 }, publications);
  expect(Object.keys(book.properties ?? {})).toEqual(['type', 'genre', 'size']);
  expect(book).not.toHaveProperty('anyOf');
  expect(book.properties?.type?.enum).toEqual(['article', 'book']);
  expect(book.properties?.type?.choiceWords).toEqual({ book: 'Книга | Book', article: 'Стаття | Article' });
  expect(chosen(book.properties?.genre ?? {}, undefined, publications).enum).toEqual(['monograph']);
  expect(chosen(publication, { type: 'article' }, publications).properties).toHaveProperty('pages');
  expect(chosen(publication, { type: 'letter' }, publications).properties).toHaveProperty('pages');
});

test('a list whose entries are references or groups of fields offers both', () => {
  const authors: Schema = { $ref: '#/definitions/Author' };
  const shapes = shapesOf(authors, publications);
  expect(shapes.map((shape) => emptyValue(shape, publications))).toEqual(['', { en: '' }]);
  expect(chosen(authors, 'koval-olena', publications)).toMatchObject({ type: 'string', format: 'person-id' });
  expect(chosen(authors, { en: 'Osyka L. F.' }, publications).properties).toHaveProperty('en');
  expect(shapesOf({ type: 'string' }, publications)).toEqual([{ type: 'string' }]);
});

test('choices stand in the order of their words, those without words after them', () => {
  expect(choicesIn({ enum: ['a', 'b', 'c'], choiceWords: { c: 'В | C', a: 'А | A', gone: 'Г | G' } })).toEqual([
    'c',
    'a',
    'b',
  ]);
});
