import { oncePer } from '../lib/cache/once-per.ts';
import { compareText } from '../lib/text/compare-text.ts';
import { asIsoDate } from '../lib/text/days.ts';
import type { ContentTree } from './content-tree.ts';
import { type Item, itemFacts, itemField, itemsOfKind, itemValue, translatedTexts } from './items.ts';
import type { Collection, ItemKind, ItemOrder } from './kind.ts';
import { collectionNamed } from './kind-table.ts';
import { departmentKinds, pageNamed } from './pages.ts';
import { asList, asObject, asText } from './unknown-value.ts';

/** A page of the site: its path without a language, its route, and the item that it shows. */
export interface SitePage {
  path: string;
  routeId: string;
  /** The names of the namespaces that the page reads, `{id}` replaced by the item's id. */
  namespaces: string[];
  /** The collection whose item it shows. */
  collection?: string;
  item?: string;
}

/** Every page of the site, once for all languages, in the order of the route table: the one list of addresses. */
export const sitePages = oncePer((tree: ContentTree): SitePage[] => listPages(tree, collectionIds));

/** The pages of the site by path. */
export const pagesByPath = oncePer(
  (tree: ContentTree): ReadonlyMap<string, SitePage> => new Map(sitePages(tree).map((page) => [page.path, page])),
);

/** The pages of items by collection and item, `people/koval-olena`: of several routes that show an item, the first in the table counts. */
const collectionPages = oncePer((tree: ContentTree): ReadonlyMap<string, SitePage> => {
  const pages = sitePages(tree).flatMap((page): [string, SitePage][] =>
    page.collection !== undefined ? [[`${page.collection}/${page.item}`, page]] : [],
  );
  // The last entry of a key is the one that a map keeps.
  return new Map(pages.reverse());
});

/** The nearest of some addresses above another one: `/news` of `/news/new-furnace`; the home page if there is none. */
export function addressAbove(path: string, existing: { has: (path: string) => boolean }): string {
  let at = path;
  while (at.length > 1) {
    at = at.slice(0, Math.max(1, at.lastIndexOf('/')));
    if (existing.has(at)) return at;
  }
  return '/';
}

/** The page of an item, or of another id, in a collection. */
export function pageInCollection(tree: ContentTree, collection: string, id: string): SitePage | undefined {
  return collectionPages(tree).get(`${collection}/${id}`);
}

/** The page of an item of a kind. */
export function pageOfItem(tree: ContentTree, { items }: ItemKind, id: string): SitePage | undefined {
  for (const { name, pages } of items.collections ?? []) {
    const page = pages ? undefined : pageInCollection(tree, name, id);
    if (page) return page;
  }
  return undefined;
}

/**
 * The paths that pages would have if no facts were missing: texts without facts are an error of their own, and what refers to
 * them is not another one.
 */
export const intendedPaths = oncePer(
  (tree: ContentTree): ReadonlySet<string> => new Set(intendedPages(tree).map(({ path }) => path)),
);

const intendedPages = oncePer((tree: ContentTree): SitePage[] => listPages(tree, intendedIds));

/** The items that have pages, or would have if no facts were missing, by collection and id: `people/koval-olena`. */
export const itemsWithPages = oncePer((tree: ContentTree): ReadonlySet<string> => {
  const pages = [...sitePages(tree), ...intendedPages(tree)];
  return new Set(pages.map(({ collection, item }) => `${collection}/${item}`));
});

function listPages(
  tree: ContentTree,
  idsOf: (tree: ContentTree, collection: string, ofKind?: string) => readonly string[],
): SitePage[] {
  return routeTable(tree).flatMap((route): SitePage[] => {
    const path = asText(route.path);
    const collection = asText(route.collection);
    const fixed = asText(route.item);
    if (path === undefined) return [];
    const names = asList(route.namespaces).filter((name) => typeof name === 'string');
    const page = (item?: string): SitePage => ({
      path: path.replaceAll('{id}', item ?? '{id}'),
      routeId: asText(route.id) ?? '',
      namespaces: names.map((name) => name.replaceAll('{id}', item ?? '{id}')),
      ...(item !== undefined && { item, ...(collection && { collection }) }),
    });
    if (!path.includes('{id}')) return [page(fixed || undefined)];
    return idsOf(tree, collection ?? '', asText(route.kind)).map(page);
  });
}

