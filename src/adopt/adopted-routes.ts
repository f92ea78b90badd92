import type { NavigationData, NavigationItem } from '../../content/model/navigation-data.ts';
import type { Route, RoutesData } from '../../content/model/routes-data.ts';
import type { SampleContent } from './sample-content.ts';
import type { StarterSection } from './starter-section.ts';

/** The pages of a new site and its menu. */
export interface AdoptedRoutes {
  routes: RoutesData;
  navigation: NavigationData;
}

/** The routes that the sections keep, in the order of the sample's, then those they bring; and what is left of the menu. */
export function adoptedRoutes(sample: SampleContent, sections: readonly StarterSection[]): AdoptedRoutes {
  const table = sample.json<RoutesData>('data/routes.json');
  const kept = new Set(sections.flatMap(({ routes = [] }) => routes));
  const home = new Set(sections.flatMap((section) => section.home ?? []));
  const added = sections.flatMap(({ newRoutes = [] }) => newRoutes.map(({ titles: _, ...route }): Route => route));
  const routes = [
    ...table.routes
      .filter(({ id }) => kept.has(id))
      .map((route) =>
        route.id === 'home' ? { ...route, namespaces: route.namespaces.filter((name) => home.has(name)) } : route,
      ),
    ...added,
  ];
  const navigation = sample.json<NavigationData>('data/navigation.json');
  const paths = new Set(routes.map(({ path }) => path));
  return {
    routes: { ...table, routes },
    navigation: { ...navigation, items: keptMenu(navigation.items, paths) },
  };
}

/**
 * The entries of a menu that lead to pages which remain. A group that keeps one entry becomes a link to it; one that keeps
 * none goes. Links to other sites are those of the institute before.
 */
function keptMenu(items: readonly NavigationItem[], paths: ReadonlySet<string>): NavigationItem[] {
  return items.flatMap((item) => {
    if (!item.items) return item.href !== undefined && paths.has(item.href) ? [item] : [];
    const kept = keptMenu(item.items, paths);
    const [only] = kept;
    if (!only) return [];
    return kept.length === 1 && only.href !== undefined
      ? [{ id: item.id, href: only.href }]
      : [{ ...item, items: kept }];
  });
}

/** The ids of all entries of a menu. */
export function menuIds(items: readonly NavigationItem[]): string[] {
  return items.flatMap(({ id, items: below = [] }) => [id, ...menuIds(below)]);
}
