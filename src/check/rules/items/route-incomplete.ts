import { type ContentTree, isKindSure } from '../../../content/content-tree.ts';
import { routeTable } from '../../../content/page-list.ts';
import { frameNamespacesOf, ownNamespaces, type Page, pageNamed } from '../../../content/pages.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { defineRule } from '../../rule.ts';

interface RouteParameters {
  component: string;
  /** What is missing: the page's own texts, others that it shows, the collection of its item, or which item it is. */
  lacks: 'own' | 'further' | 'collection' | 'item';
  /** What would do, one of them. */
  choices: readonly string[];
}

/** How many choices a hint names. */
const named = 4;

export const routeIncomplete = defineRule<RouteParameters>({
  code: 'route-incomplete',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'A route names all that its page shows.', uk: 'Маршрут називає все, що показує його сторінка.' },
  why: {
    en: 'A page component reads the texts that its route in `content/data/routes.json` lists, the page’s own first, and those with an item read it from the collection that the route names. Without them the page cannot be built.',
    uk: 'Компонент сторінки читає тексти, які перелічує її маршрут у `content/data/routes.json`, спершу власні, а сторінки записів читають запис із колекції, яку називає маршрут. Без них сторінку не зібрати.',
  },
  words: {
    en: ({ component, lacks, choices }) => ({
      message: {
        own: choices.length
          ? `${component} is made of ${list(choices, 'or')}, which this route does not list first.`
          : `There is nothing yet that ${component} could show.`,
        further: `${component} also shows ${list(choices, 'or')}, which this route does not list.`,
        collection: `${component} shows one item, and this route does not say of which collection.`,
        item: `${component} shows one item, and this route does not say which.`,
      }[lacks],
      hint: {
        own: choices.length
          ? `Put ${list(choices, 'or')} first in "namespaces".`
          : 'Create what it shows, or delete this route.',
        further: `Add ${list(choices, 'or')} to "namespaces".`,
        collection: `Set "collection" to ${list(choices, 'or')}.`,
        item: 'Put {id} into "path" for a page of each item, or the id of one of them into "item".',
      }[lacks],
    }),
    uk: ({ component, lacks, choices }) => ({
      message: {
        own: choices.length
          ? `${component} показує передусім ${list(choices, 'або')}, а в цьому маршруті першим стоїть інше.`
          : `${component} ще не має чого показувати.`,
        further: `${component} показує ще й ${list(choices, 'або')}, а в цьому маршруті цього немає.`,
        collection: `${component} показує один запис, а в цьому маршруті не сказано, з якої колекції.`,
        item: `${component} показує один запис, а в цьому маршруті не сказано, який.`,
      }[lacks],
      hint: {
        own: choices.length
          ? `Поставте ${list(choices, 'або')} першим у "namespaces".`
          : 'Створіть те, що має показувати ця сторінка, або видаліть цей маршрут.',
        further: `Додайте ${list(choices, 'або')} до "namespaces".`,
        collection: `Запишіть у "collection" ${list(choices, 'або')}.`,
        item: 'Додайте {id} до "path", щоб кожен запис мав сторінку, або вкажіть id одного з них в "item".',
      }[lacks],
    }),
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

/** What a route does not give, and at which of its keys it would. */
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
  return (choices.length > named ? [...shown, others] : shown).join(', ').replace(/, (?=[^,]*$)/, ` ${or} `);
}
