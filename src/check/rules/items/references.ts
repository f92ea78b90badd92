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
import { isSiteFact, namedFact, ownFacts } from '../../../content/named-facts/named-facts.ts';
import { placeholdersIn } from '../../../content/named-facts/placeholders.ts';
import { collectionIds, intendedIds, routeTable } from '../../../content/page-list.ts';
import { madeNamespaces, namespaceNames } from '../../../content/pages.ts';
import type { Place } from '../../../content/place.ts';
import { namedInTexts, textsNaming } from '../../../content/references-to.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import { buildingsOf } from '../../../content/views/academic-year.ts';
import { assetReferences, suggestAsset } from '../../../content/views/asset-references.ts';
import { nameKey, peopleByName, personSpelled } from '../../../content/views/people-by-name.ts';
import { proseWithMarks, valuesOfFormat } from '../../../content/views/values.ts';
import { closest } from '../../../lib/text/compare-text.ts';
import { explainsComparisons, joinByTarget, settledPointers } from '../../consequences.ts';
import { didYouMean } from '../../diagnostic.ts';
import { defineRule, type Suggested } from '../../rule.ts';
import { sectionIds } from '../texts/headings.ts';

/** Places that refer to one kind of thing, and the ids that it has. */
interface References {
  kind: string;
  known: ReadonlySet<string>;
  places: { target: string; place: Place }[];
  /** The id that is meant by a name that visitors read: editors write those instead. */
  named?: (text: string) => string | undefined;
}

type ReferenceUnknownParameters = { id: string; kind: string; suggestion: string | undefined };

