import type { FieldWords } from '../../content/field-words.ts';
import { asObject, asText, isObject } from '../../content/unknown-value.ts';
import { toSlug } from '../../lib/text/romanize.ts';

/** The part of a JSON Schema that the form reads. */
export interface Schema extends FieldWords {
  $ref?: string;
  type?: string;
  format?: string;
  enum?: string[];
  const?: string | boolean;
  pattern?: string;
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  definitions?: Record<string, Schema>;
}

/** A schema without its reference; what stands beside the reference counts. */
export function resolved(schema: Schema, file: Schema): Schema {
  const name = schema.$ref?.replace('#/definitions/', '');
  const target = name === undefined ? undefined : file.definitions?.[name];
  if (!target) return schema;
  const { $ref: _, ...beside } = schema;
  return { ...resolved(target, file), ...beside };
}

/** The schema of the value at a pointer of a file; an empty one where the file's schema does not say. */
export function schemaAt(file: Schema, pointer: string): Schema {
  return pointer
    .split('/')
    .slice(1)
    .reduce<Schema>((schema, part) => {
      const { items, properties, additionalProperties } = resolved(schema, file);
      const further = typeof additionalProperties === 'object' ? additionalProperties : {};
      return items ?? properties?.[part] ?? further;
    }, file);
}

/**
 * The schema of those that a value may have: of text, list of texts or groups of fields, the one that it is. A field whose only
 * value tells several groups apart has the values of all of them.
 */
export function chosen(schema: Schema, value: unknown, file: Schema): Schema {
  const { anyOf, ...own } = resolved(schema, file);
  if (typeof own.const === 'string' && !own.enum) return { ...own, enum: [own.const] };
  if (!anyOf || own.properties) return { ...own, ...(anyOf && { anyOf }) };
  const type = Array.isArray(value) ? 'array' : isObject(value) ? 'object' : 'string';
  const alike = anyOf.map((each) => resolved(each, file)).filter((each) => each.type === type);
  const choice = alike.find((each) => isMeant(each, asObject(value))) ?? alike[0];
  if (!choice) return { ...own, anyOf };
  // The keywords beside the union say what the value is for.
  return { ...choice, ...own, ...withAllValues(choice, alike) };
}

/** Tells if a value has what only one of several groups of fields can have. */
function isMeant({ properties = {} }: Schema, value: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(properties).every(
    ([key, own]) => own.const === undefined || own.const === (value[key] ?? own.const),
  );
}

function withAllValues({ properties = {} }: Schema, alike: readonly Schema[]): Pick<Schema, 'properties'> {
  const isIn = (key: string) => alike.every((each) => each.properties?.[key]?.const !== undefined);
  const told = alike.length > 1 ? Object.keys(properties).filter(isIn) : [];
  if (told.length === 0) return {};
  const withAll = (key: string): Schema => {
    const all = alike.flatMap((each) => each.properties?.[key] ?? []);
    const choiceWords = Object.assign({}, ...all.map((each) => each.choiceWords));
    return {
      ...properties[key],
      enum: all.flatMap((each) => (typeof each.const === 'string' ? each.const : [])),
      choiceWords,
    };
  };
  return { properties: { ...properties, ...Object.fromEntries(told.map((key) => [key, withAll(key)])) } };
}

/** The shapes that a new entry of a list can have: one, unless entries are texts or groups of fields. */
export function shapesOf(schema: Schema, file: Schema): Schema[] {
  const { anyOf, ...own } = resolved(schema, file);
  const groups = anyOf?.map((each) => resolved(each, file)).filter(({ type }) => type === 'object') ?? [];
  return groups.length > 0 && groups.length < (anyOf?.length ?? 0)
    ? [{ ...own, type: 'string' }, ...groups]
    : [schema];
}

/** The first value of a new entry of a list. */
export function emptyValue(schema: Schema, file: Schema): unknown {
  const { type, const: only, enum: choices, properties = {}, required = [] } = resolved(schema, file);
  if (type === 'object') {
    return Object.fromEntries(required.map((key) => [key, emptyValue(properties[key] ?? {}, file)]));
  }
  if (type === 'array') return [];
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return 0;
  return choices?.[0] ?? only ?? '';
}

/** Keys that no editor has to see: the path to the schema, and the exceptions from rules. */
const hidden = ['$schema', '$exceptions'];

/** The keys that a form shows of an object: those of its schema, then others. The id of a thing stays as it is. */
export function shownKeys({ schema, value, pointer }: { schema: Schema; value: unknown; pointer: string }): string[] {
  const known = Object.keys(schema.properties ?? {});
  const others = Object.keys(asObject(value)).filter((key) => !known.includes(key));
  return [...known, ...others].filter((key) => !hidden.includes(key) && (key !== 'id' || pointer !== ''));
}

/** The schema of a key of an object. */
export function schemaOf({ properties, additionalProperties }: Schema, key: string): Schema {
  return properties?.[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
}

/** Keys of texts that call an entry by its name, of which its short name is made. */
const namingKeys = ['title', 'name', 'label', 'question', 'heading', 'text'];

/** True if the short name of an entry is made of another field of it: then editors need not see it. */
export function isNameMade({ properties = {} }: Schema): boolean {
  return properties.id?.format === 'slug' && namingKeys.some((key) => properties[key]?.type === 'string');
}

/**
 * An entry of a list with a short name, where it has none yet: that of the same entry in another language, or one made of its
 * own name which no other entry has. The entry itself where there is nothing to do.
 * @param besides the values at its place in other languages
 */
export function namedEntry(entries: readonly unknown[], index: number, besides: readonly unknown[]): unknown {
  const entry = entries[index];
  if (!isObject(entry) || entry.id !== '') return entry;
  const taken = new Set(entries.map((each) => asObject(each).id));
  const name = namingKeys.map((key) => asText(entry[key])).find(Boolean) ?? '';
  const made = toSlug(name).split('-').slice(0, mostWords).join('-');
  const numbers = Array.from(entries, (_, at) => `${made}-${at + 2}`);
  const known = besides.flatMap((each) => asText(asObject(each).id) || []);
  const id = [...known, made, ...numbers].find((each) => !taken.has(each));
  return id && made ? { ...entry, id } : entry;
}

const mostWords = 5;

/** A longer text is none by which an entry is recognized. */
const mostOfTitle = 90;

/**
 * The name of an entry of a list: its first text that is not long. Where it has none, the first of its choices with its day, or what else
 * it has, such as an address.
 * @param schema that of the entry
 * @param say puts a choice or a reference into words; undefined for one that has none
 */
export function entryTitle(
  value: unknown,
  schema: Schema,
  file: Schema,
  say: (value: string, schema: Schema) => string | undefined,
): string {
  const named = Object.entries(asObject(value)).flatMap(([key, each]) => {
    const text = key === 'id' ? undefined : asText(each);
    if (!text || text.length > mostOfTitle) return [];
    const own = chosen(schemaOf(schema, key), text, file);
    const words = say(text, own);
    if (own.enum) return [{ words: words ?? text, rank: 1, isDay: false }];
    const isText = words ?? (own.format === undefined && own.pattern === undefined);
    return [{ words: words ?? text, rank: isText ? 0 : 2, isDay: own.format === 'date-text' }];
  });
  const [best] = named.toSorted((a, b) => a.rank - b.rank);
  // Many may have the same choice.
  const day = best?.rank === 1 ? named.find(({ isDay }) => isDay) : undefined;
  return [best?.words, day?.words].filter(Boolean).join(' · ');
}
