import { oncePer, oncePerPair } from '../../cache/once-per.ts';
import { type LanguageCode, languageCodes } from '../../language/languages.ts';
import { memoize } from '../../text/memoize.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import { headingSlugs } from '../heading-slug.ts';
import { type Item, itemsCalled, itemValue } from '../items.ts';
import { kindOfFile } from '../kind-table.ts';
import { namespaceOfSection } from '../namespace-names.ts';
import { frameIds, ownParts } from '../own-parts.ts';
import { routeTable, type SitePage } from '../page-list.ts';
import { asList, asObject, asText } from '../unknown-value.ts';
import { namedFigures } from './figures.ts';
import { markdownTexts } from './links.ts';
import { valuesOfFormat } from './values.ts';

/** The ids of a page's parts, by language, to which links with `#` lead: those that its texts give come first. */
export const pageAnchors = oncePerPair((tree: ContentTree, page: SitePage) =>
  memoize((language: LanguageCode): ReadonlySet<string> => {
    const files = filesOfPage(tree, page, language);
    const { headings = [], items, entries } = ownParts[componentOf(tree, page)] ?? {};
    const listOf = (name: string) => [...files].flatMap(({ value }) => asList(asObject(value)[name]));
    return new Set([
      ...listOf('sections').flatMap((section) => asText(asObject(section).id) ?? []),
      ...headingsIn(tree, files),
      ...namedFigures(tree).flatMap(({ id, text }) => (files.has(text.file) ? [`figure-${id}`] : [])),
      ...headings,
      ...(items ? idsOf(tree, items) : []),
      ...(entries ? listOf(entries.list).map((_, index) => `${entries.id}-${index + 1}`) : []),
      ...frameIds,
    ]);
  }),
);

/** Whether all of a page's texts are there and can be read: in one with a syntax error, headings may be hidden. */
export function areAnchorsSure(tree: ContentTree, page: SitePage, language: LanguageCode): boolean {
  const files = [...filesOfPage(tree, page, language)];
  const isWhole = languageCodes.every((other) => filesOfPage(tree, page, other).size <= files.length);
  return isWhole && files.every(({ document, badByte }) => document.parses && badByte === undefined);
}

/** Whether a page lists a document: its address may then name the document that is to be open. */
export function listsDocument(tree: ContentTree, page: SitePage, id: string): boolean {
  const component = componentOf(tree, page);
  if (component === 'DocumentsPage') return idsOf(tree, 'document').includes(id);
  if (component === 'DefencePage')
    return valuesOfFormat(tree, 'document-id').some(({ file, value }) => file.id === page.item && value === id);
  const sections = sectionsOfDocuments(tree).get(id) ?? [];
  return sections.some((section) => page.namespaces.includes(namespaceOfSection(section)));
}

/** The sections in which each document is shown: `plans/archive`. */
const sectionsOfDocuments = oncePer((tree: ContentTree): ReadonlyMap<string, string[]> => {
  const sectionsOf = (item: Item) => asList(itemValue(item).shownIn).flatMap((section) => asText(section) ?? []);
  return new Map(itemsCalled(tree, 'document').map((item) => [item.id, sectionsOf(item)]));
});

function componentOf(tree: ContentTree, { routeId }: SitePage): string {
  return asText(routeTable(tree).find(({ id }) => id === routeId)?.component) ?? '';
}

function idsOf(tree: ContentTree, name: string): string[] {
  return itemsCalled(tree, name).map(({ id }) => id);
}

function headingsIn(tree: ContentTree, files: ReadonlySet<ContentFile>): string[] {
  return markdownTexts(tree).flatMap(({ value, parts }) => {
    if (!files.has(value.file)) return [];
    const slug = headingSlugs();
    return parts.headings.map(({ text }) => slug(text));
  });
}

/** The files of texts that a page reads. */
function filesOfPage(tree: ContentTree, page: SitePage, language: LanguageCode): Set<ContentFile> {
  return new Set(page.namespaces.flatMap((name) => filesOfNamespace(tree, name, page, language)));
}

function filesOfNamespace(
  tree: ContentTree,
  name: string,
  { item }: SitePage,
  language: LanguageCode,
): ContentFile[] {
  const id = name.split('/').at(-1) ?? name;
  return tree.files.filter(
    (file) =>
      file.language === language &&
      (file.kind.path === `${name}.json` ||
        file.id === id ||
        (file.kind.isYearly && name.startsWith(`${kindOfFile(file.kind).name}/`) && item === id)),
  );
}
