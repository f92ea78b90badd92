import { groupBy, oncePer } from '../lib/cache/once-per.ts';
import { type ByLanguage, fallbackLanguage, languageCodes, ofLanguage } from '../lib/language/languages.ts';
import { isoDate } from '../lib/text/days.ts';
import { groupName, placeOf } from './content-path.ts';
import {
  assetPaths,
  type ContentFile,
  type ContentTree,
  filesByPath,
  fileWithText,
  makeTree,
} from './content-tree.ts';
import { editedText, insertValue, removeValues, setText, type TextEdit } from './edit.ts';
import { type Item, itemField, itemFiles, itemPointer, itemsCalled, itemsOfKind, itemValue } from './items.ts';
import { isPointerWithin, joinPointer, parentPointer } from './json/json-pointer.ts';
import type { ItemKind } from './kind.ts';
import { hasOwnFiles, isSplit, itemKindNamed, itemKinds, titleKeys } from './kind-table.ts';
import { type Place, pathOfPlace, rangeOf, type ValuePlace } from './place.ts';
import { asList, asObject, asText } from './unknown-value.ts';
import { assetReferences } from './views/asset-references.ts';
import { namedFigures } from './views/figures.ts';
import { valuesOfFormat } from './views/values.ts';

/** The keys of the facts that say when an item is on the site. */
const publishingKeys = ['draft', 'publishFrom', 'publishUntil'] as const;

/** Tells if a key of the facts says when an item is on the site. */
export function isPublishingKey(key: string): boolean {
  return publishingKeys.some((each) => each === key);
}

/** An item that is not always on the site, with its facts and its texts, and the days on which it is, as ISO 8601. */
export interface UnsteadyItem {
  kind: ItemKind;
  id: string;
  facts: Item;
  parts: Item[];
  /** A draft is on it from no day on. */
  from: string;
  until: string;
}

const [never, always] = ['9999', ''];

/** Those of the items that editors add one by one. In a list that cannot be read in full, none is known. */
const unsteadyItems = oncePer((tree: ContentTree): UnsteadyItem[] =>
  itemKinds.flatMap((kind) => {
    if (!kind.items.added) return [];
    const isRead = ({ file }: Item) => hasOwnFiles(kind) || file.document.parses;
    return itemsOfKind(tree, kind).flatMap((facts): UnsteadyItem[] => {
      const [draft, from, until] = publishingKeys.map((key) => itemField(facts, key));
      if ((draft !== true && from === undefined && until === undefined) || !isRead(facts)) return [];
      const days = { from: isoDate(asText(from) ?? '') ?? always, until: isoDate(asText(until) ?? '') ?? never };
      const parts = partsOf(tree, kind, facts.id);
      return [{ kind, id: facts.id, facts, parts, ...days, ...(draft === true && { from: never }) }];
    });
  }),
);

/** The items that are marked as drafts. */
export const draftsOf = oncePer((tree: ContentTree): UnsteadyItem[] =>
  unsteadyItems(tree).filter(({ from }) => from === never),
);

/** The items that have a day from which, or until which, they are on the site. */
export const datedItems = oncePer((tree: ContentTree): UnsteadyItem[] =>
  unsteadyItems(tree).filter(({ from }) => from !== never),
);

/** The items that are not on the site on a day. */
export function hiddenOn(tree: ContentTree, day: string): UnsteadyItem[] {
  return unsteadyItems(tree).filter(({ from, until }) => day < from || until < day);
}

/** Tells if a place is in an item that is on the site only when another one is, too. */
export function isShownWith({ from, until }: UnsteadyItem, tree: ContentTree, place: Place): boolean {
  return datedItems(tree).some(
    (item) =>
      from <= item.from && item.until <= until && item.parts.some((part) => isWithin(partsLeft([part]), place)),
  );
}

function partsOf(tree: ContentTree, kind: ItemKind, id: string): Item[] {
  return itemFiles(tree, kind).flatMap(({ items }) => items.filter((item) => item.id === id));
}

/**
 * Content that is left out of the site, by path: the pointers of entries in a file, or the empty one of all of it. With drafts, the captions,
 * figures, documents, pictures and files go that only drafts name.
 */
type LeftOut = Map<string, Set<string>>;

const leftOut = oncePer((tree: ContentTree): LeftOut => leaveOut(tree, draftsOf(tree)));

function partsLeft(parts: readonly Item[], out: LeftOut = new Map()): LeftOut {
  for (const item of parts) out.set(item.file.path, (out.get(item.file.path) ?? new Set()).add(itemPointer(item)));
  return out;
}

