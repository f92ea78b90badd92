import type { PageManifest } from '../../compile/page-manifests.ts';
import type { SiteContent } from '../../compile/site-content.ts';
import { sitePages } from '../../content/page-list.ts';

/** What is known of a page from the facts alone. */
export type ListedPage = Pick<PageManifest, 'path' | 'route' | 'indexed' | 'namespace' | 'item' | 'only'>;

/** Every page, in the order of the route table. */
export function listedPages(content: SiteContent): ListedPage[] {
  const { tree, routes } = content;
  const indexed = new Map(routes.map((route) => [route.id, route.indexed ?? true]));
  return sitePages(tree).map((page) => {
    const { path, routeId, namespaces, item } = page;
    const only = content.onlyLanguage(page);
    return {
      path,
      route: routeId,
      indexed: indexed.get(routeId) ?? true,
      namespace: namespaces[0] ?? '',
      ...(item && { item }),
      ...(only && { only }),
    };
  });
}
