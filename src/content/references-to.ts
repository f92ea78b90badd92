import { oncePer } from '../lib/cache/once-per.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import type { ContentTree } from './content-tree.ts';
import { type Item, itemFiles, itemPointer } from './items.ts';
import { isPointerWithin } from './json/json-pointer.ts';
import type { ItemKind } from './kind.ts';
import { kindsCalled, referenceName } from './kind-table.ts';
import { placeholdersIn } from './named-facts/placeholders.ts';
import { pageOfItem, routeTable } from './page-list.ts';
import { departmentKinds } from './pages.ts';
import type { Place, ValuePlace } from './place.ts';
import { asObject, asText } from './unknown-value.ts';
import { assetReferences } from './views/asset-references.ts';
import { namedFigures } from './views/figures.ts';
import { linkTargets } from './views/links.ts';
import { allValues, valuesOfFormat } from './views/values.ts';

/** Who refers to an item, and where the item itself is. */
interface ItemReferences {
  places: Place[];
  /** The item's own files, or the places of its entries in the files of its kind. */
  own: Place[];
}

/**
 * Finds every place that refers to an item of any kind, by its id or by a link to its page or its file: `person/koval-olena`,
 * `news/new-furnace`, `unit/pig-iron`, `document/charter`, by a fact of it that a text names, or by a route; and every place that names a picture or a document:
 * `images/news/hall.svg`, `files/charter.pdf`.
 */
export function referencesTo(tree: ContentTree, item: string): ItemReferences {
  const slash = item.indexOf('/');
  const [name, id] = [item.slice(0, slash), item.slice(slash + 1)];
  if (name === 'images' || name === 'files') return assetReferencesTo(tree, name, id);
  const kinds = kindsCalled(name);
  const names = [...new Set(kinds.map(referenceName))];
  const paths = new Set(kinds.map((kind) => pageOfItem(tree, kind, id)?.path));
  const byId = names.flatMap((each) => valuesOfFormat(tree, `${each}-id`)).filter(({ value }) => value === id);
  const links = linkTargets(tree).filter(({ target }) => target.to === 'page' && paths.has(target.path));
  const files = kinds.flatMap((kind) => itemFiles(tree, kind));
  const own = files.flatMap(({ items }) => items.filter((item) => item.id === id));
  return {
    places: [
      ...linksToFiles(tree, own),
      ...byId.map(({ file, pointer }) => ({ file, pointer })),
      ...links.map(({ link }) => link),
      ...kinds.flatMap((kind) => routesTo(tree, kind, id)),
      ...names.flatMap((each) => namedIn(tree, each === 'fact' ? id : `${each}/${id}/`)),
      ...(name === 'figure' ? figuresNamed(tree, id) : []),
    ],
    own: own.map(ownPlace),
  };
}

/** Where other items and texts name the documents of an item: a PDF is linked by its address. */
function linksToFiles(tree: ContentTree, own: readonly Item[]): Place[] {
  const isOwn = ({ file, pointer }: ValuePlace) =>
    own.some((item) => item.file === file && isPointerWithin(pointer, itemPointer(item)));
  const files = new Set(valuesOfFormat(tree, 'file').flatMap((value) => (isOwn(value) ? [value.value] : [])));
  return assetReferences(tree).flatMap(({ folder, path, place }) =>
    folder === 'files' && files.has(path) && !isOwn(place) ? [place] : [],
  );
}

/** The routes that show one item. */
function routesTo(tree: ContentTree, { items }: ItemKind, id: string): ValuePlace[] {
  const file = tree.file('routes-data');
  const names = items.collections?.map(({ name }) => name) ?? [];
  return routeTable(tree).flatMap(({ collection, item }, index) => {
    return file && item === id && names.includes(String(collection))
      ? [{ file, pointer: `/routes/${index}/item` }]
      : [];
  });
}

/** Where texts name a fact, or one of an item. */
function namedIn(tree: ContentTree, start: string): Place[] {
  return namedFacts(tree)
    .filter(({ name }) => (start.endsWith('/') ? name.startsWith(start) : name === start))
    .map(({ place }) => place);
}

/** Every fact that a text names. */
const namedFacts = oncePer((tree: ContentTree): { name: string; place: ValuePlace }[] =>
  allValues(tree).flatMap(({ file, pointer, value, isProse }) =>
    isProse ? placeholdersIn(value).map(({ name, from, to }) => ({ name, place: { file, pointer, from, to } })) : [],
  ),
);

/** Where texts show a figure, or refer to it. */
function figuresNamed(tree: ContentTree, id: string): ValuePlace[] {
  return namedFigures(tree)
    .filter((named) => named.id === id)
    .map(({ text: { file, pointer }, from, to }) => ({ file, pointer, from, to }));
}

function ownPlace(item: Item): Place {
  const { file, pointer, isKey } = item;
  if (pointer === '') return { path: file.path };
  if (isKey) return { file, pointer, part: 'key' };
  return { file, pointer: itemPointer(item), part: 'start' };
}

function assetReferencesTo(tree: ContentTree, folder: 'images' | 'files', path: string): ItemReferences {
  const named = assetReferences(tree).filter((asset) => asset.folder === folder && asset.path === path);
  const exists = (folder === 'images' ? tree.images : tree.documents).includes(path);
  return { places: named.map(({ place }) => place), own: exists ? [{ path: `${folder}/${path}` }] : [] };
}

/** Something that has no file or entry of its own, but a name under its id in a map of texts. */
interface NamedInTexts {
  kind: string;
  texts: string;
  map: string[];
  isOptional?: true;
  /** The ids of all, where some may have no name. */
  ids?: (tree: ContentTree) => readonly string[];
}

/** Names in texts. */
export const namedInTexts: readonly NamedInTexts[] = [
  { kind: 'course', texts: 'schedule-texts', map: ['courses'] },
  { kind: 'year-event', texts: 'schedule-texts', map: ['year', 'names'], isOptional: true },
  { kind: 'department-kind', texts: 'departments-texts', map: ['kinds'], ids: departmentKinds },
  { kind: 'specialty', texts: 'defence-labels-texts', map: ['specialties'] },
  { kind: 'campus-name', texts: 'campus-texts', map: ['names'], isOptional: true },
  { kind: 'phase', texts: 'home-texts', map: ['phases'], isOptional: true },
];

/** The names by id in a map of a kind of texts, of one language or of all; nothing stands for what has more than a name. */
export function textsNaming(
  tree: ContentTree,
  texts: string,
  map: readonly string[],
  language?: LanguageCode,
): Map<string, string | undefined> {
  const maps = tree
    .filesOf(texts, language)
    .map(({ value }) => map.reduce((object, key) => asObject(object[key]), asObject(value)));
  return new Map(maps.flatMap((names) => Object.entries(names).map(([id, name]) => [id, asText(name)] as const)));
}
