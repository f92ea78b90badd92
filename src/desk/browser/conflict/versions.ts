import { isObject } from '../../../content/unknown-value.ts';

/** The values of a field in three versions: the one that the editor began with, theirs in the files, and the editor's own. */
export interface Versions {
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

/** Whether two values are the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]))
  );
}
