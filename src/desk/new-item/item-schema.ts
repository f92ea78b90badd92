import type { FileKind } from '../../content/file-kind.ts';
import type { ItemKind } from '../../content/kind.ts';
import { fileKindOf, itemKinds } from '../../content/kind-table.ts';
import { resolveSchema, type Schema, schemaOf } from '../../content/schema/schema-store.ts';

/** The facts of an entry, or its texts in each language. */
export type ItemPartName = 'facts' | 'texts';

/** The schema of an entry in a kind of file. */
export interface ItemSchema {
  fileKind: FileKind;
  /** The schema of the whole file. */
  root: Schema;
  schema: Schema;
  /** The key of the list that it is in; nothing for an entry with a file of its own. */
  list?: string;
}

/** The schema of the facts or texts of a kind's entries; undefined where they stand in a map, or not there at all. */
export function itemSchema(kind: ItemKind, part: ItemPartName): ItemSchema | undefined {
  const place = kind.items[part];
  const fileKind = fileKindOf(kind, part);
  if (!place || !fileKind) return undefined;
  const root = schemaOf(fileKind.name);
  if (place === 'own') return { fileKind, root, schema: resolveSchema(root, root) };
  if (!('list' in place)) return undefined;
  return {
    fileKind,
    root,
    schema: resolveSchema(root.properties?.[place.list]?.items ?? {}, root),
    list: place.list,
  };
}

/** The kinds of entries that editors add: they have facts and texts in files of their own kind alone. */
export const addedKinds: readonly ItemKind[] = itemKinds.filter(({ items }) => items.added);

/** The schema of a value by its key, in any of the forms that an entry can have. */
export function fieldSchema({ schema, root }: ItemSchema, key: string): Schema | undefined {
  const forms = schema.anyOf?.map((each) => resolveSchema(each, root)) ?? [schema];
  const found = forms.flatMap(({ properties }) => properties?.[key] ?? []).map((each) => resolveSchema(each, root));
  const fixed = found.flatMap((each) => each.const ?? []);
  // The key that tells several forms apart has the values of all of them.
  return fixed.length > 0 && fixed.length === found.length ? { ...found[0], enum: fixed } : found[0];
}

/** The keys that an entry of any form must have. */
export function requiredKeys({ schema, root }: ItemSchema): string[] {
  const forms = schema.anyOf?.map((each) => resolveSchema(each, root)) ?? [schema];
  return (forms[0]?.required ?? []).filter((key) => forms.every(({ required }) => required?.includes(key)));
}
