import { stablePointer } from '../../../check/translations.ts';
import type { ContentTree } from '../../../content/content-tree.ts';
import { exceptionsKey } from '../../../content/exceptions-key.ts';
import { type Item, itemsOfKind, translatedTexts } from '../../../content/items.ts';
import { isPointerWithin, joinPointer } from '../../../content/json/json-pointer.ts';
import { collectionNamed, itemKinds } from '../../../content/kind-table.ts';
import { routeTable } from '../../../content/page-list.ts';
import type { ValuePlace } from '../../../content/place.ts';
import { asList, asObject, asText } from '../../../content/unknown-value.ts';
import type { IndependentThing } from '../independent-thing.ts';

/** The texts of entries whose id is a reference to the thing: of a member of the directorate, of whom the council names the person. */
export function dependentTexts(tree: ContentTree, id: string, references: readonly ValuePlace[]): Item[] {
  const isReference = ({ file, pointer }: ValuePlace) =>
    references.some((place) => place.file === file && place.pointer === pointer);
  return itemKinds
    .filter((kind) => itemsOfKind(tree, kind).some((item) => item.id === id && isReference(item)))
    .flatMap((kind) => translatedTexts(tree, kind).flatMap(({ items }) => items.filter((item) => item.id === id)));
}

/** Where the table of routes names the namespace of the thing, if that is its id. */
export function namespacePlaces(tree: ContentTree, { kind, id }: IndependentThing): ValuePlace[] {
  const file = tree.file('routes-data');
  if (!file || kind.items.namespace !== null) return [];
  return routeTable(tree).flatMap(({ collection, item, namespaces }, index) => {
    if (item !== id || collectionNamed(asText(collection))?.kind !== kind) return [];
    return asList(namespaces).flatMap((name, at) =>
      name === id ? [{ file, pointer: `/routes/${index}/namespaces/${at}` }] : [],
    );
  });
}

/** Where exceptions from rules name a value of the thing. */
export function exceptionPlaces({ parts }: IndependentThing): ValuePlace[] {
  return parts.flatMap(({ file, pointer }) => {
    const name = pointer && stablePointer({ file, pointer });
    return asList(asObject(file.value)[exceptionsKey]).flatMap((exception, index) => {
      const at = asText(asObject(exception).at);
      const isOwn = name && at !== undefined && isPointerWithin(at, name);
      return isOwn ? [{ file, pointer: `${joinPointer(`/${exceptionsKey}`, index)}/at` }] : [];
    });
  });
}
