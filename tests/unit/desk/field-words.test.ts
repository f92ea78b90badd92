import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import help from '../../../src/content/field-words/field-help.uk.json' with { type: 'json' };
import labels from '../../../src/content/field-words/field-labels.json' with { type: 'json' };
import { fieldHelp, fieldLabel } from '../../../src/content/field-words/field-words.ts';
import type { Schema } from '../../../src/content/schema/schema-store.ts';
import { schemaOf } from '../../../src/content/schema/schema-store.ts';
import { type Schema as FormSchema, shapesOf } from '../../../src/desk/browser/schema.ts';
import { isLanguageCode } from '../../../src/language/languages.ts';

const folder = join(import.meta.dirname, '../../../content/schema');
const names = readdirSync(folder).map((name) => name.replace('.schema.json', ''));

const all = names.flatMap((name) => fieldsOf(schemaOf(name)));
/** Every field of the model: its key and description. The names of languages are those of the table. */
const fields = all.filter(({ key }) => !isLanguageCode(key));
/** What else is told in words: names in each language, and what entries of a list are that has entries of several shapes. */
const furtherWords = new Set([
  ...all.flatMap(({ key, description }) => (isLanguageCode(key) ? description : [])),
  ...names.flatMap((name) => shapesIn(schemaOf(name))),
]);

function shapesIn(root: Schema): string[] {
  return Object.values(root.definitions ?? {}).flatMap((schema) => {
    const shapes = shapesOf(schema as FormSchema, root as FormSchema);
    return shapes.length > 1 ? shapes.flatMap(({ description }) => description ?? []) : [];
  });
}

function fieldsOf(value: unknown): { key: string; description: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { properties = {} } = value as Schema;
  const own = Object.entries(properties)
    .filter(([key, schema]) => !key.startsWith('$') && typeof schema === 'object')
    .map(([key, schema]) => ({ key, description: (schema as Schema & { description?: string }).description ?? '' }));
  return [...own, ...Object.values(value).flatMap(fieldsOf)];
}

describe('each field of the model', () => {
  test('has help in Ukrainian, and nothing else has', () => {
    const descriptions = new Set([...fields.map(({ description }) => description), ...furtherWords]);
    expect(descriptions.size).toBeGreaterThan(500);
    const inUkrainian = [...descriptions].filter((each) => fieldHelp('uk', each) === each);
    // Names of services are the same in every language.
    expect(inUkrainian.filter((each) => !/^[A-Z][\w ]+\.$/.test(each))).toEqual([]);
    expect(Object.keys(help).filter((each) => !descriptions.has(each) && !/^[A-Z]\w+\.$/.test(each))).toEqual([]);
    expect(Object.keys(labels.byHelp).filter((each) => !descriptions.has(each))).toEqual([]);
  });

  test('has a label in Ukrainian, and nothing else has', () => {
    const keys = new Set(fields.map(({ key }) => key));
    expect([...keys].filter((key) => !(key in labels.uk))).toEqual([]);
    for (const language of ['uk', 'en'] as const)
      expect(Object.keys(labels[language]).filter((key) => !keys.has(key) && !isLanguageCode(key))).toEqual([]);
  });
});

test('a key is said in words in English, a field of several meanings by its help, and an id is as it is', () => {
  const of = (description: string) => ({ properties: { phoneImage: {}, title: {}, text: { description } } });
  const lead = Object.keys(labels.byHelp)[0] ?? '';
  expect(fieldLabel('en', of(''), 'phoneImage')).toBe('Phone image');
  expect(fieldLabel('en', of(lead), 'text')).not.toBe(fieldLabel('en', of(''), 'text'));
  expect(fieldLabel('uk', of(''), 'pig-iron')).toBe('pig-iron');
});
