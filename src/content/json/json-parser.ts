import type { JsonMember, JsonNode, JsonSyntaxError } from './json-node.ts';
import { JsonScanner } from './json-scanner.ts';

const number = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
const words = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
]);
const wrongQuotes: Record<string, string> = { "'": "'", '“': '”', '”': '”', '„': '“', '«': '»', '‘': '’' };
/** Far more levels than any kind of content has. */
const mostLevels = 64;

/** Parses JSON, keeps positions and duplicate keys, and goes on after an error: the value is there as far as it could be read. */
export function parseJson(given: string) {
  const { text, conflicts } = withoutConflicts(given);
  const parser = new JsonParser(text);
  const root = parser.parse();
  return { root, errors: firstOfEachLine(text, [...conflicts, ...parser.errors]), duplicates: parser.duplicates };
}

class JsonParser extends JsonScanner {
  /** The keys that an object has more than once, each with the member that had it first. */
  readonly duplicates: { key: string; first: JsonMember; again: JsonMember }[] = [];
  /** The closing brackets that are still to come, the outermost first. */
  private readonly open: string[] = [];

  parse(): JsonNode | undefined {
    this.skip();
    if (this.at >= this.text.length) {
      this.report('empty', 0, 0);
      return undefined;
    }
    const other = /^(?:<[!?]?\w+|\{\\rtf)/.exec(this.text.slice(this.at, this.at + 40))?.[0];
    if (other) {
      this.report(other.startsWith('<') ? 'html' : 'rtf', this.at, this.at + other.length);
      return undefined;
    }
    const root = this.value();
    this.skip();
    if (this.at < this.text.length) {
      const kind = /[}\]]/.test(this.text[this.at] as string) ? 'bracket-extra' : 'text-after-end';
      this.report(kind, this.at, kind === 'bracket-extra' ? this.at + 1 : this.lineEnd(this.at));
    }
    return root;
  }

  private value(): JsonNode {
    const first = this.text[this.at];
    if ((first === '{' || first === '[') && this.open.length >= mostLevels) return this.tooDeep();
    if (first === '{') return this.object();
    if (first === '[') return this.array();
    if (first === '"') return this.stringNode();
    if (first !== undefined && first in wrongQuotes) return this.wronglyQuoted(wrongQuotes[first] as string);
    return this.word();
  }

  /** An object or list within too many others is not read: what goes through its levels would exhaust the stack. */
  private tooDeep(): JsonNode {
    const start = this.at;
    this.report('too-deep', start, start + 1);
    this.at = this.closingBracket(start);
    return { kind: 'other', start, end: this.at, value: undefined };
  }

  private stringNode(): JsonNode {
    const start = this.at;
    const { value, end } = this.string(start, false);
    this.at = end;
    return { kind: 'string', start, end, value };
  }

  private wronglyQuoted(close: string): JsonNode {
    const start = this.at;
    const lineEnd = this.lineEnd(start);
    let end = this.text.indexOf(close, start + 1);
    if (end < 0 || end > lineEnd) end = lineEnd - 1;
    this.report('quote-wrong', start, start + 1);
    this.at = end + 1;
    return { kind: 'string', start, end: this.at, value: this.text.slice(start + 1, end) };
  }

  /** Numbers, true, false, null, and whatever else is unquoted. */
  private word(): JsonNode {
    const start = this.at;
    const asInText = this.numberAsInText();
    if (asInText) return asInText;
    while (this.at < this.text.length && !/[\s,:{}[\]"]/.test(this.text[this.at] as string)) this.at++;
    const found = this.text.slice(start, this.at);
    const node: JsonNode = { kind: 'other', start, end: this.at, value: undefined };
    if (words.has(found)) node.value = words.get(found);
    else if (number.test(found)) {
      node.value = Number(found);
      // A number that would be read as infinite can be neither drawn nor written.
      if (!Number.isFinite(node.value)) this.report('number-too-large', start, this.at);
    } else if (found === '') this.report('value-missing', start, start);
    else {
      node.value = Number.isNaN(Number(found)) ? found : Number(found);
      this.report(/^[-+.\d]/.test(found) ? 'number-wrong' : 'word-unknown', start, this.at);
    }
    return node;
  }

  /** A number with a sign that texts have: spaces between thousands, or a decimal comma, after which an object would have a key. */
  private numberAsInText(): JsonNode | undefined {
    const start = this.at;
    const rest = this.text.slice(start, start + 40);
    const spaced = /^\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?=\s*[,}\]])/.exec(rest)?.[0];
    const withComma = this.open.at(-1) === '}' ? /^-?\d+,\d+(?=\s*[,}"])/.exec(rest)?.[0] : undefined;
    const found = spaced ?? withComma;
    if (!found) return undefined;
    this.at += found.length;
    this.report(spaced ? 'number-spaced' : 'number-comma', start, this.at);
    return { kind: 'other', start, end: this.at, value: Number(found.replace(',', '.').replace(/[^\d.-]/g, '')) };
  }

  private array(): JsonNode {
    const node: JsonNode = { kind: 'array', start: this.at, end: 0, value: undefined, items: [] };
    const items = node.items as JsonNode[];
    this.list(node, ']', () => {
      items.push(this.value());
    });
    node.value = items.map((item) => item.value);
    return node;
  }

  private object(): JsonNode {
    const node: JsonNode = { kind: 'object', start: this.at, end: 0, value: undefined, members: [] };
    const members = node.members as JsonMember[];
    const value: Record<string, unknown> = {};
    this.list(node, '}', () => {
      const member = this.member();
      if (member) members.push(member);
    });
    for (const { key, node } of members) {
      const own = { value: node.value, enumerable: true, configurable: true, writable: true };
      if (key === '__proto__') Object.defineProperty(value, key, own);
      else value[key] = node.value;
    }
    node.value = value;
    if (members.length === Object.keys(value).length) return node;
    const seen = new Map<string, JsonMember>();
    for (const again of members) {
      const first = seen.get(again.key);
      if (first) this.duplicates.push({ key: again.key, first, again });
      else seen.set(again.key, again);
    }
    return node;
  }

  private member(): JsonMember | undefined {
    const keyStart = this.at;
    const key = this.key();
    if (key === undefined) return undefined;
    const keyEnd = this.at;
    this.skip();
    if (this.text[this.at] === ':') this.at++;
    else this.report('colon-missing', keyEnd, keyEnd);
    this.skip();
    return { key, keyStart, keyEnd, node: this.value() };
  }

  private key(): string | undefined {
    const start = this.at;
    const first = this.text[start] as string;
    if (first === '"') {
      const { value, end } = this.string(start, true);
      this.at = end;
      return value;
    }
    if (first in wrongQuotes) return this.wronglyQuoted(wrongQuotes[first] as string).value as string;
    const name = /^[^\s,:{}[\]"]+(?=\s*:)/.exec(this.text.slice(start, start + 200))?.[0];
    if (name) {
      this.at += name.length;
      this.report('key-unquoted', start, this.at);
      return name;
    }
    this.report('key-missing', start, start + 1);
    if (this.text[start] === ':') this.at++;
    this.skip();
    this.value();
    if (this.at === start) this.at++;
    return undefined;
  }

  /** The parts that object and array share: entries, commas between them, and the closing bracket. */
  private list(node: JsonNode, close: '}' | ']', entry: () => void): void {
    this.open.push(close);
    this.at++;
    let comma = -1;
    for (let count = 0; ; ) {
      this.skip();
      const next = this.text[this.at];
      if (next === ',') {
        if (comma >= 0 || count === 0) this.report('comma-extra', this.at, this.at + 1);
        comma = this.at++;
      } else if (next === close) {
        if (comma >= 0) this.report('comma-extra', comma, comma + 1);
        this.at++;
        break;
      } else if (this.isStrayBracket(next, close)) {
        this.report('bracket-extra', this.at, this.at + 1);
        this.at++;
      } else if (this.endsHere(next, close)) {
        const end = this.endBefore(this.at);
        this.errors.push({ kind: 'bracket-missing', start: end - 1, end, found: close });
        break;
      } else {
        if (count > 0 && comma < 0) this.commaMissing();
        comma = -1;
        count++;
        const before = this.at;
        entry();
        if (this.at === before) this.at++;
      }
    }
    this.open.pop();
    node.end = this.at;
  }

  /** Tells if a bracket of the other kind closes nothing. */
  private isStrayBracket(next: string | undefined, close: string): boolean {
    if (next === ']') return close === '}' && this.open.at(-2) !== ']';
    if (next !== '}' || close !== ']') return false;
    return this.open.at(-2) !== '}' || /^\}\s*(,\s*\{|\])/.test(this.text.slice(this.at, this.at + 200));
  }

  /** Tells if the list ends here although its bracket is missing. */
  private endsHere(next: string | undefined, close: string): boolean {
    if (next === undefined || next === '}' || next === ']') return true;
    return next === '{' && close === '}' && this.open.at(-2) === ']';
  }

  private endBefore(offset: number): number {
    let end = offset;
    while (end > 1 && /\s/.test(this.text[end - 1] as string)) end--;
    return end;
  }

  private commaMissing(): void {
    const end = this.endBefore(this.at);
    if (this.text[this.at] === ':') this.report('bracket-missing', this.at, this.at + 1);
    else
      this.errors.push({
        kind: 'comma-missing',
        start: end - 1,
        end,
        found: this.text.slice(this.at, this.at + 1),
      });
  }
}