function leaveOut(tree: ContentTree, drafts: readonly UnsteadyItem[]): LeftOut {
  const out = partsLeft(drafts.flatMap(({ parts }) => parts));
  if (drafts.length === 0) return out;
  const named = groupBy(namedThings(tree), ({ name }) => name);
  const isOnlyOf = (names: readonly string[], own: readonly Item[] = []) => {
    const isOwn = (place: ValuePlace) =>
      own.some((item) => item.file === place.file && isPointerWithin(place.pointer, itemPointer(item)));
    const places = names.flatMap((name) => named.get(name) ?? []).filter(({ place }) => !isOwn(place));
    return places.length > 0 && places.every(({ place }) => isWithin(out, place));
  };
  for (const [kind, namesOf] of Object.entries(companions)) {
    for (const item of itemsCalled(tree, kind)) {
      const parts = partsOf(tree, itemKindNamed(kind), item.id);
      if (isOnlyOf(namesOf(item), parts)) partsLeft(parts, out);
    }
  }
  for (const path of assetPaths(tree)) if (isOnlyOf([path])) out.set(path, new Set(['']));
  return out;
}

/** Every place that names a figure, a picture or a document. */
function namedThings(tree: ContentTree): { name: string; place: ValuePlace }[] {
  return [
    ...assetReferences(tree).map(({ folder, path, place }) => ({ name: `${folder}/${path}`, place })),
    ...namedFigures(tree).map(({ id, text }) => ({ name: `figure/${id}`, place: text })),
    ...valuesOfFormat(tree, 'document-id').map((place) => ({ name: `document/${place.value}`, place })),
  ];
}

/** The kinds of items that visitors see only where others name them, with the names that these use; none of a document in a list. */
const companions: Readonly<Record<string, (item: Item) => string[]>> = {
  figure: ({ id }) => [`figure/${id}`],
  picture: (item) => [`images/${itemValue(item).image}`],
  document(item) {
    const { shownIn, file } = itemValue(item);
    return asList(shownIn).length > 0 ? [] : [`document/${item.id}`, `files/${file}`];
  },
};

/** Tells if a place is in a draft, or in what only drafts name. */
export function isInDraft(tree: ContentTree, place: Place): boolean {
  return isWithin(leftOut(tree), place);
}

/** Tells if a place is in a file that has drafts among its entries. */
export function isBesideDrafts(tree: ContentTree, place: Place): boolean {
  return leftOut(tree).get(pathOfPlace(place))?.has('') === false;
}

function isWithin(out: LeftOut, place: Place): boolean {
  const own = out.get(pathOfPlace(place));
  if (!own || own.has('')) return own !== undefined;
  if ('path' in place) return false;
  if ('pointer' in place) return [...own].some((pointer) => isPointerWithin(place.pointer, pointer));
  const { start, end } = rangeOf(place);
  return [...own].some((pointer) => {
    const entry = place.file.document.locate(pointer);
    return entry.start <= start && end <= entry.end;
  });
}

/** The content without its drafts, and where something of it is in the content as it is written. */
export interface PublishedPart {
  tree: ContentTree;
  written<Any extends Place>(place: Any): Any;
}

/**
 * The content that visitors see: without drafts, and without the files and captions that only drafts name. Where there are no
 * drafts, the same tree.
 */
export const publishedPart = oncePer(
  (whole: ContentTree): PublishedPart =>
    draftsOf(whole).length === 0 ? { tree: whole, written: (place) => place } : without(whole, leftOut(whole)),
);

function without(whole: ContentTree, out: LeftOut): PublishedPart {
  const sources = new Map<ContentFile, ContentFile>();
  const isWhole = (path: string) => out.get(path)?.has('') ?? false;
  const files = whole.files.flatMap((file) => {
    if (isWhole(file.path)) return [];
    const own = out.get(file.path);
    const left = own ? edited(file, ...removeValues(file.document, own)) : file;
    if (left !== file) sources.set(left, file);
    return left !== file && isEmptied(left) ? [] : [left];
  });
  const kept = (folder: string, names: string[]) => names.filter((name) => !isWhole(`${folder}/${name}`));
  const assets = { images: kept('images', whole.images), documents: kept('files', whole.documents) };
  const tree = { ...whole, ...makeTree({ ...whole, ...assets, files }) };
  const written = <Any extends Place>(place: Any): Any => {
    const file = 'file' in place ? sources.get(place.file) : undefined;
    if (!file || !('pointer' in place)) return place;
    return { ...place, file, pointer: pointerInWhole(place.pointer, out.get(file.path) ?? new Set()) };
  };
  return { tree, written };
}

/** A file with edits of its text, which need not be on the disk. */
function edited(file: ContentFile, ...edits: readonly TextEdit[]): ContentFile {
  return { ...file, ...fileWithText(file.path, editedText(file.document, edits)), record: file.record };
}

/** The content that visitors see on a day, and whether a picture or document is not a part of it. */
export function siteOn(whole: ContentTree, day: string): { tree: ContentTree; isLeftOut: (path: string) => boolean } {
  const hidden = hiddenOn(whole, day);
  if (hidden.length === 0) return { tree: whole, isLeftOut: () => false };
  const out = leaveOut(whole, hidden);
  return { tree: without(whole, out).tree, isLeftOut: (path) => out.get(path)?.has('') ?? false };
}

