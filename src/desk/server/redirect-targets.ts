import type { ContentTree } from '../../content/content-tree.ts';
import { addressAbove, sitePages } from '../../content/page-list.ts';
import { factsOf, type Thing, titlesOf } from './thing.ts';

/** Where an address that is gone may lead. */
export interface RedirectTargets {
  /** The pages that show no single item, in the order of the table of routes. */
  pages: { path: string; title: { ua: string; en: string } }[];
  /** The one above the first address. */
  proposed: string;
}

/** Finds the pages to which addresses may lead that are gone. */
export function redirectTargets(
  tree: ContentTree,
  things: ReadonlyMap<string, Thing>,
  addresses: readonly string[],
): RedirectTargets {
  const pages = sitePages(tree).flatMap(({ path, routeId, item }) => {
    const route = things.get(`route/${routeId}`);
    if (!route || item !== undefined || factsOf(route).indexed === false) return [];
    return [{ path, title: titlesOf(route) }];
  });
  return { pages, proposed: addressAbove(addresses[0] ?? '/', new Set(pages.map(({ path }) => path))) };
}
