import type { JsonDocument } from './json-document.ts';
import type { JsonNode } from './json-node.ts';
import { joinPointer } from './json-pointer.ts';

/** A member of an object or an item of a list, from its key on. */
interface Part {
  pointer: string;
  start: number;
  node: JsonNode;
}

/**
 * Takes members of objects and items of lists out of a file's text, and leaves every other character as it is. An object or
 * list that loses all it has stays, empty.
 */
export function removeValues({ source, root }: JsonDocument, pointers: ReadonlySet<string>): string {
  let kept = '';
  let at = 0;
  if (root) cutWithin(root, '');
  return kept + source.text.slice(at);

  function cutWithin(node: JsonNode, pointer: string): void {
    const parts = partsOf(node, pointer);
    const lastKept = parts.findLastIndex((part) => !pointers.has(part.pointer));
    for (const [index, part] of parts.slice(0, lastKept + 1).entries()) {
      if (pointers.has(part.pointer)) cut(part.start, parts[index + 1]?.start ?? part.node.end);
      else cutWithin(part.node, part.pointer);
    }
    if (lastKept === parts.length - 1) return;
    // No comma may follow the last one that stays.
    if (lastKept >= 0) cut(parts[lastKept]?.node.end ?? 0, parts.at(-1)?.node.end ?? 0);
    else cut(node.start + 1, node.end - 1);
  }

  function cut(start: number, end: number): void {
    kept += source.text.slice(at, start);
    at = end;
  }
}

function partsOf({ members, items }: JsonNode, pointer: string): Part[] {
  if (items) return items.map((node, index) => ({ pointer: joinPointer(pointer, index), start: node.start, node }));
  return (members ?? []).map(({ key, keyStart, node }) => ({
    pointer: joinPointer(pointer, key),
    start: keyStart,
    node,
  }));
}
