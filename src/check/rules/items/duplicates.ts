import type { ContentFile, ContentTree } from '../../../content/content-tree.ts';
import { type Item, itemsOfKind, placeOfId } from '../../../content/items.ts';
import { joinPointer } from '../../../content/json/json-pointer.ts';
import type { ItemPlace } from '../../../content/kind.ts';
import { collectionNamed, isSplit, kindGroups, kindOfFile, nounOf } from '../../../content/kind-table.ts';
import { routeTable, sitePages } from '../../../content/page-list.ts';
import type { Place } from '../../../content/place.ts';
import { asObject, asText, isObject } from '../../../content/unknown-value.ts';
import { oncePer } from '../../../lib/cache/once-per.ts';
import { repeatedId, repeatedIdInFacts } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

export const duplicateId = defineRule<{ id: string; kind: string }>('duplicate-id', 'error', 'content', {
  en: {
    asks: 'An id is unique.',
    why: 'Two news items with one id would share one address, and one of them could never be read. Ids of news and of publications are unique across all files, and so are those of departments and laboratories together.',
    message: ({ id, kind }) => `Another ${nounOf(kind).en} already has the id "${id}".`,
    hint: 'Give one of the two another id, or delete it.',
  },
  uk: {
    asks: 'Id не повторюється.',
    why: 'Дві новини з одним id мали б одну адресу, і однієї з них ніхто б не прочитав. Id новин і публікацій не повторюються в усіх файлах, id відділів і лабораторій — разом.',
    message: ({ id, kind }) => `Id "${id}" уже використано для ${nounOf(kind).uk}.`,
    hint: 'Змініть один із двох id або видаліть зайвий запис.',
  },
  check(tree, report) {
    const firsts = new Map<string, Place>();
    for (const { id, kind, scope, place } of [...tree.files.flatMap(idsIn), ...idsOfGroups(tree)]) {
      const first = firsts.get(`${scope} ${id}`);
      if (first) report(place, { id, kind }, [{ remark: 'first-here', place: first }]);
      else firsts.set(`${scope} ${id}`, place);
    }
  },
  leads: (finding) => repeatedIdInFacts(finding, finding.parameters.id),
  follows: (finding) => repeatedId(finding, finding.parameters.id),
});

/** Ids are unique across all files of a kind and all levels of the menu, otherwise within their list. */
function scopeOf(file: ContentFile, list: string): string {
  const isOwnList = list.lastIndexOf('/') === 0;
  if (file.kind.role === 'data' && isOwnList && isSplit(kindOfFile(file.kind))) return file.kind.name;
  return file.kind.name === 'navigation-data' ? file.path : `${file.path} ${list}`;
}

/** The ids in the lists of a file, each with where it has to be unique. */
const idsIn = oncePer((file: ContentFile) =>
  file
    .kept('ids', () => readIds(file))
    .map(([id, scope, pointer]) => ({ id, kind: itemNameIn(file), scope, place: { file, pointer } as Place })),
);

function readIds(file: ContentFile) {
  const found: [id: string, scope: string, pointer: string][] = [];
  walk(file.value, '');
  return found;

  function walk(value: unknown, pointer: string): void {
    if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) {
        const at = joinPointer(pointer, index);
        const { id: own, series } = asObject(item);
        const id = asText(own);
        // Bars with one id stand together, one of each series.
        const list = pointer.endsWith('/bars') ? `${pointer} ${asText(series) ?? ''}` : pointer;
        if (id) found.push([id, scopeOf(file, list), `${at}/id`]);
        walk(item, at);
      }
    } else if (isObject(value)) {
      for (const [key, member] of Object.entries(value))
        if (typeof member === 'object') walk(member, joinPointer(pointer, key));
    }
  }
}

/** The ids of items with files of their own that must differ within a group of kinds, as those of departments and laboratories. */
function idsOfGroups(tree: ContentTree): ReturnType<typeof idsIn> {
  return [...kindGroups].flatMap(([group, kinds]) =>
    kinds
      .flatMap(({ facts }) => tree.filesOf(facts?.name ?? ''))
      .map((file) => ({ id: file.id ?? '', kind: group, scope: group, place: { file, pointer: '', part: 'start' } })),
  );
}

/** The name of the items of a file. */
function itemNameIn({ kind }: ContentFile): string {
  const { name, items } = kindOfFile(kind);
  const isList = (place: ItemPlace | undefined) => typeof place === 'object' && 'list' in place && !place.of;
  return isList(kind.role === 'data' ? items?.facts : items?.texts) ? name : 'item';
}

export const duplicatePath = defineRule<{ path: string; item?: string }>('duplicate-path', 'error', 'content', {
  en: {
    asks: 'A path belongs to one page.',
    why: 'Of two pages at one address only one can be shown.',
    message: ({ path, item }) =>
      item
        ? `The page of "${item}" would have the path ${path}, which a route already has.`
        : `Another route already has the path ${path}.`,
    hint: ({ item }) =>
      item
        ? 'Give the item another id, or the route another path.'
        : 'Give one of the two another path, or delete it.',
  },
  uk: {
    asks: 'Шлях належить одній сторінці.',
    why: 'Із двох сторінок за однією адресою можна показати тільки одну.',
    message: ({ path, item }) =>
      item
        ? `Сторінка "${item}" мала б шлях ${path}, який уже використано в маршруті.`
        : `Шлях ${path} уже використано в іншому маршруті.`,
    hint: ({ item }) =>
      item
        ? 'Змініть id цього запису або шлях маршруту.'
        : 'Змініть один із двох шляхів або видаліть зайвий маршрут.',
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