/** The routes as the content has them. */
export function routeTable(tree: ContentTree): Record<string, unknown>[] {
  return asList(asObject(tree.file('routes-data')?.value).routes).map(asObject);
}

/**
 * Returns the components that routes name and the code does not have. The check knows only those of the schema, which may have been
 * generated before one was removed.
 */
export function missingComponents(tree: ContentTree): string[] {
  const named = new Set(routeTable(tree).flatMap(({ component }) => asText(component) ?? []));
  return [...named].filter((name) => !pageNamed(name));
}

/** The namespaces that routes list by name. */
export function routeNamespaces(tree: ContentTree): Set<string> {
  const names = routeTable(tree).flatMap(({ namespaces }) => asList(namespaces));
  return new Set(names.filter((name) => typeof name === 'string'));
}

/** The ids of the pages of a collection, in their order; of its items of one kind, if that is given. */
export function collectionIds(tree: ContentTree, name: string, ofKind?: string): string[] {
  const { kind, collection } = collectionNamed(name) ?? {};
  if (!kind || !collection) return [];
  const files = itemFacts(tree, kind);
  if (collection.pages) return archiveIds(files, collection, kind);
  const items = itemsInOrder(tree, kind);
  return items.flatMap((item) => (ofKind === undefined || itemValue(item).kind === ofKind ? [item.id] : []));
}

/**
 * The items of a kind, as their facts have them, in the order of the kind.
 * @param isWanted says which of them; all if it is not given
 */
export function itemsInOrder(tree: ContentTree, kind: ItemKind, isWanted?: (item: Item) => boolean): Item[] {
  const items = itemsOfKind(tree, kind);
  return inOrder(isWanted ? items.filter(isWanted) : items, kind.items.order);
}

/** The ids that the texts would give a collection, or one kind of its items: those whose facts say no kind that there is. */
export function intendedIds(tree: ContentTree, name: string, ofKind?: string): string[] {
  const { kind, collection } = collectionNamed(name) ?? {};
  if (!kind || !collection) return [];
  const files = translatedTexts(tree, kind);
  if (collection.pages) return archiveIds(files, collection, kind);
  const ids = files.flatMap(({ items }) => items.map(({ id }) => id));
  if (ofKind === undefined) return ids;
  const known = new Set<unknown>(departmentKinds(tree));
  const items = itemsOfKind(tree, kind);
  const placed = new Set(items.flatMap((item) => (known.has(itemValue(item).kind) ? [item.id] : [])));
  return ids.filter((id) => !placed.has(id));
}

/** The pages that show several items each: as many for each file, newest first, and for each value of a fact as its items need. */
function archiveIds(
  files: ReturnType<typeof itemFacts>,
  { pages, pagesBy = '' }: Collection,
  { items }: ItemKind,
): string[] {
  const place = items.facts;
  const list = typeof place === 'object' && 'list' in place ? place.list : '';
  const counts = new Map<string, number>();
  for (const { file } of [...files].sort((a, b) => compareText(b.file.id ?? '', a.file.id ?? ''))) {
    const groups = file.kept('groups', () => {
      const entries = asList(asObject(file.value)[list]);
      return [entries.length, entries.flatMap((entry) => asText(asObject(entry)[pagesBy]) ?? [])] as const;
    });
    counts.set(file.id ?? '', groups[0]);
    for (const group of groups[1]) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return [...counts].flatMap(([group, count]) => pages?.(group, count) ?? []);
}

function inOrder(items: readonly Item[], order: ItemOrder | undefined): Item[] {
  const byId = (a: Item, b: Item) => compareText(a.id, b.id);
  if (!order) return [...items].sort(byId);
  if ('newestFirst' in order) {
    const dated = items.map((item) => {
      const date = String(itemField(item, order.newestFirst) ?? '');
      return { item, date: asIsoDate(date) };
    });
    return dated.sort((a, b) => compareText(b.date, a.date)).map(({ item }) => item);
  }
  const rank = (item: Item) => Number(itemField(item, order.lowestFirst)) || 0;
  return [...items].sort((a, b) => rank(a) - rank(b) || byId(a, b));
}
