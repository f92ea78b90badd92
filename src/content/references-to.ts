import type { ContentTree } from './content-tree.ts';
import type { PagePath } from './page-paths.ts';
import { pagesByPath } from './page-paths.ts';
import type { Place } from './place.ts';
import { asList, asObject, asText } from './unknown-value.ts';
import { assetReferences } from './views/asset-references.ts';
import { linkTargets } from './views/links.ts';
import { valuesOfFormat } from './views/values.ts';

/** Who refers to an item, and which files are its own. */
export interface ItemReferences {
  places: Place[];
  /** The item's own files, or the places of its entries in the files of its kind. */
  own: Place[];
}

/** The collections of the route table in which a kind's items have their pages. */
const collections: Record<string, readonly string[]> = {
  news: ['news'],
  person: ['people'],
  unit: ['scientific-departments', 'technical-departments', 'laboratories'],
};
/** The content kinds whose files or entries are the items of a kind. */
const sources: Record<string, RegExp> = {
  news: /^news-(?:data|texts)$/,
  person: /^person-/,
  unit: /^(?:department|laboratory)-/,
  document: /^documents-/,
};

/**
 * Finds every place that refers to an item: `person/koval-olena`, `news/new-furnace`, `unit/pig-iron`,
 * `document/charter`, `images/news/hall.svg`, `files/charter.pdf`. Any other kind works as well when the model has a
 * format KIND-id for it.
 */
export function referencesTo(tree: ContentTree, item: string): ItemReferences {
  const slash = item.indexOf('/');
  const [kind, id] = [item.slice(0, slash), item.slice(slash + 1)];
  if (kind === 'images' || kind === 'files') {
    const named = assetReferences(tree).filter(({ folder, path }) => folder === kind && path === id);
    const places = named.map(
      ({ file, pointer, from, to }): Place =>
        from === undefined || to === undefined ? { file, pointer } : { file, pointer, from, to },
    );
    return { places, own: [{ path: item }] };
  }
  const paths = new Set(pagesOf(tree, kind, id).map(({ path }) => path));
  const byId = valuesOfFormat(tree, `${kind}-id`).filter(({ value }) => value === id);
  const links = linkTargets(tree).filter(({ target }) => target.to === 'page' && paths.has(target.path));
  return {
    places: [...byId.map(({ file, pointer }) => ({ file, pointer })), ...links.map(({ link }) => link)],
    own: ownPlaces(tree, kind, id),
  };
}

function pagesOf(tree: ContentTree, kind: string, id: string): PagePath[] {
  const routes = asList(asObject(tree.file('routes-data')?.value).routes).map(asObject);
  const wanted = new Set(
    routes.flatMap((route) => {
      const collection = asText(route.collection) ?? '';
      return (collections[kind] ?? [kind]).includes(collection) ? [asText(route.id)] : [];
    }),
  );
  return [...pagesByPath(tree).values()].filter(({ routeId, itemId }) => itemId === id && wanted.has(routeId));
}

function ownPlaces(tree: ContentTree, kind: string, id: string): Place[] {
  const pattern = sources[kind] ?? new RegExp(`^${kind}-`);
  return tree.files.flatMap((file): Place[] => {
    if (!pattern.test(file.kind.name)) return [];
    if (file.id === id) return [{ path: file.path }];
    return asList(asObject(file.value).items).flatMap((entry, at) =>
      asObject(entry).id === id ? [{ file, pointer: `/items/${at}`, part: 'start' as const }] : [],
    );
  });
}