/** Tells if a file that exists only for its items, such as that of a year, has lost all of them. */
function isEmptied(file: ContentFile): boolean {
  const kind = itemKinds.find(({ facts, texts }) => facts === file.kind || texts === file.kind);
  const place = kind && isSplit(kind) && (file.kind.role === 'data' ? kind.items.facts : kind.items.texts);
  const list = typeof place === 'object' && 'list' in place ? place.list : undefined;
  return list !== undefined && asList(asObject(file.value)[list]).length === 0;
}

/** A pointer of a list that entries were taken out of, as it is with them. */
function pointerInWhole(pointer: string, removed: ReadonlySet<string>): string {
  const [first = ''] = removed;
  const list = parentPointer(first);
  const [, index, rest = ''] = new RegExp(`^${list}/(\\d+)(/.*)?$`).exec(pointer) ?? [];
  if (index === undefined) return pointer;
  let at = 0;
  for (let left = Number(index); ; at++) {
    if (removed.has(`${list}/${at}`)) continue;
    if (left === 0) return `${list}/${at}${rest}`;
    left--;
  }
}

/**
 * The content as it was published, with no more than its facts and the names of its documents; undefined when none of these has
 * changed or gone, or nothing is known of it.
 */
export function publishedTree(tree: ContentTree): ContentTree | undefined {
  const { published } = tree;
  if (!published) return undefined;
  const isFact = (path: string) => path.startsWith('data/');
  const changed = [...published.changed].filter((path) => isFact(path) || path.startsWith('files/'));
  if (changed.length === 0) return undefined;
  const facts = changed.filter(isFact).flatMap((path) => {
    const text = placeOf(path) && published.read(path);
    return text === undefined ? [] : (fileWithText(path, text) ?? []);
  });
  const isSame = ({ path }: ContentFile) => isFact(path) && !published.changed.has(path) && published.has(path);
  const documents = [
    ...tree.documents.filter((path) => published.has(`files/${path}`)),
    ...changed.flatMap((path) => (isFact(path) ? [] : [path.slice('files/'.length)])),
  ];
  const files = [...tree.files.filter(isSame), ...facts];
  return publishedPart(makeTree({ ...tree, files, documents: [...new Set(documents)], strays: [] })).tree;
}

const draftMark: ByLanguage<string> = { ua: 'Чернетка', en: 'Draft' };
const dayMark: ByLanguage<string> = { ua: 'Не на сайті', en: 'Not on the site' };

/**
 * The content with items that are not on the site on a day, for editors: their titles say so, and a language that has no texts of one yet
 * borrows those of another.
 * @param isShown says which of them; all others are left out
 */
export function withMarks(whole: ContentTree, day: string, isShown: (item: UnsteadyItem) => boolean): ContentTree {
  const hidden = hiddenOn(whole, day).filter((item) => !isShown(item));
  const { tree } = hidden.length > 0 ? without(whole, leaveOut(whole, hidden)) : { tree: whole };
  const files = new Map(filesByPath(tree));
  for (const { parts } of hiddenOn(tree, day)) borrowTexts(files, parts);
  const lent = treeOf(tree, files);
  const drafts = new Set(draftsOf(lent));
  for (const item of hiddenOn(lent, day)) {
    const marks = drafts.has(item) ? draftMark : dayMark;
    for (const part of item.parts) {
      const file = files.get(part.file.path) ?? part.file;
      files.set(file.path, marked(file, part, item.kind, ofLanguage(marks, file.language ?? fallbackLanguage)));
    }
  }
  return treeOf(tree, files);
}

function treeOf(tree: ContentTree, files: ReadonlyMap<string, ContentFile>): ContentTree {
  return { ...tree, ...makeTree({ ...tree, files: [...files.values()] }) };
}

function borrowTexts(files: Map<string, ContentFile>, parts: readonly Item[]): void {
  const lender = parts.find(({ file }) => file.language);
  if (!lender) return;
  for (const language of languageCodes) {
    if (parts.some(({ file }) => file.language === language)) continue;
    const path = `${language}/${groupName(lender.file.path)}`;
    const pointer = itemPointer(lender);
    const before = files.get(path);
    const file =
      pointer === ''
        ? fileWithText(path, lender.file.document.source.text)
        : before && edited(before, insertValue(before.document, `${parentPointer(pointer)}/0`, itemValue(lender)));
    if (file) files.set(path, file);
  }
}

/** A file in which a part of an item begins with a mark: at its title, or else at its first text. */
function marked(file: ContentFile, part: Item, kind: ItemKind, mark: string): ContentFile {
  const texts = itemValue(part);
  const keys = [...titleKeys(kind), ...(file.language ? Object.keys(texts) : [])];
  const key = keys.find((each) => !['id', '$schema'].includes(each) && asText(texts[each]) !== undefined);
  if (key === undefined) return file;
  const pointer = joinPointer(itemPointer(part), key);
  return edited(file, setText(file.document, { pointer, to: 0 }, `${mark} · `));
}
