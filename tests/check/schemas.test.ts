import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Schema } from '../../src/content/schema/schema-store.ts';

/** The schemas are what an editor sees while writing: each field says what it means. */
const folder = join(import.meta.dirname, '../../content/schema');
const names = readdirSync(folder).filter((name) => name.endsWith('.schema.json'));

/** The fields of a schema, at any depth. */
function fieldsOf(schema: unknown, at = ''): { at: string; field: Schema }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) => {
    const below = fieldsOf(value, `${at}/${key}`);
    if (key !== 'properties' || Array.isArray(value)) return below;
    const own = Object.entries(value as Record<string, Schema>).map(([name, field]) => ({
      at: `${at}/${name}`,
      field,
    }));
    return [...own, ...below];
  });
}

test.each(names)('every field of %s says what it means', (name) => {
  const fields = fieldsOf(JSON.parse(readFileSync(join(folder, name), 'utf8')));
  expect(fields.length).toBeGreaterThan(0);
  expect(fields.filter(({ field }) => !field.description?.trim()).map(({ at }) => at)).toEqual([]);
});

test('no year is refused because this institute or a law is younger', () => {
  const years = names
    .flatMap((name) => fieldsOf(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
    .map(({ at, field }) => ({ at, ...(field as { minimum?: number; maximum?: number }) }))
    .filter(({ maximum }) => maximum === 2100);
  expect(years.length).toBeGreaterThan(0);
  expect(years.filter(({ minimum }) => minimum !== 1900).map(({ at }) => at)).toEqual([]);
});

/** The parts of a schema that have a pattern, at any depth. */
function patternsIn(schema: unknown, at = ''): { at: string; part: Partial<Schema> }[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const below = Object.entries(schema).flatMap(([key, value]) => patternsIn(value, `${at}/${key}`));
  return 'pattern' in schema && typeof schema.pattern === 'string'
    ? [{ at, part: schema as Schema }, ...below]
    : below;
}

test('a value that does not match a pattern is answered with words or an example, not with the pattern', () => {
  const withWords = ['slug', 'url'];
  const patterns = names.flatMap((name) => patternsIn(JSON.parse(readFileSync(join(folder, name), 'utf8')), name));
  expect(patterns.length).toBeGreaterThan(0);
  const bare = patterns.filter(({ part: { format = '', examples } }) => !examples && !withWords.includes(format));
  expect(bare.map(({ at }) => at)).toEqual([]);
});
