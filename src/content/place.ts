import type { ContentFile } from './content-tree.ts';
import type { Range } from './json/json-document.ts';
import { isPointerWithin } from './json/json-pointer.ts';

/** A place in the content. */
export type Place =
  /** A file as a whole, one that may not even exist. */
  | { path: string }
  /** A value: all of it, its key, its opening bracket, or part of its text. */
  | ValuePlace
  /** A part of the text, by offsets. */
  | { file: ContentFile; range: Range };

/** A value of a file, named by its JSON pointer; `from` and `to` are offsets in its text. */
export interface ValuePlace {
  file: ContentFile;
  pointer: string;
  part?: 'value' | 'key' | 'start';
  from?: number;
  to?: number;
}

/** The path of the file that a place is in. */
export function pathOfPlace(place: Place): string {
  return 'path' in place ? place.path : place.file.path;
}

/** The value that a place is in, as a key for maps and sets. */
export function placeKey(place: Place): string {
  return `${pathOfPlace(place)} ${'pointer' in place ? place.pointer : ''}`;
}

/** True if a place is all of another one or within it. */
export function isPlaceWithin(place: Place, whole: Place): boolean {
  if (pathOfPlace(place) !== pathOfPlace(whole)) return false;
  if (!('pointer' in whole)) return true;
  return 'pointer' in place && isPointerWithin(place.pointer, whole.pointer);
}

/** Where a place begins and ends, in lines and columns from 1, these in UTF-16 units; a file as a whole at its beginning. */
export function positionOf(place: Place) {
  if ('path' in place) return { line: 1, column: 1, endLine: 1, endColumn: 1 };
  const { source } = place.file.document;
  const { start, end } = rangeOf(place);
  const from = source.positionAt(start);
  const to = source.positionAt(end);
  return { ...from, endLine: to.line, endColumn: to.column };
}

/** The offsets of a place in its file. */
export function rangeOf(place: Exclude<Place, { path: string }>): Range {
  if ('range' in place) return place.range;
  const { document } = place.file;
  if (place.from !== undefined && place.to !== undefined) {
    return document.locateWithin(place.pointer, place.from, place.to);
  }
  if (place.part === 'key') return document.locateKey(place.pointer);
  if (place.part === 'start') return document.locateStart(place.pointer);
  return document.locate(place.pointer);
}
