import { oncePer } from '../../cache/once-per.ts';
import type { ContentFile, ContentTree } from '../../content/content-tree.ts';
import { exceptionsKey } from '../../content/exceptions-key.ts';
import type { FileKind } from '../../content/file-kind.ts';
import { joinPointer } from '../../content/json/json-pointer.ts';
import { fileKindOf, itemKinds } from '../../content/kind-table.ts';
import { asObject, asText, isObject } from '../../content/unknown-value.ts';
import { unmatchedEntries } from './align-lists.ts';

/** A value of a text file. */
export interface TextPlace {
  file: ContentFile;
  pointer: string;
}

/** How the text files of two languages differ. */
export interface LanguageDifferences {
  /** Keys that one language lacks. */
  keys: { key: string; lacks: TextPlace; has: TextPlace }[];
  /** Entries of lists in one order that the other language lacks, each with the list where it is missing. */
  entries: { entry: TextPlace; value: unknown; lacks: TextPlace; after: TextPlace | undefined }[];
  /** Texts that say the same in both languages. */
  texts: { ua: TextPlace & { value: string }; en: TextPlace & { value: string } }[];
  /** The English texts that are the Ukrainian ones, unchanged: `path pointer`. */
  copied: Set<string>;
}

const plural = /_(?:zero|one|two|few|many|other)$/;

/** Every Ukrainian text file compared with its English counterpart. */
export const languagePairs = oncePer((tree: ContentTree): LanguageDifferences => {
  const found: LanguageDifferences = { keys: [], entries: [], texts: [], copied: new Set() };
  for (const ua of tree.files) {
    if (ua.language !== 'ua') continue;
    const en = tree.file(ua.kind.name, 'en', ua.id);
    if (!en || !ua.document.isSure || !en.document.isSure) continue;
    comparePlaces({ file: ua, pointer: '' }, ua.value, { file: en, pointer: '' }, en.value, found);
  }
  return found;
});

function comparePlaces(ua: TextPlace, a: unknown, en: TextPlace, b: unknown, found: LanguageDifferences): void {
  const { kind } = ua.file;
  if (typeof a === 'string' && typeof b === 'string') {
    if (ua.pointer === '/$schema') return;
    found.texts.push({ ua: { ...ua, value: a }, en: { ...en, value: b } });
    if (a === b) found.copied.add(`${en.file.path} ${en.pointer}`);
  } else if (isComparedApart(kind, ua.pointer)) return;
  else if (Array.isArray(a) && Array.isArray(b)) compareLists(ua, a, en, b, found);
  else if (isObject(a) && isObject(b)) compareObjects(ua, a, en, b, found);
}

function compareObjects(
  ua: TextPlace,
  a: Record<string, unknown>,
  en: TextPlace,
  b: Record<string, unknown>,
  found: LanguageDifferences,
): void {
  const isMap = isIdMap(ua);
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    if (key === exceptionsKey) continue;
    const [uaPlace, enPlace] = [below(ua, key), below(en, key)];
    if (key in a && key in b) comparePlaces(uaPlace, a[key], enPlace, b[key], found);
    else if (isMap || plural.test(key) || isComparedApart(ua.file.kind, uaPlace.pointer)) continue;
    else if (ua.file.kind.oneLanguage?.includes(uaPlace.pointer)) continue;
    else found.keys.push(key in a ? { key, lacks: enPlace, has: uaPlace } : { key, lacks: uaPlace, has: enPlace });
  }
}

function compareLists(ua: TextPlace, a: unknown[], en: TextPlace, b: unknown[], found: LanguageDifferences): void {
  const isCollection = ua.pointer === '/items';
  if (isCollection || [...a, ...b].every((item) => asText(asObject(item).id) !== undefined)) {
    const [uaItems, enItems] = [singleItems(a), singleItems(b)];
    // Where an id is duplicated, nobody knows which part is missing.
    const areSingle = uaItems.size === a.length && enItems.size === b.length;
    if (!isCollection && areSingle) comparePresence(ua, uaItems, en, enItems, found);
    for (const [id, index] of uaItems) {
      const other = enItems.get(id);
      if (other !== undefined) comparePlaces(below(ua, index), a[index], below(en, other), b[other], found);
    }
  } else {
    const isUaLonger = a.length > b.length;
    const [longer, shorter] = isUaLonger ? [a, b] : [b, a];
    const unmatched = new Set(longer.length > shorter.length ? unmatchedEntries(longer, shorter) : []);
    let other = 0;
    for (const [index, value] of longer.entries()) {
      const [entry, counterpart] = isUaLonger
        ? [below(ua, index), below(en, other)]
        : [below(en, index), below(ua, other)];
      if (unmatched.has(index)) {
        const lacks = isUaLonger ? en : ua;
        found.entries.push({ entry, value, lacks, after: other > 0 ? below(lacks, other - 1) : undefined });
        continue;
      }
      if (isUaLonger) comparePlaces(entry, value, counterpart, shorter[other], found);
      else comparePlaces(counterpart, shorter[other], entry, value, found);
      other += 1;
    }
  }
}

/** Parts of a page that have ids exist in both languages. */
function comparePresence(
  ua: TextPlace,
  uaItems: Map<string, number>,
  en: TextPlace,
  enItems: Map<string, number>,
  found: LanguageDifferences,
): void {
  const missing = [...uaItems].filter(([id]) => !enItems.has(id));
  // An id that is written differently in one language is missing on either side: that is one error.
  const extra = [...enItems].filter(([id]) => !uaItems.has(id)).slice(missing.length);
  for (const [id, index] of missing)
    found.keys.push({ key: id, lacks: below(en, id), has: below(below(ua, index), 'id') });
  for (const [id, index] of extra)
    found.keys.push({ key: id, lacks: below(ua, id), has: below(below(en, index), 'id') });
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

/** Whether a value is an object whose keys are ids: items compare them with facts. */
function isIdMap({ file, pointer }: TextPlace): boolean {
  return idMaps.has(`${file.kind.name} ${pointer}`);
}

const idMaps = new Set(
  itemKinds.flatMap((kind) => {
    const { texts } = kind.items;
    return typeof texts === 'object' && 'map' in texts ? [`${fileKindOf(kind, 'texts')?.name} /${texts.map}`] : [];
  }),
);
