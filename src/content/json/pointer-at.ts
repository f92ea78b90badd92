import type { JsonDocument } from './json-document.ts';
import { joinPointer } from './json-pointer.ts';

/** The pointer of the innermost value at an offset of a file; within a key, that of its value. */
export function pointerAt({ root }: JsonDocument, offset: number): string {
  let [node, pointer] = [root, ''];
  while (node) {
    const index = node.items?.findIndex(({ start, end }) => start <= offset && offset < end) ?? -1;
    // The last one counts of members with the same key, as everywhere.
    const member = node.members?.findLast(({ keyStart, node: { end } }) => keyStart <= offset && offset < end);
    if (index >= 0) pointer = joinPointer(pointer, index);
    else if (member) pointer = joinPointer(pointer, member.key);
    node = node.items?.[index] ?? member?.node;
  }
  return pointer;
}
