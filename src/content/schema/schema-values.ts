import { oncePer } from '../../lib/cache/once-per.ts';
import type { ContentFile } from '../content-tree.ts';
import { exceptionsKey } from '../field-words.ts';
import { joinPointer, pointerParts, valueAt } from '../json/json-pointer.ts';
import { isObject } from '../unknown-value.ts';
import { meantBranch, resolveSchema, type Schema, schemaOf } from './schema-store.ts';

/** The schema of the value at a pointer of a file, of a union the branch that the value was meant for; undefined for unknown keys. */
export function schemaAt({ kind, value }: Pick<ContentFile, 'kind' | 'value'>, pointer: string): Schema | undefined {
  const root = schemaOf(kind.name);
  let at = value;
  let schema: Schema | undefined = meantBranch(root, at, root);
  for (const part of pointerParts(pointer)) {
    const further: unknown = Array.isArray(at)
      ? schema.items
      : (schema.properties?.[part] ?? schema.additionalProperties);
    if (!isObject(further)) return undefined;
    at = valueAt(at, joinPointer('', part));
    schema = meantBranch(resolveSchema(further, root), at, root);
  }
  return schema;
}

/** A text of a content file, with what its schema says of it. */
export interface TypedValue {
  file: ContentFile;
  pointer: string;
  value: string;
  /** The kind of text (`markdown`, `date-text`, `href` …), undefined for plain text. */
  format?: string;
  /** True if visitors read it as words: not an id, a choice or a value with a fixed format. */
  isProse: boolean;
}

/** Every text of a file that its schema knows, in the order of the file. */
export const typedValues = oncePer((file: ContentFile): TypedValue[] => {
  const root = schemaOf(file.kind.name);
  const found: TypedValue[] = [];
  walk(root, file.value, '', undefined);
  return found;

  function walk(given: Schema, value: unknown, pointer: string, outerFormat: string | undefined): void {
    const schema = resolveSchema(given, root);
    const format = schema.format ?? outerFormat;
    if (schema.anyOf) {
      const branch = meantBranch(schema, value, root);
      if (branch !== schema) walk(branch, value, pointer, format);
    } else if (typeof value === 'string') {
      const isProse = isProseFormat(format) && !schema.enum && !schema.pattern && file.kind.role === 'texts';
      if (pointer !== '/$schema') found.push({ file, pointer, value, isProse, ...(format && { format }) });
    } else if (Array.isArray(value)) {
      if (schema.items)
        for (const [i, item] of value.entries()) walk(schema.items, item, joinPointer(pointer, i), format);
    } else if (isObject(value)) {
      for (const [key, member] of Object.entries(value)) {
        if (key === exceptionsKey) continue;
        const known = schema.properties?.[key] ?? schema.additionalProperties;
        if (isObject(known)) walk(known, member, joinPointer(pointer, key), undefined);
      }
    }
  }
});

const proseFormats: ReadonlySet<string | undefined> = new Set([undefined, 'markdown', 'person-name']);

function isProseFormat(format: string | undefined): boolean {
  return proseFormats.has(format);
}

/**
 * A value with all required keys of a schema and nothing else: empty texts and lists, which the check then reports as
 * what is left to write.
 * @param filled what is known already, by key
 */
export function emptyValue(
  given: Schema,
  root: Schema,
  filled: Record<string, unknown> = {},
): Record<string, unknown> {
  const schema = resolveSchema(given, root);
  const keys = Object.keys(schema.properties ?? {}).filter((key) => schema.required?.includes(key) || key in filled);
  return Object.fromEntries(
    keys.map((key) => [key, key in filled ? filled[key] : emptyOf(schema.properties?.[key] ?? {}, root)]),
  );
}

const empty: Readonly<Record<string, unknown>> = { string: '', array: [], integer: 0, number: 0, boolean: false };

function emptyOf(given: Schema, root: Schema): unknown {
  const schema = resolveSchema(given, root);
  const [type = ''] = [schema.type ?? schema.anyOf?.[0]?.type ?? []].flat();
  return structuredClone(empty[type]) ?? emptyValue(schema, root);
}