export const referenceUnknown = defineRule<ReferenceUnknownParameters>('reference-unknown', 'error', 'content', {
  en: {
    asks: 'A reference points to something that exists.',
    why: 'The page would show a gap or a dead link.',
    message: ({ id, kind }) =>
      id === '' ? `No ${nounOf(kind).en} is chosen.` : `There is no ${nounOf(kind).en} with the id "${id}".`,
    hint: ({ id, kind, suggestion }) =>
      id === ''
        ? 'Choose one of those that exist.'
        : didYouMean.en(suggestion, `Use the id of an existing ${nounOf(kind).en}, or create this one first.`),
  },
  uk: {
    asks: 'Посилання на запис вказує на те, що існує.',
    why: 'Сторінка показала б порожнє місце або мертве посилання.',
    message: ({ id, kind }) =>
      id === '' ? `Не вибрано ${nounOf(kind).uk}.` : `Немає ${nounOf(kind).uk} з id "${id}".`,
    hint: ({ id, suggestion }) =>
      id === ''
        ? 'Виберіть із наявних.'
        : didYouMean.uk(suggestion, 'Вкажіть наявний id або спершу створіть те, на що він має вказувати.'),
  },
  check(tree, report) {
    for (const { kind, known, places, named } of allReferences(tree)) {
      const unknown = places.filter(({ target }) => !known.has(target));
      for (const { target: id, place, related } of joinByTarget(unknown)) {
        const suggestion = closest(id, known) ?? named?.(id);
        report(place, { id, kind, suggestion }, related);
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

function routeOf(place: Place): string | undefined {
  return 'pointer' in place && place.file.kind.name === 'routes-data'
    ? /^\/routes\/\d+/.exec(place.pointer)?.[0]
    : undefined;
}

/** The values whose format says that they are the id of something, and what routes name. */
function allReferences(tree: ContentTree): References[] {
  const names = [...new Set(itemKinds.map(referenceName))];
  return [
    ...names.map((name) => itemReferences(tree, name)),
    { kind: 'section', known: sectionsOfPages(tree), places: placesOf(tree, 'section-id') },
    { kind: 'building', known: new Set(buildingsOf(tree).keys()), places: placesOf(tree, 'building-id') },
    ...namedReferences(tree),
    ...routeReferences(tree),
  ];
}

function placesOf(tree: ContentTree, format: string): References['places'] {
  return valuesOfFormat(tree, format).map((place) => ({ target: place.value, place }));
}

/** References to the items of a kind or group by their ids. Texts count too: facts that are missing are reported as such, once. */
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
  const named = keys.size > 0 ? items.filter(({ file }) => file.language) : [];
  return new Map(
    named.flatMap((item) => {
      const texts = itemValue(item);
      const names = [...keys].flatMap((key) => asText(texts[key]) ?? []);
      return names.map((each) => [each.toLowerCase(), item.id] as const);
    }),
  );
}

/** The sections of pages, as `NAMESPACE/SECTION`. */
function sectionsOfPages(tree: ContentTree): Set<string> {
  const texts = tree.files.filter(({ language }) => language);
  return new Set(
    texts.flatMap((file) => {
      const namespace = file.path.replace(/^[^/]*\/|\.json$/g, '');
      return [...sectionIds(file).keys()].map((id) => `${namespace}/${id}`);
    }),
  );
}

/** References to things that texts name, where it is sure which they are. */
function namedReferences(tree: ContentTree): References[] {
  return namedInTexts.map(({ kind, texts, map, isOptional, ids }) => {
    const known = new Set(ids?.(tree) ?? textsNaming(tree, texts, map).keys());
    const isKnown = known.size > 0 || (isOptional && isKindSure(tree, texts));
    return { kind, known, places: isKnown ? placesOf(tree, `${kind}-id`) : [] };
  });
}

/** The namespaces that routes name, and the items of collections that have routes of their own. */
function routeReferences(tree: ContentTree): References[] {
  const file = tree.file('routes-data');
  if (!file) return [];
  const named = routeTable(tree).flatMap(({ namespaces }, at) =>
    asList(namespaces).map((name, index) => ({
      target: asText(name) ?? '{id}',
      place: { file, pointer: `/routes/${at}/namespaces/${index}` },
    })),
  );
  const items = routeTable(tree).flatMap((route, at): References[] => {
    const [item, collection, ofKind] = [route.item, route.collection, route.kind].map(asText);
    // A collection that there is none is told as a wrong choice.
    if (item === undefined || collection === undefined || !collectionNamed(collection)) return [];
    const known = new Set([...collectionIds(tree, collection, ofKind), ...intendedIds(tree, collection, ofKind)]);
    const place = { file, pointer: `/routes/${at}/item` };
    return [{ kind: collectionName(collection), known, places: [{ target: item, place }] }];
  });
  const places = named.filter(({ target }) => !target.includes('{id}'));
  return [
    ...items,
    { kind: 'namespace', known: new Set([...namespaceNames(tree), ...madeNamespaces(tree)]), places },
  ];
}

/** The name of the items of a collection. */
function collectionName(name: string): string {
  const { kind, collection } = collectionNamed(name) ?? {};
  return !kind || collection?.pages ? name : referenceName(kind);
}

const documents = { kind: 'documents-data', path: 'data/documents.json' };

export const documentUnknown = defineRule<{ path: string; file: string }>('document-unknown', 'error', 'content', {
  en: {
    asks: 'A linked document has its entry among the documents.',
    why: 'The entry says what the document is, of which day and in which language. When somebody deletes it while texts still link to the file, visitors get a document that the site knows nothing about, and nobody finds it to replace it.',
    message: ({ path }) => `There are links to the document ${path}, but it has no entry.`,
    hint: ({ file }) => `Add its entry to ${file}, or remove the links.`,
  },
  uk: {
    asks: 'Документ, на який ведуть посилання, має запис серед документів.',
    why: 'Запис каже, що це за документ, від якого дня й якою мовою. Якщо його видалити, а тексти й далі посилатимуться на файл, відвідувачі діставатимуть документ, про який сайт нічого не знає, і ніхто не знайде його, щоб замінити.',
    message: ({ path }) => `На документ ${path} посилаються, а запису про нього немає.`,
    hint: ({ file }) => `Додайте запис до ${file} або приберіть посилання.`,
  },
  paths: ['path', 'file'],
  check(tree, report) {
    if (!isKindSure(tree, documents.kind) || settledPointers(tree).has(documents.path)) return;
    const named = valuesOfFormat(tree, 'file').map(({ value }) => value);
    // A mistyped path is an error of its own.
    const meant = named.map((path) => (tree.documents.includes(path) ? path : suggestAsset(path, tree.documents)));
    const known = new Set([...named, ...meant]);
    const existing = new Set(tree.documents);
    const unknown = assetReferences(tree).flatMap(({ folder, path, place }) =>
      folder === 'files' && existing.has(path) && !known.has(path) ? [{ target: path, place }] : [],
    );
    for (const { target, place, related } of joinByTarget(unknown))
      report(place, { path: `files/${target}`, file: documents.path }, related);
  },
});

export const factUnknown = defineRule<Suggested>('fact-unknown', 'error', 'content', {
  en: {
    asks: 'A fact that a text names in braces exists.',
    why: 'Texts name facts, `{phone}`, so that each is written once; a name that nothing has would be shown as it is. Names are `{phone}` and `{email}` of `content/data/site.json`, those of `content/data/facts.json` and `phrases.json`, and facts of items: `{unit/quality/email}`, `{document/order/date}`.',
    message: ({ found }) => `There is no fact named "${found}".`,
    hint: ({ found, suggestion }, content) =>
      didYouMean.en(
        suggestion && `{${suggestion}}`,
        found.includes('/')
          ? 'Name an item that exists and a phone number, address, date or number that its facts have, such as {unit/quality/email}.'
          : `Add it to ${content}data/facts.json or, if it is words, to phrases.json of each language; or write the words without braces.`,
      ),
  },
  uk: {
    asks: 'Те, що текст називає у фігурних дужках, існує.',
    why: 'Тексти називають дані, наприклад `{phone}`, щоб кожне було записано раз; назву, якої ніщо не має, показали б як є. Назви — це `{phone}` і `{email}` з `content/data/site.json`, назви з `content/data/facts.json` і `phrases.json` та дані записів: `{unit/quality/email}`, `{document/order/date}`.',
    message: ({ found }) => `Немає факту з назвою "${found}".`,
    hint: ({ found, suggestion }, content) =>
      didYouMean.uk(
        suggestion && `{${suggestion}}`,
        found.includes('/')
          ? 'Назвіть наявний запис і телефон, адресу, дату чи число з його даних, наприклад {unit/quality/email}.'
          : `Додайте його до ${content}data/facts.json, а слова — до phrases.json кожної мови; або напишіть текст без дужок.`,
      ),
  },
  check(tree, report) {
    const texts = proseWithMarks(tree).filter(({ value }) => value.includes('{'));
    const named = texts.flatMap(({ file, pointer, value }) =>
      placeholdersIn(value).map(({ name, from, to }) => ({ target: name, place: { file, pointer, from, to } })),
    );
    // A fact that is missing in data/site.json is told there.
    const unknown = named.filter(({ target }) => !isSiteFact(target) && !namedFact(tree, target));
    for (const { target: name, place, related } of joinByTarget(unknown))
      report(place, { found: name, suggestion: closest(name, ownFacts(tree).keys()) }, related);
  },
  // A name that is mistyped in one language differs from the other, which then seems to name more.
  explains: (own) => explainsComparisons(own, ['placeholder-differs']),
});

type FloorUnknownParameters = { floor: number; building: string; floors: string };

export const floorUnknown = defineRule<FloorUnknownParameters>('floor-unknown', 'error', 'group', {
  en: {
    asks: 'A room is on a floor of its building.',
    why: 'The contacts page draws each building floor by floor. A room on a floor that its building does not have would be missing.',
    message: ({ floor, building, floors }) => `The building "${building}" has no floor ${floor}, only ${floors}.`,
    hint: 'Fix the floor or the building of this room, or add the floor to "floors" of the building.',
  },
  uk: {
    asks: 'Кімната — на поверсі свого корпусу.',
    why: 'Сторінка контактів малює кожен корпус поверх за поверхом. Кімнати на поверсі, якого корпус не має, там не було б.',
    message: ({ floor, building, floors }) => `У корпусі "${building}" немає поверху ${floor}, є лише ${floors}.`,
    hint: 'Виправте поверх чи корпус цього кабінету або додайте поверх до "floors" корпусу.',
  },
  check(tree, report) {
    const buildings = buildingsOf(tree);
    for (const file of tree.filesOf('campus-data')) {
      for (const [index, room] of asList(asObject(file.value).rooms).entries()) {
        const { building, floor } = asObject(room);
        const floors = buildings.get(String(building));
        if (!floors || typeof floor !== 'number' || floors.includes(floor)) continue;
        const place = { file, pointer: `/rooms/${index}/floor` };
        report(place, { floor, building: String(building), floors: floors.join(', ') });
      }
    }
  },
});
