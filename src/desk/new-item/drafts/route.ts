import { pathOf } from '../../../content/content-path.ts';
import type { ContentTree } from '../../../content/content-tree.ts';
import type { ItemKind } from '../../../content/kind.ts';
import { fileKindOf, itemKindNamed } from '../../../content/kind-table.ts';
import { routeTable } from '../../../content/page-list.ts';
import { asList, asText } from '../../../content/unknown-value.ts';
import { type LanguageCode, languageCodes } from '../../../lib/language/languages.ts';
import type { Draft } from '../draft.ts';

/** The routes of a kind's pages, in their order. */
export function routesOf(tree: ContentTree, kind: ItemKind): Record<string, unknown>[] {
  const collections = (kind.items.collections ?? []).filter(({ pages }) => !pages).map(({ name }) => name);
  return routeTable(tree).filter(({ collection }) => collections.includes(asText(collection) ?? ''));
}

/**
 * Adds the route of an item's page where each item has one of its own, as laboratories do: like that of the last one, and after
 * it. Where a route with `{id}` shows all items there is nothing to add.
 * @param titleIn the title of the page in a language
 */
export function addRoute(
  tree: ContentTree,
  draft: Draft,
  kind: ItemKind,
  titleIn: (language: LanguageCode) => string,
): void {
  const routes = routesOf(tree, kind);
  const last = routes.at(-1);
  const other = asText(last?.item);
  if (!last || !other || routes.some(({ item }) => item === undefined)) return;
  const value = routeLike(last, other, draft.id);
  const all = routeTable(tree);
  const next = all[all.indexOf(last) + 1];
  const route = itemKindNamed('route');
  const [facts, texts] = [fileKindOf(route, 'facts'), fileKindOf(route, 'texts')];
  if (!facts || !texts) return;
  draft.entries.push({
    path: pathOf(facts),
    list: 'routes',
    value,
    isBefore: (each) => next !== undefined && each.id === next.id,
  });
  for (const language of languageCodes) {
    const words = { title: titleIn(language), description: '' };
    draft.entries.push({ path: pathOf(texts, language), list: 'routes', key: String(value.id), value: words });
  }
}

/** The route of another item, by that of one. */
function routeLike(route: Record<string, unknown>, item: string, id: string): Record<string, unknown> {
  const whole = new RegExp(`(?<![a-z0-9])${item.replace(/[^\w-]/g, '')}(?![a-z0-9])`, 'g');
  const like = (value: unknown) => String(value).replace(whole, id);
  const own = like(route.id);
  const path = like(route.path);
  return {
    ...route,
    // A route that is not named for its item gives its name and its place to those of others.
    id: own === route.id ? `${own}-${id}` : own,
    path: path === route.path ? path.replace(/[^/]*$/, id) : path,
    item: id,
    namespaces: asList(route.namespaces).map(like),
  };
}
