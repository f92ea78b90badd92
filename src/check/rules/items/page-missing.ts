import { itemKinds, nounOf } from '../../../content/kind-table.ts';
import { itemsInOrder, itemsWithPages, pageInCollection } from '../../../content/page-list.ts';
import { asObject } from '../../../content/unknown-value.ts';
import { alsoHere } from '../../grouped.ts';
import { placeOfId } from '../../place-of-id.ts';
import { defineRule } from '../../rule.ts';
import { areRoutesKnown } from '../../settled-pointers.ts';

export const pageMissing = defineRule<{ ids: readonly string[]; kind: string; collection: string }>({
  code: 'page-missing',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'Every item has its page, which a route gives it.',
    uk: 'Кожен запис має сторінку, яку йому дає маршрут.',
  },
  why: {
    en: 'Lists and texts of other pages link to the page of an item. A route in `content/data/routes.json` gives every item of its collection a page or, where it has a `kind`, those of this kind.',
    uk: 'Списки й тексти інших сторінок посилаються на сторінку запису. Маршрут у `content/data/routes.json` дає сторінку кожному запису своєї колекції, а якщо має `kind` — записам цього виду.',
  },
  words: {
    en: ({ ids, kind, collection }, content) => ({
      message: `No route gives the ${nounOf(kind).en} "${ids[0]}" a page.`,
      hint: `Add a route with {id} in its path and the collection "${collection}" to ${content}data/routes.json, or delete what has no page.`,
    }),
    uk: ({ ids, kind, collection }, content) => ({
      message: `Жоден маршрут не дає сторінки для ${nounOf(kind).uk} "${ids[0]}".`,
      hint: `Додайте до ${content}data/routes.json маршрут із {id} у "path" і колекцією "${collection}" або видаліть те, що не має сторінки.`,
    }),
  },
  check(tree, report) {
    if (!areRoutesKnown(tree)) return;
    for (const kind of itemKinds) {
      const collection = kind.items.collections?.find(({ pages }) => !pages)?.name;
      if (collection === undefined) continue;
      const isShown = (id: string) =>
        pageInCollection(tree, collection, id) !== undefined || itemsWithPages(tree).has(`${collection}/${id}`);
      const items = itemsInOrder(tree, kind, ({ id }) => !isShown(id));
      const [first, ...others] = items.map(placeOfId);
      const ids = items.map(({ id }) => id);
      if (first) report(first, { ids, kind: kind.name, collection }, alsoHere(others));
    }
  },
  explains(own) {
    const ids = new Set(own.flatMap(({ parameters }) => parameters.ids));
    const idIn = (href: unknown) => /([^/?#]*)(?:[?#].*)?$/.exec(String(href))?.[1] ?? '';
    return ({ code, parameters }) => code === 'link-dead' && ids.has(idIn(asObject(parameters).href));
  },
});
