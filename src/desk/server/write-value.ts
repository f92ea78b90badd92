import { isDeepStrictEqual } from 'node:util';
import { formatJson } from '../../check/fix/format-json.ts';
import { JsonDocument } from '../../content/json/json-document.ts';
import type { JsonNode } from '../../content/json/json-node.ts';
import { pointerParts } from '../../content/json/json-pointer.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import { isObject } from '../../content/unknown-value.ts';
import { type TextEdit, withEdits } from './renaming/text-edits.ts';

/**
 * Writes a value into a file's text and leaves every character as it is that does not have to change. New keys stand where the
 * schema has them, if all other keys do.
 * @param kindName the kind of the file, which is that of its schema
 * @throws when the text is no valid JSON or has nothing at the pointer
 */
export function writeValue(text: string, kindName: string, pointer: string, value: unknown): string {
  const document = parsed(text);
  const { text: source, mark } = document.source;
  const node = nodeAt(document.root, pointer);
  if (!document.parses || !node) throw new Error(`There is no value at ${pointer}.`);
  const lineEnd = source.includes('\r\n') ? '\r\n' : '\n';
  const edits = changes(node, value, source, pointerParts(pointer).length, lineEnd);
  const written = withEdits({ document }, edits);
  const hadOrder = formatJson(document, kindName) === source;
  return hadOrder ? mark + formatJson(parsed(written), kindName) : written;
}

/** The edits that make a value of another, as small as they can be, from the first to the last. */
function changes(node: JsonNode, value: unknown, source: string, depth: number, lineEnd: string): TextEdit[] {
  if (isDeepStrictEqual(node.value, value)) return [];
  const further = (child: JsonNode, own: unknown) => changes(child, own, source, depth + 1, lineEnd);
  if (node.members && isObject(value)) {
    const { members } = node;
    const isSame = members.length === Object.keys(value).length && members.every(({ key }) => key in value);
    if (isSame) return members.flatMap(({ key, node: child }) => further(child, value[key]));
  }
  if (node.items && Array.isArray(value) && node.items.length === value.length) {
    return node.items.flatMap((child, index) => further(child, value[index]));
  }
  const { start, end } = node;
  return [{ start, end, text: print(value, node, source, depth, lineEnd) }];
}

/** Prints a value; what an old one has, too, stays as it was written. */
function print(value: unknown, old: JsonNode | undefined, source: string, depth: number, lineEnd: string): string {
  if (old && isDeepStrictEqual(old.value, value)) return source.slice(old.start, old.end);
  const further = (own: unknown, child?: JsonNode) => print(own, child, source, depth + 1, lineEnd);
  if (Array.isArray(value)) {
    const same = (own: unknown) => old?.items?.find((item) => isDeepStrictEqual(item.value, own));
    return list(
      '[]',
      value.map((own) => further(own, same(own))),
    );
  }
  if (!isObject(value)) return JSON.stringify(value);
  const before = (old?.members ?? []).filter(({ key }) => key in value);
  const keys = [...new Set([...before.map(({ key }) => key), ...Object.keys(value)])];
  const member = (key: string) => before.findLast((each) => each.key === key);
  return list(
    '{}',
    keys.map((key) => `${JSON.stringify(key)}: ${further(value[key], member(key)?.node)}`),
  );

  function list(brackets: string, parts: string[]): string {
    if (parts.length === 0) return brackets;
    const indent = lineEnd + '  '.repeat(depth);
    return `${brackets[0]}${parts.map((part) => `${indent}  ${part}`).join(',')}${indent}${brackets[1]}`;
  }
}

function nodeAt(root: JsonNode | undefined, pointer: string): JsonNode | undefined {
  return pointerParts(pointer).reduce<JsonNode | undefined>(
    (node, part) => node?.items?.[Number(part)] ?? node?.members?.findLast(({ key }) => key === part)?.node,
    root,
  );
}

function parsed(text: string): JsonDocument {
  return new JsonDocument(new SourceFile('', text));
}
