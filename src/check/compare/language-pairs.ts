import type { ContentFile, ContentTree } from '../../content/content-tree.ts';
import { exceptionsKey } from '../../content/field-words.ts';
import { joinPointer } from '../../content/json/json-pointer.ts';
import type { FileKind } from '../../content/kind.ts';
import { fileKindOf, itemKinds } from '../../content/kind-table.ts';
import { placeKey } from '../../content/place.ts';
import { asObject, asText, isObject } from '../../content/unknown-value.ts';
import { oncePer, oncePerPair } from '../../lib/cache/once-per.ts';
import { defaultLanguage, languageCodes } from '../../lib/language/languages.ts';

/** The key of a text for some numbers, `found_few`: the name of the text, and that of the plural form. */
export const pluralKey = /^(.+)_(zero|one|two|few|many|other)$/;

/** A value of a text file. */
export interface TextPlace {
  file: ContentFile;
  pointer: string;
}

/** A text that another language has, too. */
export type PairedText = TextPlace & { value: string };

/** Differences between the text files of the other languages and those of the first one. */
export interface LanguageDifferences {
  /** Keys that one language lacks. */
  keys: { key: string; lacks: TextPlace; has: TextPlace }[];
  /** Entries of lists in one order that the other language lacks, each with the list where it is missing. */
  entries: { entry: TextPlace; value: unknown; lacks: TextPlace; after: TextPlace | undefined }[];
  /** Texts of the first language, each with its counterpart in another one. */
  texts: { source: PairedText; target: PairedText }[];
  /** The texts that are those of the first language, unchanged: their `placeKey`. */
  copied: Set<string>;
}

/** Every text file of the first language compared with those of all others. */
export const languagePairs = oncePer((tree: ContentTree): LanguageDifferences => {
  const pairs = tree.files.flatMap((source) => differencesOf(tree, source));
  // A part that the first language lacks is told once, however many languages have it.
  const keys = new Map<string, LanguageDifferences['keys'][number]>();
  for (const key of pairs.flatMap((pair) => pair.keys)) {
    const place = placeKey(key.lacks);
    if (!keys.has(place)) keys.set(place, key);
  }
  return {
    keys: [...keys.values()],
    entries: pairs.flatMap(({ entries }) => entries),
    texts: pairs.flatMap(({ texts }) => texts),
    copied: new Set(pairs.flatMap(({ copied }) => [...copied])),
  };
});

/** A text file of the first language compared with those of all others. */
export function differencesOf(tree: ContentTree, source: ContentFile): LanguageDifferences[] {
  if (source.language !== defaultLanguage || !source.document.isSure) return [];
  return languageCodes.flatMap((language) => {
    const target = language === defaultLanguage ? undefined : tree.file(source.kind.name, language, source.id);
    return target?.document.isSure ? [comparedFiles(source, target)] : [];
  });
}

/** Compares two files; as long as both stay as they are, only once. */
const comparedFiles = oncePerPair((source: ContentFile, target: ContentFile): LanguageDifferences => {
  const found: LanguageDifferences = { keys: [], entries: [], texts: [], copied: new Set() };
  comparePlaces({ file: source, pointer: '' }, source.value, { file: target, pointer: '' }, target.value, found);
  return found;
});

function comparePlaces(
  source: TextPlace,
  a: unknown,
  target: TextPlace,
  b: unknown,
  found: LanguageDifferences,
): void {
  const { kind } = source.file;
  if (typeof a === 'string' && typeof b === 'string') {
    if (source.pointer === '/$schema') return;
    found.texts.push({ source: { ...source, value: a }, target: { ...target, value: b } });
    if (a === b) found.copied.add(placeKey(target));
  } else if (isComparedApart(kind, source.pointer)) return;
  else if (Array.isArray(a) && Array.isArray(b)) compareLists(source, a, target, b, found);
  else if (isObject(a) && isObject(b)) compareObjects(source, a, target, b, found);
}

