import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv, type AnySchemaObject } from 'ajv';
import { expect, test } from 'vitest';
import { exceptableCodes } from '../../src/check/rule-table.ts';
import { placeOf } from '../../src/content/content-path.ts';
import type { Schema } from '../../src/content/schema/schema-store.ts';
import { languageCodes } from '../../src/lib/language/languages.ts';

/** The schemas are what an editor sees while writing: each field says what it means. */
const content = join(import.meta.dirname, '../../content');
const folder = join(content, 'schema');
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
  const fields = fieldsOf(readSchema(join(folder, name)));
  expect(fields.length).toBeGreaterThan(0);
  const described = ({ description, $ref = '#' }: Schema) =>
    $ref.startsWith('#') ? description : readSchema(join(folder, $ref)).description;
  expect(fields.filter(({ field }) => !described(field)?.trim()).map(({ at }) => at)).toEqual([]);
});

function readSchema(path: string): AnySchemaObject {
  return JSON.parse(readFileSync(path, 'utf8'));
}

/** Loads a schema as editors do: references lead from one file to another, relative to the one that they are in. */
function loadSchema(path: string) {
  const editor = new Ajv({
    strict: false,
    validateFormats: false,
    allErrors: true,
    loadSchema: async (uri) => readSchema(fileURLToPath(uri)),
  });
  return editor.compileAsync({ ...readSchema(path), $id: pathToFileURL(path).href });
}

const contentFiles = ['data', ...languageCodes].flatMap((part) =>
  readdirSync(join(content, part), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => `${part}/${path.replaceAll('\\', '/')}`),
);
/** One file of each kind. */
const samples = new Map(contentFiles.map((path) => [placeOf(path)?.kind.name, path]));

test('every content file names the schema of its kind, without settings of the editor', () => {
  const named = contentFiles.map((path) => {
    const { $schema = '' } = JSON.parse(readFileSync(join(content, path), 'utf8')) as { $schema?: string };
    return [path, join(content, dirname(path), $schema)];
  });
  expect(named).toEqual(contentFiles.map((path) => [path, join(folder, `${placeOf(path)?.kind.name}.schema.json`)]));
});

test.each([...samples.values()])('an editor completes the codes of exceptions in %s', async (path) => {
  const value = JSON.parse(readFileSync(join(content, path), 'utf8')) as { $schema: string };
  const validate = await loadSchema(join(content, dirname(path), value.$schema));
  const problems = (exceptions: unknown) => {
    validate({ ...value, $exceptions: exceptions });
    return (validate.errors ?? []).map(({ instancePath, keyword, params }) => [instancePath, keyword, params]);
  };
  const exception = { rule: 'link-text', at: '/name', reason: 'Known and wanted' };
  expect(problems([exception])).toEqual([]);
  expect(problems([{ ...exception, rule: 'link-txt' }])).toEqual([
    ['/$exceptions/0/rule', 'enum', { allowedValues: [...exceptableCodes].sort() }],
  ]);
  expect(problems([{ ...exception, reason: '' }])).toEqual([['/$exceptions/0/reason', 'minLength', { limit: 10 }]]);
});

test('the codes are listed in one schema', () => {
  const listing = names.filter((name) => readFileSync(join(folder, name), 'utf8').includes('"translation-stale"'));
  expect(listing).toEqual(['exceptions.schema.json']);
});

test('no year is refused because this institute or a law is younger', () => {
  const years = names
    .flatMap((name) => fieldsOf(readSchema(join(folder, name))))
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
  const patterns = names.flatMap((name) => patternsIn(readSchema(join(folder, name)), name));
  expect(patterns.length).toBeGreaterThan(0);
  const bare = patterns.filter(({ part: { format = '', examples } }) => !examples && !withWords.includes(format));
  expect(bare.map(({ at }) => at)).toEqual([]);
});
