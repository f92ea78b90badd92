import { oncePer } from '../../cache/once-per.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import type { ValuePlace } from '../place.ts';
import { type TypedValue, typedValues } from '../schema/typed-values.ts';

/** Every text of every file that its schema knows. */
export const allValues = oncePer((tree: ContentTree): TypedValue[] => tree.files.flatMap(typedValues));

const byFormat = oncePer((file: ContentFile): ReadonlyMap<string, TypedValue[]> => {
  const groups = new Map<string, TypedValue[]>();
  for (const value of typedValues(file)) {
    if (!value.format) continue;
    const group = groups.get(value.format);
    if (group) group.push(value);
    else groups.set(value.format, [value]);
  }
  return groups;
});

/** The values of one format in a file. */
export function valuesOfFormatIn(file: ContentFile, format: string): readonly TypedValue[] {
  return byFormat(file).get(format) ?? [];
}

/** The values of one format of the model: `markdown`, `date-text`, `person-id` … */
export function valuesOfFormat(tree: ContentTree, format: string): readonly TypedValue[] {
  return tree.files.flatMap((file) => valuesOfFormatIn(file, format));
}

const markedProse = oncePer((file: ContentFile): TypedValue[] =>
  typedValues(file).filter(({ isProse, value }) => isProse && /[@{]|\+\d|\(0/.test(value)),
);

/** The words for visitors that may have an address, a telephone number or the name of a fact among them: few of an archive. */
export const proseWithMarks = oncePer((tree: ContentTree): TypedValue[] => tree.files.flatMap(markedProse));

const prosePointers = oncePer(
  (file: ContentFile): ReadonlySet<string> =>
    new Set(typedValues(file).flatMap(({ pointer, isProse }) => (isProse ? [pointer] : []))),
);

/** Whether visitors read a value as words. */
export function isProse({ file, pointer }: Pick<ValuePlace, 'file' | 'pointer'>): boolean {
  return prosePointers(file).has(pointer);
}
