import type { ContentFile } from '../../content/content-tree.ts';
import { editedText, removeValues } from '../../content/edit.ts';
import { exceptionsKey } from '../../content/exceptions-key.ts';
import { forgetTexts } from '../../content/translation-record.ts';
import { asList, asObject } from '../../content/unknown-value.ts';
import { groupBy } from '../../lib/cache/group-by.ts';
import { isWithin, type RemovedPart } from './removed-part.ts';

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

/** The text of a file without some of its values. */
function textWithout({ document }: ContentFile, parts: readonly RemovedPart[]): string {
  const pointers = new Set(parts.map(({ pointer }) => pointer));
  const exceptions = asList(asObject(document.value)[exceptionsKey]);
  const list = `/${exceptionsKey}`;
  // A list of exceptions may not be empty.
  if (exceptions.length > 0 && exceptions.every((_, index) => pointers.has(`${list}/${index}`))) pointers.add(list);
  return editedText(document, removeValues(document, pointers));
}
