import type { ContentTree } from '../../../content/content-tree.ts';
import { itemFacts } from '../../../content/items.ts';
import { collectionNamed } from '../../../content/kind-table.ts';
import { routeTable, sitePages } from '../../../content/page-list.ts';
import type { Place } from '../../../content/place.ts';
import { asText } from '../../../content/unknown-value.ts';
import { defineRule } from '../../rule.ts';

export const duplicatePath = defineRule<{ path: string; item?: string }>({
  code: 'duplicate-path',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: 'A path belongs to one page.',
  why: 'Of two pages at one address only one can be shown.',
  words: {
    en: ({ path, item }) => ({
      message: item
        ? `The page of "${item}" would have the path ${path}, which a route already has.`
        : `Another route already has the path ${path}.`,
      hint: item
        ? 'Give it another id, or the route another path.'
        : 'Give one of the two another path, or delete it.',
    }),
    uk: ({ path, item }) => ({
      message: item
        ? `Сторінка "${item}" мала б шлях ${path}, який уже використано в маршруті.`
        : `Шлях ${path} уже використано в іншому маршруті.`,
      hint: item
        ? 'Дайте їй інший id або змініть шлях маршруту.'
        : 'Змініть один із двох шляхів або видаліть зайвий маршрут.',
    }),
  },
  check(tree, report) {
    const file = tree.file('routes-data');
    const routes = routeTable(tree);
    const first = new Map<string, string>();
    const ownItems = new Map<string, string>();
    for (const [index, route] of routes.entries()) {
      const path = asText(route.path);
      const pointer = `/routes/${index}/path`;
      if (!file || path === undefined) continue;
      const other = first.get(path);
      if (other) report({ file, pointer }, { path }, [{ remark: 'first-here', place: { file, pointer: other } }]);
      else first.set(path, pointer);
      ownItems.set(path, `${asText(route.collection)}/${asText(route.item)}`);
    }
    for (const { path, collection = '', item = '' } of sitePages(tree)) {
      const pointer = first.get(path);
      if (!file || !pointer || ownItems.get(path) === `${collection}/${item}`) continue;
      const place = placeOfItem(tree, collection, item);
      if (place) report(place, { path, item }, [{ remark: 'first-here', place: { file, pointer } }]);
    }
  },
});

/** Where an item has its id: in its list, or as the name of its file. */
function placeOfItem(tree: ContentTree, collection: string, id: string): Place | undefined {
  const { kind } = collectionNamed(collection) ?? {};
  const items = kind ? itemFacts(tree, kind).flatMap((file) => file.items) : [];
  const found = items.find((item) => item.id === id);
  return found && { file: found.file, pointer: found.pointer, ...(!found.pointer && { part: 'start' as const }) };
}
