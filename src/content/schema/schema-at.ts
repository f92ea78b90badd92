import type { ContentFile } from '../content-tree.ts';
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
