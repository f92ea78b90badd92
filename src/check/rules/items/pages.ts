import { type ContentTree, isKindSure } from '../../../content/content-tree.ts';
import { placeOfId } from '../../../content/items.ts';
import { itemKinds, nounOf } from '../../../content/kind-table.ts';
import { itemsInOrder, itemsWithPages, pageInCollection, routeTable } from '../../../content/page-list.ts';
import { frameNamespacesOf, ownNamespaces, type Page, pageNamed } from '../../../content/pages.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { alsoHere, areRoutesKnown } from '../../consequences.ts';
import { inRow } from '../../diagnostic.ts';
import { defineRule } from '../../rule.ts';

export const navigationShape = defineRule<{ keys: string[] }>('navigation-shape', 'error', 'content', {
  en: {
    asks: 'A menu entry leads to one place or opens one group.',
    why: 'An entry with both a page and another site has no single target.',
    message: ({ keys }) =>
      keys.length
        ? `A menu entry cannot have ${inRow(keys, 'and')} at the same time.`
        : 'This menu entry leads nowhere.',
    hint: 'Give it exactly one of "href" (a page), "link" (another site) and "items" (a group).',
  },
  uk: {
    asks: 'Пункт меню веде в одне місце або відкриває одну групу.',
    why: 'Пункт, у якому названо і сторінку, й інший сайт, не веде нікуди певно.',
    message: ({ keys }) =>
      keys.length ? `Пункт меню не може мати водночас ${inRow(keys, 'і')}.` : 'Цей пункт меню нікуди не веде.',
    hint: 'Вкажіть щось одне: "href" (сторінка), "link" (інший сайт) або "items" (група).',
  },
  check(tree, report) {
    const file = tree.file('navigation-data');
    if (file) look(asList(asObject(file.value).items), '/items');

    function look(entries: unknown[], pointer: string): void {
      for (const [index, entry] of entries.map(asObject).entries()) {
        const keys = ['href', 'link', 'items'].filter((key) => key in entry);
        const at = `${pointer}/${index}`;
        const isEmptyGroup = keys.length === 1 && 'items' in entry && asList(entry.items).length === 0;
        if (file && (keys.length !== 1 || isEmptyGroup))
          report({ file, pointer: at, part: 'start' }, { keys: isEmptyGroup ? [] : keys });
        look(asList(entry.items), `${at}/items`);
      }
    }
  },
});

type PageMissingParameters = { ids: readonly string[]; kind: string; collection: string };

export const pageMissing = defineRule<PageMissingParameters>('page-missing', 'error', 'content', {
  en: {
    asks: 'Every item has its page, which a route gives it.',
    why: 'Lists and texts of other pages link to the page of an item. A route in `content/data/routes.json` gives every item of its collection a page or, where it has a `kind`, those of this kind.',
    message: ({ ids, kind }) => `No route gives the ${nounOf(kind).en} "${ids[0]}" a page.`,
    hint: ({ collection }, content) =>
      `Add a route with {id} in its path and the collection "${collection}" to ${content}data/routes.json, or delete what has no page.`,
  },
  uk: {
    asks: 'Кожен запис має сторінку, яку йому дає маршрут.',
    why: 'Списки й тексти інших сторінок посилаються на сторінку запису. Маршрут у `content/data/routes.json` дає сторінку кожному запису своєї колекції, а якщо має `kind` — записам цього виду.',
    message: ({ ids, kind }) => `Жоден маршрут не дає сторінки для ${nounOf(kind).uk} "${ids[0]}".`,
    hint: ({ collection }, content) =>
      `Додайте до ${content}data/routes.json маршрут із {id} у "path" і колекцією "${collection}" або видаліть те, що не має сторінки.`,
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
    return ({ code, parameters }) => code === 'link-dead' && ids.has(idIn(asObject(parameters).found));
  },
});

interface RouteParameters {
  component: string;
  /** The missing part: the page's own texts, others that it shows, the collection of its item, or which item it is. */
  lacks: 'own' | 'further' | 'collection' | 'item';
  /** The values of which one would do. */
  choices: readonly string[];
}

/** The most choices that a hint names. */
const named = 4;

