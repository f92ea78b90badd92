import { oncePer } from '../cache/once-per.ts';
import type { ContentTree } from './content-tree.ts';
import { newsArchivePages } from './news-archive.ts';
import { asList, asObject, asText } from './unknown-value.ts';

/** A page of the site: its path without a language, its route, and the item that it shows. */
export interface PagePath {
  path: string;
  routeId: string;
  /** The names of the namespaces that the page reads, `{id}` replaced. */
  namespaces: string[];
  itemId?: string;
}

/** Every page of the site, from the route table and the items of the collections. */
export function pagePaths(tree: ContentTree, idsOf: typeof collectionIds = collectionIds): PagePath[] {
  const routes = asList(asObject(tree.file('routes-data')?.value).routes).map(asObject);
  return routes.flatMap((route): PagePath[] => {
    const path = asText(route.path);
    const routeId = asText(route.id) ?? '';
    const names = asList(route.namespaces).filter((name) => typeof name === 'string');
    if (path === undefined) return [];
    if (!path.includes('{id}')) {
      const itemId = asText(route.item);
      return [{ path, routeId, namespaces: names, ...(itemId && { itemId }) }];
    }
    return idsOf(tree, asText(route.collection)).map((id) => ({
      path: path.replaceAll('{id}', id),
      routeId,
      namespaces: names.map((name) => name.replaceAll('{id}', id)),
      itemId: id,
    }));
  });
}

/** The pages of the site by path. */
export const pagesByPath = oncePer(
  (tree: ContentTree): ReadonlyMap<string, PagePath> => new Map(pagePaths(tree).map((page) => [page.path, page])),
);

/** The namespaces that routes list by name. */
export function routeNamespaces(tree: ContentTree): Set<string> {
  const routes = asList(asObject(tree.file('routes-data')?.value).routes);
  const names = routes.flatMap((route) => asList(asObject(route).namespaces));
  return new Set(names.filter((name) => typeof name === 'string'));
}

/** The ids of the items of a collection. */
export function collectionIds(tree: ContentTree, collection: string | undefined): string[] {
  switch (collection) {
    case 'news':
      return listIds(tree, 'news-data');
    case 'news-archive':
      return archiveIds(tree, 'news-data');
    case 'people':
      return fileIds(tree, 'person-data');
    case 'laboratories':
      return fileIds(tree, 'laboratory-data');
    case 'scientific-departments':
      return fileIds(tree, 'department-data', 'scientific');
    case 'technical-departments':
      return fileIds(tree, 'department-data', 'technical');
    case 'defences':
      return fileIds(tree, 'defence-data');
    case 'special-councils':
      return fileIds(tree, 'special-council-data');
    default:
      return [];
  }
}

/**
 * The ids that a collection would have if no facts were missing: texts without facts are a mistake of their own, and
 * what refers to them is not another one.
 */
export function intendedIds(tree: ContentTree, collection: string | undefined): string[] {
  switch (collection) {
    case 'news':
      return listIds(tree, 'news-texts');
    case 'news-archive':
      return archiveIds(tree, 'news-texts');
    case 'people':
      return fileIds(tree, 'person-texts');
    case 'laboratories':
      return fileIds(tree, 'laboratory-texts');
    case 'defences':
      return fileIds(tree, 'defence-texts');
    case 'special-councils':
      return fileIds(tree, 'special-council-texts');
    case 'scientific-departments':
    case 'technical-departments':
      return fileIds(tree, 'department-texts').filter((id) => {
        const { kind } = asObject(tree.file('department-data', undefined, id)?.value);
        return kind !== 'scientific' && kind !== 'technical';
      });
    default:
      return [];
  }
}

function fileIds(tree: ContentTree, kindName: string, kind?: string): string[] {
  return tree
    .filesOf(kindName)
    .flatMap(({ id, value }) => (id && (kind === undefined || asObject(value).kind === kind) ? [id] : []));
}

function listIds(tree: ContentTree, kindName: string): string[] {
  const items = tree.filesOf(kindName).flatMap(({ value }) => asList(asObject(value).items));
  return items.flatMap((item) => asText(asObject(item).id) ?? []);
}

/** The pages of the archive: as many for each year's file as its items need. */
function archiveIds(tree: ContentTree, kindName: string): string[] {
  return tree
    .filesOf(kindName)
    .flatMap(({ id, value }) => newsArchivePages(id ?? '', asList(asObject(value).items).length))
    .map(({ id }) => id);
}
