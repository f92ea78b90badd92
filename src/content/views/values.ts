import { oncePer } from '../../cache/once-per.ts';
import type { ContentTree } from '../content-tree.ts';
import { placeKey, type ValuePlace } from '../place.ts';
import { type TypedValue, typedValues } from '../schema/typed-values.ts';

/** Every text of every file that its schema knows. */
export const allValues = oncePer((tree: ContentTree): TypedValue[] => tree.files.flatMap(typedValues));

const byFormat = oncePer((tree: ContentTree): ReadonlyMap<string, TypedValue[]> => {
  const groups = new Map<string, TypedValue[]>();
  for (const value of allValues(tree)) {
    if (!value.format) continue;
    const group = groups.get(value.format);
    if (group) group.push(value);
    else groups.set(value.format, [value]);
  }
  return groups;
});

/** The values of one format of the model: `markdown`, `date-text`, `person-id` … */
export function valuesOfFormat(tree: ContentTree, format: string): readonly TypedValue[] {
  return byFormat(tree).get(format) ?? [];
}

const proseKeys = oncePer(
  (tree: ContentTree) => new Set(allValues(tree).flatMap((value) => (value.isProse ? [placeKey(value)] : []))),
);

/** Whether visitors read a value as words. */
export function isProse(tree: ContentTree, place: ValuePlace): boolean {
  return proseKeys(tree).has(placeKey(place));
}