function compareObjects(
  source: TextPlace,
  a: Record<string, unknown>,
  target: TextPlace,
  b: Record<string, unknown>,
  found: LanguageDifferences,
): void {
  const isMap = isIdMap(source);
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (key === exceptionsKey) continue;
    const [sourcePlace, targetPlace] = [below(source, key), below(target, key)];
    if (key in a && key in b) comparePlaces(sourcePlace, a[key], targetPlace, b[key], found);
    else if (isMap || pluralKey.test(key) || isComparedApart(source.file.kind, sourcePlace.pointer)) continue;
    else if (source.file.kind.oneLanguage?.includes(sourcePlace.pointer)) continue;
    else if (key in a) found.keys.push({ key, lacks: targetPlace, has: sourcePlace });
    else found.keys.push({ key, lacks: sourcePlace, has: targetPlace });
  }
}

function compareLists(
  source: TextPlace,
  a: unknown[],
  target: TextPlace,
  b: unknown[],
  found: LanguageDifferences,
): void {
  const isCollection = isItemList(source);
  if (isCollection || [...a, ...b].every((item) => asText(asObject(item).id) !== undefined)) {
    const [sourceItems, targetItems] = [singleItems(a), singleItems(b)];
    // Where an id is duplicated, nobody knows which part is missing.
    const areSingle = sourceItems.size === a.length && targetItems.size === b.length;
    if (!isCollection && areSingle) comparePresence(source, sourceItems, target, targetItems, found);
    for (const [id, index] of sourceItems) {
      const other = targetItems.get(id);
      if (other !== undefined) comparePlaces(below(source, index), a[index], below(target, other), b[other], found);
    }
  } else {
    const isSourceLonger = a.length > b.length;
    const [longer, shorter] = isSourceLonger ? [a, b] : [b, a];
    const unmatched = new Set(longer.length > shorter.length ? unmatchedEntries(longer, shorter) : []);
    let other = 0;
    for (const [index, value] of longer.entries()) {
      const [entry, counterpart] = isSourceLonger
        ? [below(source, index), below(target, other)]
        : [below(target, index), below(source, other)];
      if (unmatched.has(index)) {
        const lacks = isSourceLonger ? target : source;
        found.entries.push({ entry, value, lacks, after: other > 0 ? below(lacks, other - 1) : undefined });
        continue;
      }
      if (isSourceLonger) comparePlaces(entry, value, counterpart, shorter[other], found);
      else comparePlaces(counterpart, shorter[other], entry, value, found);
      other += 1;
    }
  }
}

/** Parts of a page that have ids exist in every language. */
function comparePresence(
  source: TextPlace,
  sourceItems: Map<string, number>,
  target: TextPlace,
  targetItems: Map<string, number>,
  found: LanguageDifferences,
): void {
  const missing = [...sourceItems].filter(([id]) => !targetItems.has(id));
  // An id that is written differently in one language is missing on either side: that is one error.
  const extra = [...targetItems].filter(([id]) => !sourceItems.has(id)).slice(missing.length);
  for (const [id, index] of missing)
    found.keys.push({ key: id, lacks: below(target, id), has: below(below(source, index), 'id') });
  for (const [id, index] of extra)
    found.keys.push({ key: id, lacks: below(source, id), has: below(below(target, index), 'id') });
}

/** The indexes of the items by id; duplicate ids are left out, because nobody knows which is which. */
function singleItems(items: unknown[]): Map<string, number> {
  const indexes = new Map<string, number>();
  const ids = items.map((item) => asText(asObject(item).id));
  for (const [index, id] of ids.entries()) if (id !== undefined) indexes.set(id, index);
  for (const [index, id] of ids.entries()) if (id !== undefined && indexes.get(id) !== index) indexes.delete(id);
  return indexes;
}

function below({ file, pointer }: TextPlace, part: string | number): TextPlace {
  return { file, pointer: joinPointer(pointer, part) };
}

function isComparedApart({ comparedApart }: FileKind, pointer: string): boolean {
  return comparedApart?.some((key) => pointer.endsWith(`/${key}`)) ?? false;
}

