import { oncePer, oncePerPair } from '../lib/cache/once-per.ts';
import { type LanguageCode, languageCodes } from '../lib/language/languages.ts';
import { memoize } from '../lib/text/memoize.ts';
import type { ContentFile, ContentTree } from './content-tree.ts';
import { joinPointer, parentPointer, valueAt } from './json/json-pointer.ts';
import type { ItemKind, ItemPlace } from './kind.ts';
import { factsFileOf, fileKindOf, kindOfFile, kindsCalled } from './kind-table.ts';
import type { ValuePlace } from './place.ts';
import { asList, asObject, asText, isObject } from './unknown-value.ts';

/** One item in one file: its facts, or its texts in one language. */
export interface Item {
  id: string;
  file: ContentFile;
  /** The pointer of the item's id, or of the file as a whole. */
  pointer: string;
  /** True if the pointer ends with the key that is the id. */
  isKey?: true;
}

/** The items of a kind in one file. */
export interface ItemFile {
  file: ContentFile;
  items: Item[];
  /** The number of entries without a usable id, or with one that another entry has, too. */
  spoiled: number;
}

/** The facts of the items of a kind, file by file. */
export function itemFacts(tree: ContentTree, kind: ItemKind): ItemFile[] {
  const fileKind = fileKindOf(kind, 'facts');
  const only = factsFileOf(kind);
  const files = fileKind ? tree.filesOf(fileKind.name) : [];
  return files.filter(({ id }) => only === undefined || id === only).map((file) => itemsIn(file, kind.items.facts));
}

/** The facts of all items of a kind, of all its files. */
export function itemsOfKind(tree: ContentTree, kind: ItemKind): Item[] {
  return itemFacts(tree, kind).flatMap(({ items }) => items);
}

/** The facts of all items that go by a name: of a kind, or of those of a group. */
export function itemsCalled(tree: ContentTree, name: string): Item[] {
  return kindsCalled(name).flatMap((kind) => itemsOfKind(tree, kind));
}

/** The texts of the items of a kind in a language, file by file; those of one file if its id is given. */
export function itemTexts(tree: ContentTree, kind: ItemKind, language: LanguageCode, fileId?: string): ItemFile[] {
  const { texts } = kind.items;
  const fileKind = fileKindOf(kind, 'texts');
  if (!texts || !fileKind) return [];
  const files = tree.filesOf(fileKind.name, language);
  return files.filter(({ id }) => fileId === undefined || id === fileId).map((file) => itemsIn(file, texts));
}

/** The texts of the items of a kind in all languages, file by file. */
export function translatedTexts(tree: ContentTree, kind: ItemKind): ItemFile[] {
  return languageCodes.flatMap((language) => itemTexts(tree, kind, language));
}

/** The facts and the texts of the items of a kind, file by file. */
export function itemFiles(tree: ContentTree, kind: ItemKind): ItemFile[] {
  return [...itemFacts(tree, kind), ...translatedTexts(tree, kind)];
}

/** The pointer of an item as a whole: its own, or that of what its id stands in. */
export function itemPointer({ pointer, isKey }: Item): string {
  return pointer === '' || isKey ? pointer : parentPointer(pointer);
}

/** The value of an item: its facts or texts. */
export function itemValue(item: Item): Record<string, unknown> {
  return asObject(valueAt(item.file.value, itemPointer(item)));
}

/** One value of an item, as it is written; kept from run to run, so that nobody reads all texts for it. */
export function itemField(item: Item, key: string): unknown {
  return fieldsIn(item.file)(key)[itemPointer(item)];
}

const fieldsIn = oncePer((file: ContentFile) =>
  memoize((key: string) =>
    file.kept(`field ${key}`, (): Record<string, unknown> => {
      const { items } = kindOfFile(file.kind);
      const place = file.kind.role === 'data' ? items?.facts : items?.texts;
      const own = place === undefined ? [] : itemsIn(file, place).items;
      return Object.fromEntries(own.map((item) => [itemPointer(item), itemValue(item)[key]]));
    }),
  ),
);

/** Places are those of the table of kinds, so that each stays the same object. */
const itemsAt = oncePerPair((file: ContentFile, place: Exclude<ItemPlace, string>): ItemFile => {
  const { items, spoiled } = file.kept(`items ${JSON.stringify(place)}`, (): ListedItems => {
    if ('list' in place) return readList(file.value, place.list, place.key ?? 'id');
    const ids = Object.keys(asObject(asObject(file.value)[place.map]));
    return { items: ids.map((id) => ({ id, pointer: joinPointer(`/${place.map}`, id), isKey: true })), spoiled: 0 };
  });
  return { file, items: items.map((item) => ({ ...item, file })), spoiled };
});

/** The items of a file, without the file. */
type ListedItems = Pick<ItemFile, 'spoiled'> & { items: Omit<Item, 'file'>[] };

function itemsIn(file: ContentFile, place: ItemPlace): ItemFile {
  if (place === 'own') return { file, items: [{ id: file.id ?? '', file, pointer: '' }], spoiled: 0 };
  return itemsAt(file, place);
}

/** Reads a list of objects with ids; entries of menus may have further entries below `items`. */
function readList(value: unknown, list: string, idKey: string): ListedItems {
  const found: ListedItems = { items: [], spoiled: 0 };
  const seen = new Set<string>();
  read(asList(asObject(value)[list]), `/${list}`);
  return found;

  function read(entries: unknown[], pointer: string): void {
    for (const [index, entry] of entries.entries()) {
      const at = joinPointer(pointer, index);
      const id = asText(asObject(entry)[idKey]);
      if (!id || seen.has(id)) found.spoiled++;
      else found.items.push({ id, pointer: joinPointer(at, idKey) });
      if (id) seen.add(id);
      if (isObject(entry) && Array.isArray(entry.items)) read(entry.items, `${at}/items`);
    }
  }
}

/** Where an item has its id: in its list, as a key, or as the name of its file, which then counts as a whole. */
export function placeOfId({ file, pointer, isKey }: Item): ValuePlace {
  if (pointer === '') return { file, pointer, part: 'start' };
  return { file, pointer, ...(isKey && { part: 'key' }) };
}
