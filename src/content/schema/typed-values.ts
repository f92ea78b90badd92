import { oncePer } from '../../lib/cache/once-per.ts';
import type { ContentFile } from '../content-tree.ts';
import { exceptionsKey } from '../exceptions-key.ts';
import { joinPointer } from '../json/json-pointer.ts';
import { isObject } from '../unknown-value.ts';
import { meantBranch, resolveSchema, type Schema, schemaOf } from './schema-store.ts';

/** A text of a content file, with what its schema says of it. */
export interface TypedValue {
  file: ContentFile;
  pointer: string;
  value: string;
  /** The kind of text (`markdown`, `date-text`, `href` …), undefined for plain text. */
  format?: string;
  /** Whether visitors read it as words: not an id, a choice or a value with a fixed format. */
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