/** True if a value is an object whose keys are ids: items compare them with facts. */
function isIdMap({ file, pointer }: TextPlace): boolean {
  return idMaps.has(`${file.kind.name} ${pointer}`);
}

/** True if it is the list of the items of a kind, whose absence rules of their own report. */
function isItemList({ file, pointer }: TextPlace): boolean {
  return itemLists.has(`${file.kind.name} ${pointer}`);
}

const idMaps = placesOfItems('map');
const itemLists = placesOfItems('list');

/** Where the texts of items are in files that they share: `FILE-KIND POINTER`. */
function placesOfItems(form: 'map' | 'list'): Set<string> {
  return new Set(
    itemKinds.flatMap((kind) => {
      const texts: { map?: string; list?: string } = typeof kind.items.texts === 'object' ? kind.items.texts : {};
      return texts[form] === undefined ? [] : [`${fileKindOf(kind, 'texts')?.name} /${texts[form]}`];
    }),
  );
}

/** The cost of a missing entry, beside how unlike two entries are. */
const skipCost = 1;
/** Numbers, addresses, ids and years: what a translation keeps. */
const kept = /https?:\/\/[^\s"\\)]+|\/[a-z][\w/.-]+|[A-Z]{2,}[\w-]*|\d+(?:[.,]\d+)*/g;

/** An entry as it is compared: its length, and what of it every language has. */
interface Traits {
  length: number;
  kept: ReadonlySet<string>;
}

/**
 * Finds the entries of the longer of two lists that have no counterpart in the shorter one, when both have the same order: those
 * without which the others are most alike, by what translations keep and by their lengths (as Gale and Church align sentences).
 * @returns their indexes in the longer list, as many as the lists differ by
 */
function unmatchedEntries(longer: readonly unknown[], shorter: readonly unknown[]): number[] {
  const [long, short] = [longer, shorter].map((list) => list.map(traitsOf)) as [Traits[], Traits[]];
  const spare = long.length - short.length;
  // costs[skipped][matched]: the least cost of so many entries of each kind from the beginning.
  const costs = Array.from({ length: spare + 1 }, () => new Array<number>(short.length + 1).fill(Infinity));
  const at = (skipped: number, matched: number) => costs[skipped]?.[matched] ?? Infinity;
  const matchCost = (skipped: number, matched: number) =>
    at(skipped, matched - 1) + difference(long[skipped + matched - 1], short[matched - 1]);
  for (let skipped = 0; skipped <= spare; skipped += 1) {
    for (let matched = 0; matched <= short.length; matched += 1) {
      const row = costs[skipped] as number[];
      row[matched] =
        skipped + matched === 0
          ? 0
          : Math.min(at(skipped - 1, matched) + skipCost, matched > 0 ? matchCost(skipped, matched) : Infinity);
    }
  }
  const unmatched: number[] = [];
  for (let [skipped, matched] = [spare, short.length]; skipped > 0; ) {
    // Of equal ways the one that leaves out what comes last: entries are mostly added at the end.
    if (at(skipped - 1, matched) + skipCost <= at(skipped, matched)) {
      skipped -= 1;
      unmatched.unshift(skipped + matched);
    } else matched -= 1;
  }
  return unmatched;
}

function traitsOf(entry: unknown): Traits {
  // Of an entry with a syntax error there may be no value.
  const text = JSON.stringify(entry ?? null);
  return { length: text.length, kept: new Set(text.match(kept)?.map((each) => each.replace(',', '.'))) };
}

/** The difference of two entries: 0 for the same facts and length. */
function difference(a: Traits | undefined, b: Traits | undefined): number {
  if (!a || !b) return Infinity;
  const shared = [...a.kept].filter((each) => b.kept.has(each)).length;
  const all = a.kept.size + b.kept.size - shared;
  return Math.abs(Math.log((a.length + 5) / (b.length + 5))) + (all ? 1 - shared / all : 0);
}
