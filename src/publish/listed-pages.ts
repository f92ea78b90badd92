import type { SiteFacts } from '../compile/site-facts.ts';
import { sitePages } from '../content/page-list.ts';
import { defaultLanguage } from '../language/languages.ts';
import type { PageManifest } from '../namespaces/page-manifest.ts';

/** What is known of a page from the facts alone. */
export type ListedPage = Pick<PageManifest, 'language' | 'path' | 'route' | 'indexed' | 'namespace' | 'item'>;

/** Every page in the default language, in the order of the route table. */
export function listedPages({ tree, routes }: SiteFacts): ListedPage[] {
  const indexed = new Map(routes.map((route) => [route.id, route.indexed ?? true]));
  return sitePages(tree).map(({ path, routeId, namespaces, item }) => ({
    language: defaultLanguage,
    path,
    route: routeId,
    indexed: indexed.get(routeId) ?? true,
    namespace: namespaces[0] ?? '',
    ...(item && { item }),
  }));
}
