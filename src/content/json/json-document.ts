import { oncePer } from '../../lib/cache/once-per.ts';
import type { JsonMember, JsonNode, JsonSyntaxError, JsonSyntaxErrorKind } from './json-node.ts';
import { parseJson } from './json-parser.ts';
import { joinPointer, pointerParts } from './json-pointer.ts';
import type { SourceFile } from './source-file.ts';

/** Errors after which keys may belong to another object than the editor meant. */
const shifting: ReadonlySet<JsonSyntaxErrorKind> = new Set<JsonSyntaxErrorKind>([
  'empty',
  'html',
  'rtf',
  'bracket-missing',
  'bracket-extra',
  'colon-missing',
  'key-missing',
  'value-missing',
  'quote-missing',
  'text-after-end',
  'too-deep',
]);

/** The members of an object; of a duplicate key the last one. */
const membersByKey = oncePer((node: JsonNode) => new Map(node.members?.map((member) => [member.key, member])));

/** Part of a file's text, as offsets. */
export interface Range {
  start: number;
  end: number;
}

/** A JSON file: its value, its syntax errors, and the positions of its parts. */
export class JsonDocument {
  private parsedValue: { value: unknown } | undefined;
  private parsed: ReturnType<typeof parseJson> | undefined;

  /** @param state whether the file's encoding is invalid, or its text is known to be valid JSON */
  constructor(
    readonly source: SourceFile,
    private readonly state: 'unknown' | 'unreadable' | 'verified' = 'unknown',
  ) {}

  get syntaxErrors(): readonly JsonSyntaxError[] {
    return this.state === 'unknown' ? this.parse().errors : [];
  }

  get value(): unknown {
    this.parsedValue ??= { value: this.readValue() };
    return this.parsedValue.value;
  }

  /** Tells if the text is valid JSON. */
  get parses(): boolean {
    return this.state !== 'unreadable' && this.syntaxErrors.length === 0;
  }

  /** Tells if the value is what the editor meant: no syntax error has shifted one part into another. */
  get isSure(): boolean {
    return this.state !== 'unreadable' && !this.syntaxErrors.some(({ kind }) => shifting.has(kind));
  }

  /** The value at a JSON pointer with the places of its parts; undefined where there is none. */
  nodeAt(pointer: string): JsonNode | undefined {
    const { node, exact } = this.find(pointer);
    return exact ? node : undefined;
  }

  /** Where the value at a JSON pointer is; of a missing one, the nearest value around it. */
  locate(pointer: string): Range {
    const { node } = this.find(pointer);
    return { start: node?.start ?? 0, end: node?.end ?? 0 };
  }

  /** Tells if the text at a JSON pointer has a syntax error. */
  isBrokenText(pointer: string): boolean {
    const { node } = this.find(pointer);
    return node?.kind === 'string' && this.syntaxErrors.some(({ start }) => start >= node.start && start < node.end);
  }

  /** Where the key at the end of a JSON pointer is; an item of an array has none and is located itself. */
  locateKey(pointer: string): Range {
    const { node, member, exact } = this.find(pointer);
    if (exact && member) return keyRange(member);
    return { start: node?.start ?? 0, end: node?.end ?? 0 };
  }

  /** Where an object or array begins: its opening bracket. A long object would be no help as a whole. */
  locateStart(pointer: string): Range {
    const { start, end } = this.locate(pointer);
    return { start, end: Math.min(start + 1, end) };
  }

  /** Where part of a string is, given as offsets in the string's value. */
  locateWithin(pointer: string, from: number, to: number): Range {
    const { node } = this.find(pointer);
    if (node?.kind !== 'string') return this.locate(pointer);
    const raw = this.source.text.slice(node.start + 1, node.end - 1);
    if (!raw.includes('\\')) return { start: node.start + 1 + from, end: node.start + 1 + to };
    return { start: node.start + 1 + rawOffset(raw, from), end: node.start + 1 + rawOffset(raw, to) };
  }

  /** Finds the offset in a string's value of an offset of the file; undefined where that is not within the string. */
  offsetWithin(pointer: string, offset: number): number | undefined {
    const { node } = this.find(pointer);
    if (node?.kind !== 'string' || offset <= node.start || offset >= node.end) return undefined;
    const raw = this.source.text.slice(node.start + 1, offset);
    return raw.replace(/\\(?:u.{4}|.)/gs, ' ').length;
  }

  /** Every key that an object has more than once, where it is first and where again. */
  duplicateKeys() {
    return this.parse().duplicates.map(({ key, first, again }) => ({
      key,
      first: keyRange(first),
      again: keyRange(again),
    }));
  }

  private readValue(): unknown {
    if (this.state === 'unreadable') return undefined;
    // Many times faster than the parser that keeps positions.
    return this.state === 'verified' ? JSON.parse(this.source.text) : this.parse().root?.value;
  }

  /** The value with the places of its parts; undefined for an empty file. */
  get root(): JsonNode | undefined {
    return this.parse().root;
  }

  private parse(): ReturnType<typeof parseJson> {
    this.parsed ??= parseJson(this.source.text);
    return this.parsed;
  }

  private find(pointer: string): { node?: JsonNode; member?: JsonMember; exact: boolean } {
    let node = this.parse().root;
    let member: JsonMember | undefined;
    for (const part of pointerParts(pointer)) {
      const next: JsonNode | undefined = node?.items?.[Number(part)];
      const nextMember = node?.members && membersByKey(node).get(part);
      if (!next && !nextMember) return { node, member, exact: false };
      member = nextMember;
      node = next ?? nextMember?.node;
    }
    return { node, member, exact: true };
  }
}

function keyRange({ keyStart, keyEnd }: JsonMember): Range {
  return { start: keyStart, end: keyEnd };
}

/** The offset in a string's source that corresponds to an offset in its value. */
function rawOffset(raw: string, offset: number): number {
  let at = 0;
  for (let i = 0; i < offset && at < raw.length; i++) {
    if (raw[at] !== '\\') at++;
    else at += raw[at + 1] === 'u' ? 6 : 2;
  }
  return at;
}

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
