import type { CouncilData } from '../../content/model/councils.ts';
import type { HeaderTexts } from '../../content/model/frame-texts.ts';
import type { LabelsTexts } from '../../content/model/labels-texts.ts';
import type { NavigationItem } from '../../content/model/navigation-data.ts';
import type { RoutesTexts } from '../../content/model/routes-texts.ts';
import type { SitePage } from '../content/page-list.ts';
import type { CompileContext } from './compile-context.ts';

/** A step from the home page down to a page. */
interface Breadcrumb {
  /** The path without its language; none for a group of the menu. */
  path?: string;
  label: string;
}

/** Where a page stands. */
interface PageTrail {
  /** The entries of the menu that it is below, or that lead to it, by id. */
  menu: string[];
  /** The way from the home page down to it, with the groups of the menu, which have no page: that of the page above, and on. */
  breadcrumbs: Breadcrumb[];
}

/** Finds where a page stands: in the menu, and below which pages. @param title the page's own, which is not repeated */
export function pageTrail(context: CompileContext, page: SitePage, title: string): PageTrail {
  const { content, language } = context;
  const { routes } = content.texts<RoutesTexts>(language, 'routes');
  const { navigation } = content.texts<HeaderTexts>(language, 'header');
  const home = { path: '/', label: content.texts<LabelsTexts>(language, 'labels').common.home };
  const owner = ownerOf(context, page);
  const below = owner?.path ?? page.path;
  const parents = content.routes
    .filter(({ path }) => path !== '/' && below.startsWith(`${path}/`))
    .map(({ id, path }) => ({ path, label: routes[id]?.title ?? id }));
  const entries = menuEntries(content.navigation, below);
  const known = new Set([title, owner?.label, ...parents.map(({ label }) => label)]);
  const groups = entries.filter(({ items }) => items);
  // A page above may be in another group of the menu: the groups that it is not in stand below it.
  const aroundParents = new Set(
    groups.length ? parents.flatMap(({ path }) => menuEntries(content.navigation, path)) : [],
  );
  const labels = (isAbove: boolean) =>
    groups
      .filter((group) => isAbove === (parents.length === 0 || aroundParents.has(group)))
      .map(({ id }) => ({ label: navigation[id] ?? id }))
      .filter(({ label }) => !known.has(label));
  return {
    menu: entries.map(({ id }) => id),
    breadcrumbs:
      page.path === '/' ? [] : [home, ...labels(true), ...parents, ...labels(false), ...(owner ? [owner] : [])],
  };
}

/** The entries of the menu around a page, outermost first: those that lead to it, or else to the nearest page above it. */
function menuEntries(items: readonly NavigationItem[], path: string): NavigationItem[] {
  const ways = items.flatMap((item): NavigationItem[][] => {
    if (item.items) {
      const way = menuEntries(item.items, path);
      return way.length ? [[item, ...way]] : [];
    }
    return item.href === path || (item.href && path.startsWith(`${item.href}/`)) ? [[item]] : [];
  });
  const length = (way: NavigationItem[]) => way.at(-1)?.href?.length ?? 0;
  return ways.sort((one, other) => length(other) - length(one))[0] ?? [];
}

/** The page that a page belongs to although its address does not say so: a person's department, or the directorate. */
function ownerOf(context: CompileContext, { routeId, item = '' }: SitePage): Required<Breadcrumb> | undefined {
  const { content, language } = context;
  const routePage = (id: string) => {
    const path = content.routes.find((route) => route.id === id)?.path;
    return path ? { path, label: content.texts<RoutesTexts>(language, 'routes').routes[id]?.title ?? id } : undefined;
  };
  if (routeId === 'special-council') return routePage('specialized');
  if (routeId !== 'person') return undefined;
  const unit = content.units.find(({ head, staff }) => head === item || staff.includes(item));
  if (unit) return { path: context.unitPath(unit), label: context.unitLink(unit).label };
  const directorate = routePage('directorate');
  const isMember = () =>
    content.data<CouncilData>('councils/directorate').members.some(({ person }) => person === item);
  return directorate && isMember() ? directorate : undefined;
}
