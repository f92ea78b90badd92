import type { ContentTree } from '../content/content-tree.ts';
import { isPointerWithin } from '../content/json/json-pointer.ts';
import { type Place, pathOfPlace } from '../content/place.ts';
import { referencesTo } from '../content/references-to.ts';

/** Where an item of a kind has its facts and texts, if nothing else refers to it; nowhere otherwise. */
export function unusedItem(tree: ContentTree, kind: string, id: string): readonly Place[] {
  const { places, own } = referencesTo(tree, `${kind}/${id}`);
  return places.every((place) => own.some((each) => isWithin(place, each))) ? own : [];
}

function isWithin(place: Place, whole: Place): boolean {
  if (pathOfPlace(place) !== pathOfPlace(whole)) return false;
  if (!('pointer' in whole)) return true;
  return 'pointer' in place && isPointerWithin(place.pointer, whole.pointer);
}
