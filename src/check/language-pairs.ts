import type { ContentFile, ContentTree } from '../content/content-tree.ts';
import { exceptionsKey } from '../content/field-words.ts';
import { joinPointer } from '../content/json/json-pointer.ts';
import { fileKindOf, itemKinds } from '../content/kind-table.ts';
import { placeKey } from '../content/place.ts';
import { asObject, asText, isObject } from '../content/unknown-value.ts';
import { groupBy, oncePer, oncePerPair } from '../lib/cache/once-per.ts';
import { defaultLanguage, languageCodes } from '../lib/language/languages.ts';

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
  const whole = (file: ContentFile): Side => ({ file, pointer: '', value: file.value });
  compareValues(whole(source), whole(target), found);
  return found;
});

/** A value of a file of the first language, or its counterpart in another one. */
type Side = TextPlace & { value: unknown };

function compareValues(source: Side, target: Side, found: LanguageDifferences): void {
  const { pointer, value: a } = source;
  const { value: b } = target;
  if (typeof a === 'string' && typeof b === 'string') {
    if (pointer === '/$schema') return;
    found.texts.push({ source: { ...source, value: a }, target: { ...target, value: b } });
    if (a === b) found.copied.add(placeKey(target));
  } else if (isComparedApart(source)) return;
  else if (Array.isArray(a) && Array.isArray(b)) compareLists(source, a, target, b, found);
  else if (isObject(a) && isObject(b)) {
    const isMap = isOfItems('map', source);
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      if (key === exceptionsKey) continue;
      const [sourceHere, targetHere] = [below(source, key), below(target, key)];
      if (key in a && key in b) compareValues(sourceHere, targetHere, found);
      else if (isMap || pluralKey.test(key) || isComparedApart(sourceHere)) continue;
      else if (source.file.kind.oneLanguage?.includes(sourceHere.pointer)) continue;
      else if (key in a) found.keys.push({ key, lacks: targetHere, has: sourceHere });
      else found.keys.push({ key, lacks: sourceHere, has: targetHere });
    }
  }
}

function compareLists(source: Side, a: unknown[], target: Side, b: unknown[], found: LanguageDifferences): void {
  const isCollection = isOfItems('list', source);
  if (isCollection || [...a, ...b].every((item) => asText(asObject(item).id) !== undefined)) {
    const [sourceItems, targetItems] = [singleItems(a), singleItems(b)];
    // Parts of a page that have ids exist in every language. Where an id is duplicated, nobody knows which part is missing.
    if (!isCollection && sourceItems.size === a.length && targetItems.size === b.length) {
      const missing = [...sourceItems].filter(([id]) => !targetItems.has(id));
      // An id that is written differently in one language is missing on either side: that is one error.
      const extra = [...targetItems].filter(([id]) => !sourceItems.has(id)).slice(missing.length);
      for (const [key, index] of missing)
        found.keys.push({ key, lacks: below(target, key), has: below(below(source, index), 'id') });
      for (const [key, index] of extra)
        found.keys.push({ key, lacks: below(source, key), has: below(below(target, index), 'id') });
    }
    for (const [id, index] of sourceItems) {
      const other = targetItems.get(id);
      if (other !== undefined) compareValues(below(source, index), below(target, other), found);
    }
    return;
  }
  const isSourceLonger = a.length > b.length;
  const [longer, shorter] = isSourceLonger ? [source, target] : [target, source];
  const unmatched = new Set(isSourceLonger ? unmatchedEntries(a, b) : unmatchedEntries(b, a));
  let other = 0;
  for (const index of (isSourceLonger ? a : b).keys()) {
    const entry = below(longer, index);
    if (unmatched.has(index)) {
      const after = other > 0 ? below(shorter, other - 1) : undefined;
      found.entries.push({ entry, value: entry.value, lacks: shorter, after });
      continue;
    }
    const counterpart = below(shorter, other);
    other += 1;
    if (isSourceLonger) compareValues(entry, counterpart, found);
    else compareValues(counterpart, entry, found);
  }
}

/** The indexes of the items by id; duplicate ids are left out, because nobody knows which is which. */
function singleItems(items: unknown[]): Map<string, number> {
  const byId = groupBy(items.entries(), ([, item]) => asText(asObject(item).id));
  return new Map(
    [...byId].flatMap(([id, [[index], ...others]]) =>
      id !== undefined && others.length === 0 ? [[id, index] as const] : [],
    ),
  );
}

function below({ file, pointer, value }: Side, part: string | number): Side {
  return { file, pointer: joinPointer(pointer, part), value: (value as Record<string | number, unknown>)[part] };
}

/** True if rules of their own compare a value with its counterpart. */
function isComparedApart({ file, pointer }: TextPlace): boolean {
  return file.kind.comparedApart?.some((key) => pointer.endsWith(`/${key}`)) ?? false;
}

/**
 * True if a value is a list of the items of a kind, or an object whose keys are their ids: rules of their own compare these with the facts.
 */
function isOfItems(form: 'list' | 'map', { file, pointer }: TextPlace): boolean {
  return placesOfItems.has(`${form} ${file.kind.name} ${pointer}`);
}

const placesOfItems = new Set(
  itemKinds.flatMap((kind) => {
    const texts = typeof kind.items.texts === 'object' ? Object.entries(kind.items.texts) : [];
    return texts.map(([form, key]) => `${form} ${fileKindOf(kind, 'texts')?.name} /${key}`);
  }),
);

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
  // For each number of entries left out, the least cost of matching the first of the shorter list, and which are left out.
  let best = Array.from({ length: long.length - short.length + 1 }, (_, count) => ({
    cost: count * skipCost,
    skipped: Array.from({ length: count }, (_, index) => index),
  }));
  for (const [matched, entry] of short.entries()) {
    best = best.map(({ cost, skipped }, count) => ({
      cost: cost + difference(long[matched + count], entry),
      skipped,
    }));
    for (const [count, { cost, skipped }] of best.entries()) {
      const next = best[count + 1];
      // Of equal ways the one that leaves out what comes last: entries are mostly added at the end.
      if (next && cost + skipCost <= next.cost)
        best[count + 1] = { cost: cost + skipCost, skipped: [...skipped, matched + count + 1] };
    }
  }
  return best.at(-1)?.skipped ?? [];
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