/** Further errors of a line are consequences of its first one; so are brackets after a wrong bracket. */
function firstOfEachLine(text: string, errors: readonly JsonSyntaxError[]): JsonSyntaxError[] {
  const kept: JsonSyntaxError[] = [];
  let lastEnd = -1;
  let brackets = 0;
  for (const error of [...errors].sort((a, b) => a.start - b.start)) {
    const isBracket = error.kind.startsWith('bracket-');
    if (error.start > lastEnd && !(isBracket && brackets > 0)) kept.push(error);
    if (isBracket) brackets++;
    // The end of a line is looked for once, however many errors it has.
    if (error.start <= lastEnd) continue;
    const end = text.slice(error.start).search(/[\r\n]/);
    lastEnd = end < 0 ? text.length : error.start + end;
  }
  return kept;
}

/** The lines that Git puts before, between and behind the versions of some lines, in their order; the second one is rare. */
const marks = ['<', '|', '=', '>'] as const;
const anyMark = /<{7}|\|{7}|={7}|>{7}/;
const markLines = /^[ \t]*(?:<{7}|\|{7}|={7}|>{7})(?![<|=>])(?:[ \t][^\r\n]*)?$/gm;

/**
 * Blanks the conflict markers of Git and all but one of the versions, so that the rest can be read. Offsets stay the same. Some of
 * the markers may have been deleted: a version has then only one of its ends.
 */
