import { type ContentTree, isKindSure } from '../../../content/content-tree.ts';
import { type Item, itemFiles, itemValue } from '../../../content/items.ts';
import type { ItemKind } from '../../../content/kind.ts';
import {
  collectionNamed,
  fileKindOf,
  hasOwnFiles,
  itemKinds,
  kindsCalled,
  nounOf,
  referenceName,
} from '../../../content/kind-table.ts';
import { namedInTexts, textsNaming } from '../../../content/named-in-texts.ts';
import { collectionIds, intendedIds, routeTable } from '../../../content/page-list.ts';
import { madeNamespaces, namespaceNames } from '../../../content/pages.ts';
import type { Place } from '../../../content/place.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { buildingsOf } from '../../../content/views/buildings.ts';
import { nameKey, peopleByName, personSpelled } from '../../../content/views/people-by-name.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { closest } from '../../../text/closest.ts';
import { joinByTarget } from '../../grouped.ts';
import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';

/** Places that refer to one kind of thing, and the ids that it has. */
interface References {
  kind: string;
  known: ReadonlySet<string>;
  places: { target: string; place: Place }[];
  /** The id that is meant by a name that visitors read: editors write those instead. */
  named?: (text: string) => string | undefined;
}

export const referenceUnknown = defineRule<{ id: string; kind: string; suggestion?: string }>({
  code: 'reference-unknown',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: { en: 'A reference points to something that exists.', uk: 'Посилання на запис вказує на те, що існує.' },
  why: {
    en: 'The page would show a gap or a dead link.',
    uk: 'Сторінка показала б порожнє місце або мертве посилання.',
  },
  words: {
    en: ({ id, kind, suggestion }) => ({
      message: `There is no ${nounOf(kind).en} with the id "${id}".`,
      hint: didYouMean.en(suggestion, `Use the id of an existing ${nounOf(kind).en}, or create this one first.`),
    }),
    uk: ({ id, kind, suggestion }) => ({
      message: `Немає ${nounOf(kind).uk} з id "${id}".`,
      hint: didYouMean.uk(suggestion, 'Вкажіть наявний id або спершу створіть те, на що він має вказувати.'),
    }),
  },
  check(tree, report) {
    for (const { kind, known, places, named } of [
      ...formatReferences(tree),
      ...routeReferences(tree),
      namespaceReferences(tree),
    ]) {
      const unknown = places.filter(({ target }) => !known.has(target));
      for (const { target: id, place, related } of joinByTarget(unknown)) {
        const suggestion = closest(id, known) ?? named?.(id);
        report(place, { id, kind, ...(suggestion && { suggestion }) }, related);
      }
    }
  },
  explains(own) {
    const intended = new Set<unknown>(own.map(({ parameters }) => parameters.suggestion));
    const routes = new Set(own.flatMap(({ place }) => routeOf(place) ?? []));
    return ({ code, parameters, place }) =>
      (code === 'namespace-unused' && intended.has(asObject(parameters).name)) ||
      (code === 'page-missing' && asList(asObject(parameters).ids).some((id) => intended.has(id))) ||
      (code === 'route-incomplete' && routes.has(routeOf(place) ?? ''));
  },
  leads: ({ parameters: { id, kind, suggestion } }) =>
    suggestion === undefined && kindsCalled(kind).some(({ items }) => items.collections && items.facts === 'own')
      ? `no item ${id}`
      : undefined,
});

/** The pointer of the route in which a place is. */
function routeOf(place: Place): string | undefined {
  return 'pointer' in place && place.file.kind.name === 'routes-data'
    ? /^\/routes\/\d+/.exec(place.pointer)?.[0]
    : undefined;
}

/** The values whose format says that they are the id of something. */
function formatReferences(tree: ContentTree): References[] {
  const names = new Set(itemKinds.map(referenceName));
  return [
    ...[...names].map((name) => itemReferences(tree, name)),
    { kind: 'section', known: sectionIds(tree), places: placesOf(tree, 'section-id') },
    { kind: 'building', known: new Set(buildingsOf(tree).keys()), places: placesOf(tree, 'building-id') },
    ...namedReferences(tree),
  ];
}

function placesOf(tree: ContentTree, format: string): References['places'] {
  return valuesOfFormat(tree, format).map(({ file, pointer, value }) => ({
    target: value,
    place: { file, pointer },
  }));
}

