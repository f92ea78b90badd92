import type { FileKind } from '../../content/file-kind.ts';
import type { ItemKind } from '../../content/kind.ts';
import { fileKindOf } from '../../content/kind-table.ts';
import { resolveSchema, type Schema, schemaOf } from '../../content/schema/schema-store.ts';

/** What the files say of an item: its facts, or its texts in each language. */
export type ItemPartName = 'facts' | 'texts';

/** The schema of an item in a kind of file. */
export interface ItemSchema {
  fileKind: FileKind;
  /** The schema of the whole file. */
  root: Schema;
  schema: Schema;
  /** The key of the list that it is in; nothing for an item with a file of its own. */
  list?: string;
}

/** The schema of the facts or texts of a kind's items; undefined where they are entries of a map, or not there at all. */
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
