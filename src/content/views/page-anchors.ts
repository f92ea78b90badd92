import { oncePer, oncePerPair } from '../../lib/cache/once-per.ts';
import { type LanguageCode, languageCodes } from '../../lib/language/languages.ts';
import { memoize } from '../../lib/text/memoize.ts';
import type { ContentTree } from '../content-tree.ts';
import { type Item, itemPointer, itemsCalled, itemTexts, itemValue } from '../items.ts';
import { isPointerWithin, valueAt } from '../json/json-pointer.ts';
import { itemKinds, kindsCalled } from '../kind-table.ts';
import { routeTable, type SitePage } from '../page-list.ts';
import { frameIds, headingSlugs, namespaceOf, namespaceOfSection, pageNamed } from '../pages.ts';
import type { ValuePlace } from '../place.ts';
import { asList, asObject, asText } from '../unknown-value.ts';
import { namedFigures } from './figures.ts';
import { markedTexts } from './links.ts';
import { valuesOfFormat } from './values.ts';

/** The ids of a page's parts, by language, to which links with `#` lead: those that its texts give come first. */
export const pageAnchors = oncePerPair((tree: ContentTree, page: SitePage) =>
  memoize((language: LanguageCode): ReadonlySet<string> => {
    const read = textsOfPage(tree, page, language);
    const { headings = [], items, entries } = componentOf(tree, page) ?? {};
    const listOf = (name: string) =>
      read.flatMap(({ file, pointer }) => asList(asObject(valueAt(file.value, pointer))[name]));
    return new Set([
      ...listOf('sections').flatMap((section) => asText(asObject(section).id) ?? []),
      ...headingsIn(tree, read),
      ...namedFigures(tree).flatMap(({ id, text }) => (isIn(read, text) ? [`figure-${id}`] : [])),
      ...headings,
      ...(items ? idsOf(tree, items) : []),
      ...(entries ? listOf(entries.list).map((_, index) => `${entries.id}-${index + 1}`) : []),
      ...frameIds,
    ]);
  }),
);

/** Tells if all of a page's texts are there and can be read: in one with a syntax error, headings may be hidden. */
export function areAnchorsSure(tree: ContentTree, page: SitePage, language: LanguageCode): boolean {
  const read = textsOfPage(tree, page, language);
  const isWhole = languageCodes.every((other) => textsOfPage(tree, page, other).length <= read.length);
  return isWhole && read.every(({ file: { document, badByte } }) => document.parses && badByte === undefined);
}

/** True if an anchor names a page of the document that a page shows: in its text, or in the viewer. How many there are its file knows. */
export function namesPageOfDocument(tree: ContentTree, page: SitePage, anchor: string): boolean {
  return componentOf(tree, page) === pageNamed('DocumentPage') && /^page[-=][1-9]\d*$/.test(anchor);
}

/** Tells if a page lists a document: its address may then name the document that is to be open. */
export function listsDocument(tree: ContentTree, page: SitePage, id: string): boolean {
  const { documents } = componentOf(tree, page) ?? {};
  if (documents === 'all') return idsOf(tree, 'document').includes(id);
  const isNamed = valuesOfFormat(tree, 'document-id').some(
    ({ file, value }) => file.kind.name === documents && file.id === page.item && value === id,
  );
  if (isNamed) return true;
  const sections = sectionsOfDocuments(tree).get(id) ?? [];
  return sections.some((section) => page.namespaces.includes(namespaceOfSection(section)));
}

/** The sections in which each document is shown: `plans/archive`. */
const sectionsOfDocuments = oncePer((tree: ContentTree): ReadonlyMap<string, string[]> => {
  const sectionsOf = (item: Item) => asList(itemValue(item).shownIn).flatMap((section) => asText(section) ?? []);
  return new Map(itemsCalled(tree, 'document').map((item) => [item.id, sectionsOf(item)]));
});

function componentOf(tree: ContentTree, { routeId }: SitePage) {
  return pageNamed(routeTable(tree).find(({ id }) => id === routeId)?.component);
}

function idsOf(tree: ContentTree, name: string): string[] {
  return itemsCalled(tree, name).map(({ id }) => id);
}

function headingsIn(tree: ContentTree, read: readonly ReadPart[]): string[] {
  return markedTexts(tree).flatMap(({ parts, ...place }) => {
    if (!isIn(read, place)) return [];
    const slug = headingSlugs();
    return parts.headings.map(({ text }) => slug(text));
  });
}

/** The part of a file of texts that a page reads: all of it, or the item at a pointer. */
type ReadPart = Pick<ValuePlace, 'file' | 'pointer'>;

function isIn(read: readonly ReadPart[], { file, pointer }: ReadPart): boolean {
  return read.some((part) => part.file === file && isPointerWithin(pointer, part.pointer));
}

/** The texts that a page reads. */
function textsOfPage(tree: ContentTree, { namespaces }: SitePage, language: LanguageCode): ReadPart[] {
  return [...new Set(namespaces)].flatMap((name) => textsOfNamespace(tree, name, language));
}

function textsOfNamespace(tree: ContentTree, name: string, language: LanguageCode): ReadPart[] {
  const own = tree.files.filter((file) => file.language === language && namespaceOf(file) === name);
  const [kindName = '', id] = name.split('/');
  const kinds = id === undefined ? itemKinds.filter(({ items }) => items.namespace === null) : kindsCalled(kindName);
  const items = kinds.flatMap((kind) => itemTexts(tree, kind, language)).flatMap(({ items }) => items);
  return [
    ...own.map((file) => ({ file, pointer: '' })),
    ...items
      .filter((item) => item.id === (id ?? name))
      .map((item) => ({ file: item.file, pointer: itemPointer(item) })),
  ];
}