function withoutConflicts(text: string): { text: string; conflicts: JsonSyntaxError[] } {
  if (!anyMark.test(text)) return { text, conflicts: [] };
  const groups: { from: number; to: number; line: string; rank: number }[][] = [];
  for (const { 0: line, index: from } of text.replaceAll('\r', ' ').matchAll(markLines)) {
    const rank = marks.findIndex((each) => line.trimStart().startsWith(each));
    const last = groups.at(-1)?.at(-1);
    const mark = { from, to: from + line.length, line, rank };
    if (last && last.rank < rank) groups.at(-1)?.push(mark);
    else groups.push([mark]);
  }
  const conflicts: JsonSyntaxError[] = [];
  const parts: string[] = [];
  let end = 0;
  const blank = (from: number, to: number) => {
    parts.push(text.slice(end, from), text.slice(from, to).replace(/[^\r\n]/g, ' '));
    end = to;
  };
  for (const [first, second, ...others] of groups) {
    if (!first) continue;
    const { from, to, line } = first;
    const found = line.trim();
    const start = from + line.indexOf(found);
    conflicts.push({ kind: 'conflict', start, end: start + found.length, found });
    blank(from, to);
    const last = others.at(-1) ?? second;
    // Between the first and the second one stands a version only if both of its ends are there.
    const isWhole = first.rank === 0 && others.length > 0 && last?.rank === marks.length - 1;
    if (last) blank(isWhole && second ? second.from : to, last.to);
  }
  return { text: parts.join('') + text.slice(end), conflicts };
}
