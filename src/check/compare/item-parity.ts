import { groupBy } from '../../cache/group-by.ts';
import { oncePer } from '../../cache/once-per.ts';
import type { ContentTree } from '../../content/content-tree.ts';
import { type Item, type ItemFile, itemFacts, itemTexts } from '../../content/items.ts';
import type { ItemKind } from '../../content/kind.ts';
import { hasOwnFiles, isSplit, itemKinds } from '../../content/kind-table.ts';
import { type LanguageCode, languageCodes } from '../../language/languages.ts';
import { closest } from '../../text/closest.ts';

/** An item whose texts are missing. */
export interface UntranslatedItem {
  item: Item;
  missing: LanguageCode[];
  /** The texts that probably belong to it, under another id. */
  meant?: Item;
}

/** Texts whose item is missing, in one language or several. */
export interface OrphanedItem {
  items: Item[];
  /** The group whose file would have the facts. */
  group: string;
  /** The item that they probably belong to. */
  meant?: Item;
}

/** A text in the file of another group (year) than its item. */
export interface MisplacedItem {
  text: Item;
  item: Item;
}

/** How the facts and the texts of a kind differ. */
export interface ItemParity {
  untranslated: UntranslatedItem[];
  orphaned: OrphanedItem[];
  misplaced: MisplacedItem[];
}

/** The items of one group: of a year, or of all files where each item has its own. */
interface Group {
  items: Item[];
  spoiled: number;
  parts: ItemFile[];
}

const nothing: Group = { items: [], spoiled: 0, parts: [] };

interface Unmatched {
  language: LanguageCode;
  group: string;
  data: Item[];
  texts: Item[];
}

/** How facts and texts match, kind by kind. */
export const itemParity = oncePer((tree: ContentTree): { kind: ItemKind; parity: ItemParity }[] =>
  itemKinds.filter(({ items }) => items.texts).map((kind) => ({ kind, parity: compareItems(kind, tree) })),
);

/** Compares the ids of facts and texts. What follows from a broken file, a duplicate or a mistyped id counts once. */
function compareItems(kind: ItemKind, tree: ContentTree): ItemParity {
  const data = groupFiles(kind, itemFacts(tree, kind));
  // Texts in files of their own need facts even where there are none at all.
  if (hasOwnFiles(kind) && !data.size) data.set('', nothing);
  const dataItems = itemsById(data);
  const misplaced: MisplacedItem[] = [];
  const unmatched: Unmatched[] = [];
  for (const language of languageCodes) {
    const texts = groupFiles(kind, itemTexts(tree, kind, language));
    const textItems = itemsById(texts);
    for (const [group, part] of data) {
      // A missing file of a year is an error of its own; files of single items are simply not there.
      const own = texts.get(group) ?? (hasOwnFiles(kind) ? nothing : undefined);
      if (!own) continue;
      const missing = isSure(own) ? part.items.filter(({ id }) => !textItems.has(id)) : [];
      const extra = isSure(part) ? own.items.filter(({ id }) => !dataItems.has(id)) : [];
      unmatched.push({
        language,
        group,
        data: own.spoiled >= missing.length ? [] : missing,
        texts: part.spoiled >= extra.length ? [] : extra,
      });
      for (const text of own.items) {
        const item = dataItems.get(text.id);
        const isBeside = part.items.some(({ id }) => id === text.id);
        if (item && isSplit(kind) && !isBeside && item.file.id !== group) misplaced.push({ text, item });
      }
    }
  }
  return { ...settle(unmatched), misplaced };
}

/** Facts and texts are matched year by year, and otherwise as a whole. */
function groupFiles(kind: ItemKind, parts: ItemFile[]): Map<string, Group> {
  const groups = groupBy(parts, ({ file }) => (isSplit(kind) ? (file.id ?? '') : ''));
  return new Map(
    [...groups].map(([name, own]) => [
      name,
      { items: own.flatMap(({ items }) => items), spoiled: own[0].spoiled, parts: own },
    ]),
  );
}

function itemsById(groups: Map<string, Group>): Map<string, Item> {
  return new Map([...groups.values()].flatMap(({ items }) => items.map((item) => [item.id, item] as const)));
}

/** Facts and texts in files of their own have their ids from the files' names, so that content cannot shift them. */
function isSure({ parts }: Group): boolean {
  return parts.every(({ file, items }) => file.document.isSure || items[0]?.pointer === '');
}

/** Puts what belongs together into one: an item that lacks texts in both languages, a mistyped id on either side. */
function settle(unmatched: Unmatched[]): Omit<ItemParity, 'misplaced'> {
  const untranslated = new Map<string, UntranslatedItem>();
  const orphaned = new Map<string, OrphanedItem>();
  for (const { language, data } of unmatched) {
    for (const item of data) {
      const known = untranslated.get(item.id);
      if (known) known.missing.push(language);
      else untranslated.set(item.id, { item, missing: [language] });
    }
  }
  for (const { group, texts } of unmatched) {
    for (const item of texts) {
      const known = orphaned.get(item.id);
      if (known) known.items.push(item);
      else orphaned.set(item.id, { items: [item], group });
    }
  }
  for (const orphan of orphaned.values()) {
    const candidates = [...untranslated.values()].filter((other) => !other.meant && sameLanguages(other, orphan));
    const [text] = orphan.items;
    const match = text && (likely(text, candidates) ?? undefined);
    if (!match) continue;
    if (orphan.items.length === languageCodes.length) {
      match.meant = text;
      orphaned.delete(text.id);
    } else {
      orphan.meant = match.item;
      untranslated.delete(match.item.id);
    }
  }
  return { untranslated: [...untranslated.values()], orphaned: [...orphaned.values()] };
}

function sameLanguages({ missing }: UntranslatedItem, { items }: OrphanedItem): boolean {
  return (
    missing.length === items.length && items.every(({ file }) => file.language && missing.includes(file.language))
  );
}

/**
 * The untranslated item that a text was meant for: one with a similar id, one whose id is longer or shorter by some words, or one at the
 * same place of its list.
 */
function likely(text: Item, candidates: UntranslatedItem[]): UntranslatedItem | undefined {
  const id = closest(
    text.id,
    candidates.map(({ item }) => item.id),
  );
  const atSamePlace = ({ item }: UntranslatedItem) =>
    item.pointer !== '' && item.pointer === text.pointer && item.file.id === text.file.id;
  const isPartOf = ({ item }: UntranslatedItem) =>
    item.id.startsWith(`${text.id}-`) || text.id.startsWith(`${item.id}-`);
  return candidates.find(({ item }) => item.id === id) ?? candidates.find(isPartOf) ?? candidates.find(atSamePlace);
}
