import { type ContentFile, type ContentTree, filesByPath } from '../../content/content-tree.ts';
import { editedText, removeValues } from '../../content/edit.ts';
import { exceptionsKey } from '../../content/field-words.ts';
import { isPointerWithin, pointerParts } from '../../content/json/json-pointer.ts';
import { type Place, pathOfPlace } from '../../content/place.ts';
import { forgetTexts } from '../../content/translation-record.ts';
import { asList, asObject } from '../../content/unknown-value.ts';
import { groupBy } from '../../lib/cache/once-per.ts';
import { stablePointer } from '../translations.ts';

/** A file, or a value of one, that is to go. */
export interface RemovedPart {
  /** Below the content folder. */
  path: string;
  /** The pointer of the value; empty for a file as a whole. */
  pointer: string;
  /** The file as it is before the value goes; undefined for pictures and documents. */
  file?: ContentFile | undefined;
  /** The name by which editors know it: the pointer with ids in place of numbers. */
  name: string;
}

/** The values that are to go at the places that rules name. */
export function removedParts(tree: ContentTree, places: readonly Place[]): RemovedPart[] {
  return places.map((place) => {
    const path = pathOfPlace(place);
    const file = 'file' in place ? place.file : filesByPath(tree).get(path);
    const pointer = 'pointer' in place ? place.pointer : '';
    return { path, pointer, file, name: file && pointer ? stablePointer({ file, pointer }) : '' };
  });
}

/** True if a part is all of another one or within it. */
export function isWithin(part: RemovedPart, whole: RemovedPart): boolean {
  return part.path === whole.path && isPointerWithin(part.pointer, whole.pointer);
}

/** The id of an entry, the key of a word; of an entry without an id, its place. */
export function idOf({ name }: RemovedPart): string {
  const id = pointerParts(name).at(-1) ?? '';
  return /^\d+$/.test(id) ? name.slice(1) : id;
}

/** The new texts of files, by path; undefined for those that go. */
export type TextChanges = Map<string, string | undefined>;

/**
 * Takes parts out of the texts of files, and what is recorded of their translations.
 * @param changes gets the new texts; what it says of the records already counts
 * @param textOf the text of a file as it was read; an empty text where there is none
 */
export function removeParts(
  changes: TextChanges,
  parts: readonly RemovedPart[],
  textOf: (path: string) => string,
): void {
  for (const [path, group] of groupBy(parts, ({ path }) => path)) {
    const file = group[0]?.file;
    if (group.some(({ pointer }) => pointer === '')) changes.set(path, undefined);
    else if (file) changes.set(path, textWithout(file, group));
    const names = group.map(({ name }) => name);
    forgetTexts(changes, path, names, textOf);
  }
}

/** The parts that do not go with another one. */
export function withoutRepeated(parts: readonly RemovedPart[]): RemovedPart[] {
  return parts.filter(
    (part, at) =>
      !parts.some((other, index) => isWithin(part, other) && (index < at || other.pointer !== part.pointer)),
  );
}

function textWithout({ document }: ContentFile, parts: readonly RemovedPart[]): string {
  const pointers = new Set(parts.map(({ pointer }) => pointer));
  const exceptions = asList(asObject(document.value)[exceptionsKey]);
  const list = `/${exceptionsKey}`;
  // A list of exceptions may not be empty.
  if (exceptions.length > 0 && exceptions.every((_, index) => pointers.has(`${list}/${index}`))) pointers.add(list);
  return editedText(document, removeValues(document, pointers));
}
