import type { ContentTree } from '../../../content/content-tree.ts';
import { isKindSure } from '../../../content/content-tree.ts';
import type { ItemKind } from '../../../content/item-kinds.ts';
import { itemKinds } from '../../../content/item-kinds.ts';
import { derivedNamespaces, namespaceNames } from '../../../content/namespace-names.ts';
import { collectionIds, intendedIds } from '../../../content/page-paths.ts';
import type { Place } from '../../../content/place.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { valuesOfFormat } from '../../../content/views/values.ts';
import { closest } from '../../../text/closest.ts';
import { alsoHere, groupByTarget } from '../../grouped.ts';
import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';

/** Places that refer to one kind of thing, and the ids that it has. */
interface References {
  kind: ItemKind;
  known: ReadonlySet<string>;
  places: { target: string; place: Place }[];
  /** The ids by the names that visitors read, in lowercase: editors write those instead. */
  named?: ReadonlyMap<string, string>;
}

/** The things that have a page of their own, to which texts link. */
const withPages: ReadonlySet<ItemKind> = new Set(['person', 'unit', 'defence', 'special-council']);

export const referenceUnknown = defineRule<{ id: string; kind: ItemKind; suggestion?: string }>({
  code: 'reference-unknown',
  severity: 'error',
  scope: 'content',
  summary: 'A reference points to something that exists.',
  why: 'The page would show a gap or a dead link.',
  words: {
    en: ({ id, kind, suggestion }) => ({
      message: `There is no ${itemKinds[kind].noun.en} with the id "${id}".`,
      hint: didYouMean.en(suggestion, `Use the id of an existing ${itemKinds[kind].noun.en}, or add this one.`),
    }),
    uk: ({ id, kind, suggestion }) => ({
      message: `Немає ${itemKinds[kind].noun.uk} з id "${id}".`,
      hint: didYouMean.uk(
        suggestion,
        `Вкажіть наявний id або спершу додайте дані для ${itemKinds[kind].noun.uk} з цим id.`,
      ),
    }),
  },
  check(tree, report) {
    for (const { kind, known, places, named } of [
      ...formatReferences(tree),
      ...routeReferences(tree),
      namespaceReferences(tree),
    ]) {
      const unknown = places.filter(({ target }) => !known.has(target));
      for (const [id, group] of groupByTarget(unknown)) {
        const suggestion = closest(id, known) ?? named?.get(id.trim().toLowerCase());
        const [first] = group;
        if (first) report(first, { id, kind, ...(suggestion && { suggestion }) }, alsoHere(group));
      }
    }
  },
  explains(own) {
    const intended = new Set<unknown>(own.map(({ parameters }) => parameters.suggestion));
    return ({ code, parameters }) => code === 'namespace-unused' && intended.has(asObject(parameters).name);
  },
  leads: ({ parameters: { id, kind, suggestion } }) =>
    suggestion === undefined && withPages.has(kind) ? `no item ${id}` : undefined,
});

/** What the items of a collection are called; those of every other one are units. */
const collectionKinds: Readonly<Record<string, ItemKind>> = {
  news: 'news',
  people: 'person',
  defences: 'defence',
  'special-councils': 'special-council',
  'news-archive': 'news-archive',
};

/** The values whose format says that they are the id of something. */
function formatReferences(tree: ContentTree): References[] {
  const placesOf = (format: string) =>
    valuesOfFormat(tree, format).map(({ file, pointer, value }) => ({ target: value, place: { file, pointer } }));
  // Texts count too: missing facts are reported as such, once.
  const fileIds = (...kinds: string[]) =>
    new Set(kinds.flatMap((kind) => tree.filesOf(kind)).flatMap(({ id }) => id ?? []));
  const documents = [...tree.filesOf('documents-data'), ...tree.filesOf('documents-texts')];
  const documentIds = documents
    .flatMap(({ value }) => asList(asObject(value).items))
    .flatMap((item) => asText(asObject(item).id) ?? []);
  const units = ['department-data', 'laboratory-data', 'department-texts', 'laboratory-texts'];
  const defences = fileIds('defence-data', 'defence-texts');
  const councils = fileIds('special-council-data', 'special-council-texts');
  return [
    { kind: 'defence', known: defences, places: placesOf('defence-id') },
    { kind: 'special-council', known: councils, places: placesOf('special-council-id') },
    { kind: 'section', known: sectionIds(tree), places: placesOf('section-id') },
    courseReferences(tree),
    {
      kind: 'person',
      known: fileIds('person-data', 'person-texts'),
      places: placesOf('person-id'),
      named: idsByName(tree, 'person-texts'),
    },
    {
      kind: 'unit',
      known: fileIds(...units),
      places: placesOf('unit-id'),
      named: idsByName(tree, 'department-texts', 'laboratory-texts'),
    },
    {
      kind: 'document',
      known: new Set(documentIds),
      places: documents.length > 0 && isKindSure(tree, 'documents-data') ? placesOf('document-id') : [],
    },
  ];
}

/** The ids of items by their names in both languages. */
function idsByName(tree: ContentTree, ...kinds: string[]): Map<string, string> {
  const files = kinds.flatMap((kind) => tree.filesOf(kind));
  return new Map(
    files.flatMap(({ id, value }): [string, string][] => {
      const { name, shortName } = asObject(value);
      const names = [name, shortName].flatMap((each) => asText(each) ?? []);
      return id === undefined ? [] : names.map((each) => [each.toLowerCase(), id]);
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

/** The classes of the schedule name courses. */
function courseReferences(tree: ContentTree): References {
  const file = tree.file('schedule-data');
  const known = tree.filesOf('schedule-texts').flatMap(({ value }) => Object.keys(asObject(asObject(value).courses)));
  const classes = asList(asObject(file?.value).classes).map((each) => asText(asObject(each).course));
  const places = classes.flatMap((target, at) =>
    file && target !== undefined ? [{ target, place: { file, pointer: `/classes/${at}/course` } }] : [],
  );
  return { kind: 'course', known: new Set(known), places: known.length > 0 ? places : [] };
}

/** The namespaces that a route names. */
function namespaceReferences(tree: ContentTree): References {
  const file = tree.file('routes-data');
  const places = asList(asObject(file?.value).routes).flatMap((route, at) =>
    asList(asObject(route).namespaces).flatMap((name, index) =>
      file && typeof name === 'string' && !name.includes('{id}')
        ? [{ target: name, place: { file, pointer: `/routes/${at}/namespaces/${index}` } }]
        : [],
    ),
  );
  const units = ['department-data', 'laboratory-data', 'department-texts', 'laboratory-texts'];
  const known = [
    ...namespaceNames(),
    ...derivedNamespaces,
    ...units.flatMap((kind) => tree.filesOf(kind)).flatMap(({ id }) => id ?? []),
  ];
  return { kind: 'namespace', known: new Set(known), places };
}

/** A route with one fixed item names an item of its collection. */
function routeReferences(tree: ContentTree): References[] {
  const file = tree.file('routes-data');
  const routes = asList(asObject(file?.value).routes).map(asObject);
  return routes.flatMap((route, at): References[] => {
    const item = asText(route.item);
    const collection = asText(route.collection);
    if (!file || item === undefined || collection === undefined) return [];
    const kind = collectionKinds[collection] ?? 'unit';
    const known = new Set([...collectionIds(tree, collection), ...intendedIds(tree, collection)]);
    return [{ kind, known, places: [{ target: item, place: { file, pointer: `/routes/${at}/item` } }] }];
  });
}