/** What refers to the items of a kind or group by their ids. Texts count too: facts that are missing are reported as such, once. */
function itemReferences(tree: ContentTree, name: string): References {
  const kinds = kindsCalled(name);
  const files = kinds.flatMap((kind) => itemFiles(tree, kind));
  // Without all of a list, any reference would seem wrong.
  const isKnown = kinds.every(
    (kind) => hasOwnFiles(kind) || (files.length > 0 && isKindSure(tree, fileKindOf(kind, 'facts')?.name ?? '')),
  );
  const items = files.flatMap((each) => each.items);
  return {
    kind: name,
    known: new Set(items.map(({ id }) => id)),
    places: isKnown ? placesOf(tree, `${name}-id`) : [],
    named: (text) =>
      idsByName(kinds, items).get(text.trim().toLowerCase()) ??
      (name === 'person' ? personNamed(tree, text) : undefined),
  };
}

/** One of our people by a name without the patronymic, or with initials. */
function personNamed(tree: ContentTree, text: string): string | undefined {
  const [family = '', ...given] = text.trim().split(/\s+/);
  return peopleByName(tree).get(nameKey(text)) ?? personSpelled(tree, { family, given: given.join(' ') });
}

/** The ids of items by their names in both languages. */
function idsByName(kinds: readonly ItemKind[], items: readonly Item[]): Map<string, string> {
  const keys = new Set(kinds.flatMap((kind) => kind.items.names ?? []));
  return new Map(
    items
      .filter(({ file }) => file.language)
      .flatMap((item): [string, string][] => {
        const texts = keys.size > 0 ? itemValue(item) : {};
        const names = [...keys].flatMap((key) => asText(texts[key]) ?? []);
        return names.map((each) => [each.toLowerCase(), item.id]);
      }),
  );
}

/** The sections of pages, as `NAMESPACE/SECTION`. */
function sectionIds(tree: ContentTree): Set<string> {
  const files = tree.files.filter(({ language, value }) => language && 'sections' in asObject(value));
  return new Set(
    files.flatMap(({ path, value }) =>
      asList(asObject(value).sections).map(
        (section) => `${path.replace(/^[^/]*\/|\.json$/g, '')}/${asText(asObject(section).id)}`,
      ),
    ),
  );
}

/** What refers to things that texts name, where it is sure which they are. */
function namedReferences(tree: ContentTree): References[] {
  return namedInTexts.map(({ kind, texts, map, isOptional, ids }) => {
    const known = new Set(ids?.(tree) ?? textsNaming(tree, texts, map).keys());
    const isKnown = known.size > 0 || (isOptional && isKindSure(tree, texts));
    return { kind, known, places: isKnown ? placesOf(tree, `${kind}-id`) : [] };
  });
}

/** The namespaces that a route names. */
function namespaceReferences(tree: ContentTree): References {
  const file = tree.file('routes-data');
  const places = routeTable(tree).flatMap(({ namespaces }, at) =>
    asList(namespaces).flatMap((name, index) =>
      file && typeof name === 'string' && !name.includes('{id}')
        ? [{ target: name, place: { file, pointer: `/routes/${at}/namespaces/${index}` } }]
        : [],
    ),
  );
  return { kind: 'namespace', known: new Set([...namespaceNames(tree), ...madeNamespaces(tree)]), places };
}

/** A route with one fixed item names an item of its collection. */
function routeReferences(tree: ContentTree): References[] {
  const file = tree.file('routes-data');
  return routeTable(tree).flatMap((route, at): References[] => {
    const item = asText(route.item);
    const collection = asText(route.collection);
    if (!file || item === undefined || collection === undefined) return [];
    const kind = collectionName(collection);
    const ofKind = asText(route.kind);
    const known = new Set([...collectionIds(tree, collection, ofKind), ...intendedIds(tree, collection, ofKind)]);
    return [{ kind, known, places: [{ target: item, place: { file, pointer: `/routes/${at}/item` } }] }];
  });
}

/** What the items of a collection are called. */
function collectionName(name: string): string {
  const { kind, collection } = collectionNamed(name) ?? {};
  return !kind || collection?.pages ? name : referenceName(kind);
}