export const routeIncomplete = defineRule<RouteParameters>('route-incomplete', 'error', 'content', {
  en: {
    asks: 'A route names all that its page shows.',
    why: 'A page component reads the texts that its route in `content/data/routes.json` lists, the page’s own first, and those with an item read it from the collection that the route names. Without them the page cannot be built.',
    message: ({ component, lacks, choices }) =>
      ({
        own: choices.length
          ? `${component} is made of ${list(choices, 'or')}, which this route does not list first.`
          : `There is nothing yet that ${component} could show.`,
        further: `${component} also shows ${list(choices, 'or')}, which this route does not list.`,
        collection: `${component} shows one item, and this route does not say of which collection.`,
        item: `${component} shows one item, and this route does not say which.`,
      })[lacks],
    hint: ({ lacks, choices }) =>
      ({
        own: choices.length
          ? `Put ${list(choices, 'or')} first in "namespaces".`
          : 'Create what it shows, or delete this route.',
        further: `Add ${list(choices, 'or')} to "namespaces".`,
        collection: `Set "collection" to ${list(choices, 'or')}.`,
        item: 'Put {id} into "path" for a page of each item, or the id of one of them into "item".',
      })[lacks],
  },
  uk: {
    asks: 'Маршрут називає все, що показує його сторінка.',
    why: 'Компонент сторінки читає тексти, які перелічує її маршрут у `content/data/routes.json`, спершу власні, а сторінки записів читають запис із колекції, яку називає маршрут. Без них сторінку не зібрати.',
    message: ({ component, lacks, choices }) =>
      ({
        own: choices.length
          ? `${component} показує передусім ${list(choices, 'або')}, а в цьому маршруті першим стоїть інше.`
          : `${component} ще не має чого показувати.`,
        further: `${component} показує ще й ${list(choices, 'або')}, а в цьому маршруті цього немає.`,
        collection: `${component} показує один запис, а в цьому маршруті не сказано, з якої колекції.`,
        item: `${component} показує один запис, а в цьому маршруті не сказано, який.`,
      })[lacks],
    hint: ({ lacks, choices }) =>
      ({
        own: choices.length
          ? `Поставте ${list(choices, 'або')} першим у "namespaces".`
          : 'Створіть те, що має показувати ця сторінка, або видаліть цей маршрут.',
        further: `Додайте ${list(choices, 'або')} до "namespaces".`,
        collection: `Запишіть у "collection" ${list(choices, 'або')}.`,
        item: 'Додайте {id} до "path", щоб кожен запис мав сторінку, або вкажіть id одного з них в "item".',
      })[lacks],
  },
  check(tree, report) {
    const file = tree.file('routes-data');
    if (!file || !isKindSure(tree, 'routes-data')) return;
    for (const [index, route] of routeTable(tree).entries()) {
      const component = asText(route.component) ?? '';
      const page = pageNamed(component);
      const at = (key: string) => `/routes/${index}${key in route ? `/${key}` : ''}`;
      if (!page) continue;
      for (const { key, ...parameters } of missingOf(route, page, tree))
        report({ file, pointer: at(key) }, { component, ...parameters });
    }
  },
  // Texts that are not shown anywhere else are shown when the route lists them; items have pages when it names their collection.
  explains(own) {
    const names = new Set(own.flatMap(({ parameters }) => parameters.choices));
    const hidesItems = own.some(({ parameters: { lacks } }) => lacks === 'collection' || lacks === 'item');
    return ({ code, parameters }) =>
      (code === 'namespace-unused' && names.has(String(asObject(parameters).name))) ||
      (hidesItems && ['link-dead', 'page-missing', 'reference-unknown'].includes(code));
  },
});

/** The parts that a route does not give, and at which of its keys it would. */
function missingOf(
  route: Record<string, unknown>,
  page: Page,
  tree: ContentTree,
): (Omit<RouteParameters, 'component'> & { key: string })[] {
  const { collections, further = [] } = page;
  const path = asText(route.path) ?? '';
  const item = asText(route.item);
  const withItem = (name: unknown) => String(name).replaceAll('{id}', item ?? '{id}');
  const listed = asList(route.namespaces).map(withItem);
  const given = new Set([...listed, ...frameNamespacesOf(route)]);
  const own = ownNamespaces(page, tree);
  const collection = asText(route.collection);
  const isOfItem = collections !== undefined || listed[0]?.includes('{id}');
  if (isOfItem && item === undefined && !path.includes('{id}')) return [{ key: 'path', lacks: 'item', choices: [] }];
  return [
    ...(collections && !collections.includes(collection ?? '')
      ? [{ key: 'collection', lacks: 'collection' as const, choices: collections }]
      : []),
    ...(own.map(withItem).includes(listed[0] ?? '')
      ? []
      : [{ key: 'namespaces', lacks: 'own' as const, choices: own }]),
    ...further
      .filter((name) => !given.has(name))
      .map((name) => ({ key: 'namespaces', lacks: 'further' as const, choices: [name] })),
  ];
}

/** Some of the choices, in quotation marks. */
function list(choices: readonly string[], or: 'or' | 'або'): string {
  const shown = choices.slice(0, named).map((name) => `"${name}"`);
  const others = { or: 'another page of texts', або: 'іншу сторінку з текстів' }[or];
  return inRow(choices.length > named ? [...shown, others] : shown, or);
}
