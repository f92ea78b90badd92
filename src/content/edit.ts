import { isDeepStrictEqual } from 'node:util';
import type { JsonDocument, Range } from './json/json-document.ts';
import type { JsonNode } from './json/json-node.ts';
import { joinPointer, parentPointer, pointerParts } from './json/json-pointer.ts';
import type { ValuePlace } from './place.ts';
import { asObject, asText, isObject } from './unknown-value.ts';

/**
 * Changes of a JSON text in place: a change of a value, named by its pointer, is made into edits by offsets, and what no edit
 * names keeps every byte. Offsets are those of the text without its byte order mark.
 */

/** Part of a text and what stands in its place. */
export interface TextEdit extends Range {
  text: string;
}

/** A text with edits, in whatever order. @throws when one edit changes what another one does */
export function withEdits(text: string, edits: readonly TextEdit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, text: put } of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < at) throw new Error(`Two edits change the character at ${start}.`);
    parts.push(text.slice(at, start), put);
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** The text of a file with edits. */
export function editedText({ source }: JsonDocument, edits: readonly TextEdit[]): string {
  return source.mark + withEdits(source.text, edits);
}

/**
 * Sets a text, or a part of one by its offsets. Of its literal only the characters that differ are written again: escape
 * sequences before and after them stay.
 * @throws when there is no text at the pointer
 */
export function setText(
  document: JsonDocument,
  { pointer, from = 0, to }: Pick<ValuePlace, 'pointer' | 'from' | 'to'>,
  text: string,
): TextEdit {
  const value = asText(document.nodeAt(pointer)?.value);
  if (value === undefined) throw new Error(`There is no text at ${pointer}.`);
  const before = value.slice(from, to);
  const start = sameAtStart(before, text);
  const end = sameAtEnd(before.slice(start), text.slice(start));
  return {
    ...document.locateWithin(pointer, from + start, from + before.length - end),
    text: JSON.stringify(text.slice(start, text.length - end)).slice(1, -1),
  };
}

/**
 * Sets a value. What the old one has, too, stays as it was written; new keys come last.
 * @returns edits that are as small as they can be
 * @throws when there is nothing at the pointer
 */
export function setValue(document: JsonDocument, pointer: string, value: unknown): TextEdit[] {
  const node = document.nodeAt(pointer);
  if (!node) throw new Error(`There is no value at ${pointer}.`);
  return changes(node, value, document.source.text, indentAt(document, pointer));
}

/**
 * Inserts a value, in lines of its own.
 * @param pointer the one that the value gets: the index in a list, `-` for its end; or a key, which comes last
 * @throws when there is no list or object around it, or the object has the key already
 */
export function insertValue(document: JsonDocument, pointer: string, value: unknown): TextEdit {
  const around = document.nodeAt(parentPointer(pointer));
  const name = pointerParts(pointer).at(-1) ?? '';
  if (!around?.items && (!around?.members || document.nodeAt(pointer))) {
    throw new Error(`There is no place for a new value at ${pointer}.`);
  }
  const indent = indentAt(document, pointer);
  const printed = (around.members ? `${JSON.stringify(name)}: ` : '') + print(value, undefined, '', indent);
  const next = around.items?.[Number(name)];
  if (next) return { start: next.start, end: next.start, text: `${printed},${indent}` };
  const last = partsOf(around).at(-1)?.node;
  if (last) return { start: last.end, end: last.end, text: `,${indent}${printed}` };
  return { start: around.start + 1, end: around.end - 1, text: indent + printed + indent.slice(0, -2) };
}

/** Removes members of objects and items of lists. An object or list that loses all it has stays, empty. */
export function removeValues({ root }: JsonDocument, pointers: ReadonlySet<string>): TextEdit[] {
  const edits: TextEdit[] = [];
  if (root) cutWithin(root, '');
  return edits;

  function cutWithin(node: JsonNode, pointer: string): void {
    const parts = partsOf(node).map((part) => ({ ...part, pointer: joinPointer(pointer, part.name) }));
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
    edits.push({ start, end, text: '' });
  }
}

/** A member of an object or an item of a list, from its key on. */
interface Part {
  name: string | number;
  start: number;
  node: JsonNode;
}

function partsOf({ members = [], items }: JsonNode): Part[] {
  return items
    ? items.map((node, name) => ({ name, start: node.start, node }))
    : members.map(({ key, keyStart, node }) => ({ name: key, start: keyStart, node }));
}

/** A line break as the file has it, and the indentation of the value at a pointer. */
function indentAt({ source }: JsonDocument, pointer: string): string {
  return (source.text.includes('\r\n') ? '\r\n' : '\n') + '  '.repeat(pointerParts(pointer).length);
}

/** The edits that make another value of a node, from the first to the last. */
function changes(node: JsonNode, value: unknown, source: string, indent: string): TextEdit[] {
  if (isDeepStrictEqual(node.value, value)) return [];
  const further = (child: JsonNode, own: unknown) => changes(child, own, source, `${indent}  `);
  if (node.members && isObject(value)) {
    const { members } = node;
    const keys = new Set(members.map(({ key }) => key));
    // A key that stands twice must not hide a new one.
    const isSame = members.length === Object.keys(value).length && Object.keys(value).every((key) => keys.has(key));
    if (isSame) return members.flatMap(({ key, node: child }) => further(child, value[key]));
  }
  if (node.items && Array.isArray(value) && node.items.length === value.length) {
    return node.items.flatMap((child, index) => further(child, value[index]));
  }
  return [{ start: node.start, end: node.end, text: print(value, node, source, indent) }];
}

/** Prints a value; what an old one has, too, is taken from the source. */
function print(value: unknown, old: JsonNode | undefined, source: string, indent: string): string {
  if (old && isDeepStrictEqual(old.value, value)) return source.slice(old.start, old.end);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const items = old?.items ?? [];
    // An entry that has changed is known by its id.
    const same = (own: unknown) =>
      items.find((item) => isDeepStrictEqual(item.value, own)) ??
      (isObject(own) && own.id !== undefined ? items.find(({ value }) => asObject(value).id === own.id) : undefined);
    return list(
      '[]',
      value.map((own) => print(own, same(own), source, inner)),
    );
  }
  if (!isObject(value)) return JSON.stringify(value);
  const before = (old?.members ?? []).filter(({ key }) => Object.hasOwn(value, key));
  const keys = [...new Set([...before.map(({ key }) => key), ...Object.keys(value)])];
  const member = (key: string) => before.findLast((each) => each.key === key)?.node;
  return list(
    '{}',
    keys
      .filter((key) => value[key] !== undefined)
      .map((key) => `${JSON.stringify(key)}: ${print(value[key], member(key), source, inner)}`),
  );

  function list(brackets: string, parts: string[]): string {
    if (parts.length === 0) return brackets;
    return `${brackets[0]}${parts.map((part) => inner + part).join(',')}${indent}${brackets[1]}`;
  }
}

/** The number of characters two texts begin with in common; a character of two code units counts as a whole. */
function sameAtStart(one: string, other: string): number {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count++;
  return /[\ud800-\udbff]/.test(one.charAt(count - 1)) ? count - 1 : count;
}

/** The number of they end with. */
function sameAtEnd(one: string, other: string): number {
  let count = 0;
  while (count < Math.min(one.length, other.length) && one.at(-1 - count) === other.at(-1 - count)) count++;
  return /[\udc00-\udfff]/.test(one.charAt(one.length - count)) ? count - 1 : count;
}
