import type { ContentFile } from '../../../content/content-tree.ts';
import { parentPointer, pointerParts, valueAt } from '../../../content/json/json-pointer.ts';
import { schemaAt } from '../../../content/schema/schema-at.ts';

/**
 * Which of some values a file may lose by its schema: optional fields, and entries of lists that keep enough of them. Of an
 * optional list that would lose all entries, the list itself may go.
 * @returns for each such pointer the one of what goes
 */
export function dispensablePointers(file: ContentFile, pointers: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const around of new Set(pointers.map(parentPointer))) {
    const own = [...new Set(pointers.filter((pointer) => parentPointer(pointer) === around))];
    const value = valueAt(file.value, around);
    if (!Array.isArray(value)) {
      for (const pointer of own) if (isOptional(file, pointer)) found.set(pointer, pointer);
      continue;
    }
    const isAll = own.length === value.length;
    const least = schemaAt(file, around)?.minItems ?? 0;
    if (isAll && isOptional(file, around)) for (const pointer of own) found.set(pointer, around);
    else if (value.length - own.length >= least) for (const pointer of own) found.set(pointer, pointer);
  }
  return found;
}

/** Whether an object may be without a key. */
function isOptional(file: ContentFile, pointer: string): boolean {
  const key = pointerParts(pointer).at(-1) ?? '';
  const schema = schemaAt(file, parentPointer(pointer));
  return schema?.properties?.[key] !== undefined && !schema.required?.includes(key);
}
