import { describe, expect, test } from 'vitest';
import { type FieldWords, fieldHelp, fieldLabel } from '../../../src/content/field-words.ts';
import { fileKinds } from '../../../src/content/kind-table.ts';
import { type Schema, schemaOf } from '../../../src/content/schema/schema-store.ts';
import { formHelp } from '../../../src/desk/browser/form-help.ts';
import { type Schema as FormSchema, shapesOf } from '../../../src/desk/browser/schema.ts';

/** Something that the desk has words for, and where it is. */
interface Described extends FieldWords {
  place: string;
}

const fields = fileKinds.flatMap(({ name }) => fieldsOf(schemaOf(name), name));
/** The files whose texts are labels of the interface. */
const labels = new Set(fileKinds.filter(({ isInterface }) => isInterface).map(({ name }) => name));
/** What the entries of a list are, where they are of several shapes. */
const shapes = fileKinds.flatMap(({ name }) => shapesIn(schemaOf(name), name));
const helps = [...fields, ...shapes].flatMap(({ description, helpUk }) => [description ?? [], helpUk ?? []].flat());

function fieldsOf(value: unknown, place: string): Described[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = Object.entries((value as Schema).properties ?? {}).filter(
    ([key, schema]) => !key.startsWith('$') && typeof schema === 'object',
  );
  return [
    ...own.map(([key, schema]) => ({ ...(schema as FieldWords), place: `${place}/${key}` })),
    ...Object.entries(value).flatMap(([key, each]) => fieldsOf(each, `${place}/${key}`)),
  ];
}

function shapesIn(root: Schema, place: string): Described[] {
  return Object.entries(root.definitions ?? {}).flatMap(([name, schema]) => {
    const own = shapesOf(schema as FormSchema, root as FormSchema);
    return own.length > 1 ? own.slice(1).map((shape) => ({ ...shape, place: `${place}/${name}` })) : [];
  });
}

/** Names of services are the same in every language. */
function isName({ description = '' }: FieldWords): boolean {
  return /^[A-Z][\w ]+\.$/.test(description);
}

function placesOf(described: readonly Described[]): string[] {
  return described.map(({ place }) => place);
}

describe('in the model', () => {
  test('each field has a label in Ukrainian', () => {
    expect(fields.length).toBeGreaterThan(1000);
    expect(placesOf(fields.filter(({ labelUk = '' }) => !/^[\p{Lu}\d]/u.test(labelUk)))).toEqual([]);
  });

  test('each has help in both languages, a label of the interface in both or none', () => {
    const isLabel = ({ place }: Described) => labels.has(place.split('/')[0] ?? '');
    const isHelped = (each: Described) => each.description && (each.helpUk || isName(each));
    const hasNone = ({ description, helpUk }: Described) => !description && !helpUk;
    expect(shapes.length).toBeGreaterThan(0);
    const without = [...fields, ...shapes].filter((each) => !isHelped(each) && !(isLabel(each) && hasNone(each)));
    expect(placesOf(without)).toEqual([]);
  });

  test('help names files as the list of files shows them', () => {
    expect(helps.join('\n')).toContain('content/data/');
    // A path below the content folder that does not begin with it.
    expect(helps.join('\n').match(/(?<![\w/])(?:data|ua|en)\/\S*/g)).toBeNull();
  });
});

const aboutFiles = [...new Set(helps)].filter((words) => /content\/|DD\.MM|ДД\.ММ/.test(words));
test.each(aboutFiles)('a form says nothing of folders and of how dates are written: %s', (words) => {
  const said = formHelp(words);
  expect(said).not.toMatch(/\/|\.json|DD\.MM|ДД\.ММ/);
  expect(said).toMatch(/^(?:\p{Lu}|id).*\.$/su);
});

test.each<
  [words: FieldWords, label: [uk: string, en: string], help: [uk: string | undefined, en: string | undefined]]
>([
  [
    { description: 'The lead.', labelUk: 'Вступ', labelEn: 'Lead', helpUk: 'Вступ до новини.' },
    ['Вступ', 'Lead'],
    ['Вступ до новини.', 'The lead.'],
  ],
  [{ description: 'ORCID iD.', labelUk: 'ORCID' }, ['ORCID', 'Phone image'], ['ORCID iD.', 'ORCID iD.']],
  [{}, ['Phone image', 'Phone image'], [undefined, undefined]],
])('a key is said in words where its label is not given: %o', (words, [uk, en], [helpUk, helpEn]) => {
  const schema = { properties: { phoneImage: words } };
  expect(fieldLabel('uk', schema, 'phoneImage')).toBe(uk);
  expect(fieldLabel('en', schema, 'phoneImage')).toBe(en);
  expect(fieldHelp('uk', words)).toBe(helpUk);
  expect(fieldHelp('en', words)).toBe(helpEn);
});

test('an id is as it is', () => {
  expect(fieldLabel('uk', { properties: {} }, 'pig-iron')).toBe('pig-iron');
});
