import { describe, expect, test } from 'vitest';
import { choiceLabel, type FieldWords, fieldHelp, fieldLabel } from '../../../src/content/field-words.ts';
import { fileKindOf, fileKinds, itemKinds } from '../../../src/content/kind-table.ts';
import { type Schema, schemaOf } from '../../../src/content/schema/schema-store.ts';
import { formHelp } from '../../../src/desk/browser/words.ts';

/** Something that the desk has words for, and where it is. */
interface Described extends FieldWords {
  place: string;
}

const fields = fileKinds.flatMap(({ name }) => fieldsOf(schemaOf(name), name));
/** The files whose texts are labels of the interface. */
const labels = new Set(fileKinds.filter(({ isInterface }) => isInterface).map(({ name }) => name));
/** The places of what has a form of its own, where a file has it in a list. */
const things = new Set(
  itemKinds.flatMap((kind) =>
    (['facts', 'texts'] as const).map((part) => {
      const place = kind.items[part];
      return typeof place === 'object' && 'list' in place
        ? `${fileKindOf(kind, part)?.name}/properties/${place.list}/items`
        : '';
    }),
  ),
);
/** The entries of lists and maps are. */
const entries = fileKinds.flatMap(({ name }) => entriesOf(schemaOf(name), name));
const helps = [...fields, ...entries].flatMap(({ description, helpUk }) => [description ?? [], helpUk ?? []].flat());

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

/** The types that are told by their own words: no field that has some refers to them, and they are no thing of the desk. */
function entriesOf(root: Schema, file: string): Described[] {
  const found = new Map<string, Described>();
  const walk = (value: unknown, place: string): void => {
    if (typeof value !== 'object' || value === null || things.has(place)) return;
    const { $ref, description } = value as Schema;
    const [, name] = /^#\/definitions\/(.+)$/.exec($ref ?? '') ?? [];
    if (name && !description) found.set(name, { ...root.definitions?.[name], place: `${file}/${name}` });
    for (const [key, each] of Object.entries(value)) walk(each, `${place}/${key}`);
  };
  walk(root, file);
  return [...found.values()];
}

/** The values to choose from, by place, without their words. */
function choicesWithoutWords(value: unknown, place: string): string[] {
  if (typeof value !== 'object' || value === null || place.endsWith('/$exceptions')) return [];
  const own = value as Schema;
  const values = [own.enum ?? own.const ?? []].flat().filter((each) => typeof each === 'string');
  const isWorded = (each: string) => /^.+ \| .+$/.test(own.choiceWords?.[each] ?? '');
  return [
    ...values.filter((each) => !isWorded(each)).map((each) => `${place} ${each}`),
    ...Object.entries(value).flatMap(([key, each]) => choicesWithoutWords(each, `${place}/${key}`)),
  ];
}

function placesOf(described: readonly Described[]): string[] {
  return described.map(({ place }) => place);
}

describe('in the model', () => {
  test('each field has a label in Ukrainian', () => {
    expect(fields.length).toBeGreaterThan(1000);
    expect(placesOf(fields.filter(({ labelUk = '' }) => !/^[\p{Lu}\d][^|.]*$/u.test(labelUk)))).toEqual([]);
  });

  test('each has help in both languages, a label of the interface in both or none', () => {
    const isLabel = ({ place }: Described) => labels.has(place.split('/')[0] ?? '');
    const isHelped = (each: Described) => each.description && each.helpUk;
    const hasNone = ({ description, helpUk }: Described) => !description && !helpUk;
    expect(entries.length).toBeGreaterThan(50);
    const without = [...fields, ...entries].filter((each) => !isHelped(each) && !(isLabel(each) && hasNone(each)));
    expect(placesOf(without)).toEqual([]);
    // The bar parts a label from help, and an entry has help alone.
    expect(placesOf([...fields, ...entries].filter(({ helpUk = '' }) => helpUk.includes('|')))).toEqual([]);
  });

  test('each value to choose has words in both languages', () => {
    expect(fileKinds.flatMap(({ name }) => choicesWithoutWords(schemaOf(name), name))).toEqual([]);
  });

  test('help names files as the list of files shows them', () => {
    expect(helps.join('\n')).toContain('content/data/');
    // A path below the content folder that does not begin with it.
    expect(helps.join('\n').match(/(?<![\w/])(?:data|ua|en)\/\S*/g)).toBeNull();
  });
});

test('forms speak of no ids, keys, quotation marks or Markdown', () => {
  const technical =
    /(?<!ORCID |\{)\b[Ii]ds?\b|Markdown|["`]|ключ(?!ов)|\bkeys?\b|JSON|[Іі]дентифікатор|src\/|\.json|\bfalse\b|(?:of|Instead of|Замість) points|список зображень|list of pictures/;
  // Ids have a help of the desk's own; lists of things and exceptions are in no form. Services of researchers have ids of theirs.
  const isShown = ({ place }: Described) =>
    !/\/(?:id|items)$|\$exceptions|PersonProfiles/.test(place) && !place.startsWith('micrograph');
  const said = [...fields, ...entries].filter(isShown).flatMap((each) => {
    const { place, labelUk = '', labelEn = '', description = '', helpUk = '' } = each;
    const words = [labelUk, labelEn, formHelp(description), formHelp(helpUk)];
    return words.filter((own) => technical.test(own)).map((own) => `${place}: ${own}`);
  });
  expect(said).toEqual([]);
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

test('a choice is said in words, and as it is where there are none', () => {
  const schema = { choiceWords: { 'blast-furnace': 'Доменна піч | Blast furnace' } };
  expect(choiceLabel('uk', schema, 'blast-furnace')).toBe('Доменна піч');
  expect(choiceLabel('en', schema, 'blast-furnace')).toBe('Blast furnace');
  expect(choiceLabel('en', schema, 'wheel')).toBe('wheel');
});
