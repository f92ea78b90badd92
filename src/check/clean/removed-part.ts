import type { ContentFile, ContentTree } from '../../content/content-tree.ts';
import { isPointerWithin, pointerParts } from '../../content/json/json-pointer.ts';
import { type Place, pathOfPlace } from '../../content/place.ts';
import { stablePointer } from '../translations.ts';

/** A file, or a value of one, that is to go. */
export interface RemovedPart {
  /** Below the content folder. */
  path: string;
  /** The pointer of the value; empty for a file as a whole. */
  pointer: string;
  /** The file as it is before the value goes; undefined for pictures and documents. */
  file?: ContentFile | undefined;
  /** What editors know it by: the pointer with ids in place of numbers. */
  name: string;
}

/** What is to go at the places that rules name. */
export function removedParts(tree: ContentTree, places: readonly Place[]): RemovedPart[] {
  return places.map((place) => {
    const path = pathOfPlace(place);
    const file = 'file' in place ? place.file : tree.files.find((each) => each.path === path);
    const pointer = 'pointer' in place ? place.pointer : '';
    return { path, pointer, file, name: file && pointer ? stablePointer({ file, pointer }) : '' };
  });
}

/** Whether a part is all of another one or within it. */
export function isWithin(part: RemovedPart, whole: RemovedPart): boolean {
  return part.path === whole.path && isPointerWithin(part.pointer, whole.pointer);
}

/** The id of an entry, the key of a word; of an entry without an id, its place. */
export function idOf({ name }: RemovedPart): string {
  const id = pointerParts(name).at(-1) ?? '';
  return /^\d+$/.test(id) ? name.slice(1) : id;
}
