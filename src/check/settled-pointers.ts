import { oncePer } from '../cache/once-per.ts';
import type { ContentTree } from '../content/content-tree.ts';
import { parentPointer } from '../content/json/json-pointer.ts';
import { type Place, pathOfPlace } from '../content/place.ts';
import { schemaErrors } from './rules/schema/schema-errors.ts';

/** The JSON pointers, by file path, that have a schema error: other rules leave them alone. */
export const settledPointers = oncePer((tree: ContentTree): ReadonlyMap<string, ReadonlySet<string>> => {
  const entries = tree.files.map((file): [string, Set<string>] => [
    file.path,
    new Set(schemaErrors(file).flatMap(({ settled }) => settled)),
  ]);
  return new Map(entries.filter(([, pointers]) => pointers.size > 0));
});

/** Whether the whole table of routes is known: without it any page would seem missing, and any link dead. */
export function areRoutesKnown(tree: ContentTree): boolean {
  const file = tree.file('routes-data');
  return file?.document.isSure === true && !settledPointers(tree).has(file.path);
}

/** Whether a place lies in a value that has a schema error. */
export function isSettled(tree: ContentTree, place: Place): boolean {
  if (!('pointer' in place)) return false;
  const pointers = settledPointers(tree).get(pathOfPlace(place));
  if (!pointers) return false;
  for (let { pointer } = place; pointer; pointer = parentPointer(pointer)) {
    if (pointers.has(pointer)) return true;
  }
  return false;
}
