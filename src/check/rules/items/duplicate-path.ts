import type { ContentTree } from '../../../content/content-tree.ts';
import { type Item, itemsOfKind } from '../../../content/items.ts';
import { collectionNamed } from '../../../content/kind-table.ts';
import { routeTable, sitePages } from '../../../content/page-list.ts';
import { asText } from '../../../content/unknown-value.ts';
import { placeOfId } from '../../place-of-id.ts';
import { defineRule } from '../../rule.ts';

export const duplicatePath = defineRule<{ path: string; item?: string }>({
  code: 'duplicate-path',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'A path belongs to one page.', uk: 'Шлях належить одній сторінці.' },
  why: {
    en: 'Of two pages at one address only one can be shown.',
    uk: 'Із двох сторінок за однією адресою можна показати тільки одну.',
  },
  words: {
    en: ({ path, item }) => ({
      message: item
        ? `The page of "${item}" would have the path ${path}, which a route already has.`
        : `Another route already has the path ${path}.`,
      hint: item
        ? 'Give the item another id, or the route another path.'
        : 'Give one of the two another path, or delete it.',
    }),
    uk: ({ path, item }) => ({
      message: item
        ? `Сторінка "${item}" мала б шлях ${path}, який уже використано в маршруті.`
        : `Шлях ${path} уже використано в іншому маршруті.`,
      hint: item
        ? 'Змініть id цього запису або шлях маршруту.'
        : 'Змініть один із двох шляхів або видаліть зайвий маршрут.',
    }),
  },
  check(tree, report) {
    const file = tree.file('routes-data');
    const first = new Map<string, string>();
    const ownItems = new Map<string, string>();
    for (const [index, route] of routeTable(tree).entries()) {
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
      const found = itemOf(tree, collection, item);
      if (found) report(placeOfId(found), { path, item }, [{ remark: 'first-here', place: { file, pointer } }]);
    }
  },
});

/** The facts of an item of a collection. */
function itemOf(tree: ContentTree, collection: string, id: string): Item | undefined {
  const { kind } = collectionNamed(collection) ?? {};
  return kind && itemsOfKind(tree, kind).find((item) => item.id === id);
}
