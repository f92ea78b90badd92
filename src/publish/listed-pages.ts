import type { PageManifest } from '../compile/page-manifests.ts';
import type { SiteFacts } from '../compile/site-facts.ts';
import { sitePages } from '../content/page-list.ts';

/** What is known of a page from the facts alone. */
export type ListedPage = Pick<PageManifest, 'path' | 'route' | 'indexed' | 'namespace' | 'item'>;

/** Every page, in the order of the route table. */
export function listedPages({ tree, routes }: SiteFacts): ListedPage[] {
  const indexed = new Map(routes.map((route) => [route.id, route.indexed ?? true]));
  return sitePages(tree).map(({ path, routeId, namespaces, item }) => ({
    path,
    route: routeId,
    indexed: indexed.get(routeId) ?? true,
    namespace: namespaces[0] ?? '',
    ...(item && { item }),
  }));
}
