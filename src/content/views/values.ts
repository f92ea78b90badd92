import { oncePer } from '../../cache/once-per.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import type { ValuePlace } from '../place.ts';
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

const prosePointers = oncePer((tree: ContentTree): ReadonlyMap<ContentFile, ReadonlySet<string>> => {
  const found = new Map<ContentFile, Set<string>>();
  for (const { file, pointer, isProse } of allValues(tree)) {
    if (!isProse) continue;
    const pointers = found.get(file);
    if (pointers) pointers.add(pointer);
    else found.set(file, new Set([pointer]));
  }
  return found;
});

/** Whether visitors read a value as words. */
export function isProse(tree: ContentTree, { file, pointer }: ValuePlace): boolean {
  return prosePointers(tree).get(file)?.has(pointer) ?? false;
}
