import type { JsonSyntaxError, JsonSyntaxErrorKind } from './json-node.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these inside strings
const control = /[\u0000-\u001f]/;
const lineEnds = /[\r\n]/g;
const bracketOrText = /[{}[\]]|"[^"\\\r\n]*(?:\\.[^"\\\r\n]*)*"/g;
const badEscape = /\\(?!["\\/bfnrt]|u[0-9a-fA-F]{4})/;
/** An escape sequence, or what a text of JSON has as one only. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON forbids exactly these inside strings
const notAsInJson = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})|\r\n|[\\"\u0000-\u001f]/g;

/** The beginnings and ends of comments of other languages; without an end, with their line. */
const comments: readonly (readonly [open: string, end: string])[] = [
  ['//', ''],
  ['/*', '*/'],
  ['#', ''],
  ['<!--', '-->'],
];
/** Their first characters: at most places there is none of them. */
const commentSigns = new Set(comments.map(([open]) => open.charCodeAt(0)));

/** A string and where it ends. */
interface ScannedString {
  value: string;
  end: number;
}

/** The base of the parser: walks over a text, reads strings and collects syntax errors. */
export class JsonScanner {
  readonly errors: JsonSyntaxError[] = [];
  protected at = 0;
  /** A part of a line whose end is known. */
  private lineFrom = 0;
  private lineTo = -1;

  constructor(protected readonly text: string) {}

  protected report(kind: JsonSyntaxErrorKind, start: number, end: number): void {
    this.errors.push({ kind, start, end, found: this.text.slice(start, end) });
  }

  /** Skips white space, and comments with an error. */
  protected skip(): void {
    for (;;) {
      const code = this.text.charCodeAt(this.at);
      if (code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09) this.at++;
      else if (commentSigns.has(code) && this.commentAt(this.at)) this.skipComment();
      else if (code === 0x60 && this.text.startsWith('```', this.at)) this.skipFence();
      else if (code === 0xa0 || code === 0xfeff || code === 0x200b) {
        this.report('control-character', this.at, this.at + 1);
        this.at++;
      } else return;
    }
  }

  private commentAt(at: number) {
    return comments.find(([open]) => this.text.startsWith(open, at));
  }

  private skipComment(): void {
    const start = this.at;
    const [open, end] = this.commentAt(start) ?? ['', ''];
    const close = end ? this.text.indexOf(end, start + open.length) : this.lineEnd(start);
    this.at = close < 0 ? this.text.length : close + end.length;
    this.report('comment', start, this.at);
  }

  /** A line that a chat or a page puts around code. */
  private skipFence(): void {
    const start = this.at;
    this.at = this.lineEnd(start);
    this.report('fence', start, this.at);
  }

  protected lineEnd(from: number): number {
    // A line may be the whole file, with thousands of errors.
    if (from < this.lineFrom || from > this.lineTo) {
      this.lineFrom = from;
      lineEnds.lastIndex = from;
      this.lineTo = lineEnds.exec(this.text)?.index ?? this.text.length;
    }
    return this.lineTo;
  }

  /** Where the brackets end that open at `start`. */
  protected closingBracket(start: number): number {
    let open = 0;
    for (const { 0: found, index } of this.text.slice(start).matchAll(bracketOrText)) {
      if (found === '{' || found === '[') open++;
      else if (found === '}' || found === ']') open--;
      if (open === 0) return start + index + 1;
    }
    return this.text.length;
  }

  /** Reads the string that begins with the quote at `start`. */
  protected string(start: number, isKey: boolean): ScannedString {
    const close = this.closingQuote(start + 1);
    const raw = close < 0 ? undefined : this.text.slice(start + 1, close);
    if (raw !== undefined && !control.test(raw)) {
      if (isKey && raw.includes(':') && !/[\s:]/.test(this.text[close + 1] ?? '')) {
        return this.unclosed(start, this.lineEnd(start), true);
      }
      const end = isKey ? -1 : this.endWithInnerQuotes(close);
      if (end > 0) {
        this.report('quote-unescaped', close, close + 1);
        return { value: meantText(this.text.slice(start + 1, end)), end: end + 1 };
      }
      return { value: this.decode(raw, start + 1), end: close + 1 };
    }
    return this.brokenString(start, close, isKey);
  }

  private closingQuote(from: number): number {
    for (let quote = this.text.indexOf('"', from); quote >= 0; quote = this.text.indexOf('"', quote + 1)) {
      let slashes = 0;
      while (this.text[quote - 1 - slashes] === '\\' && quote - 1 - slashes >= from) slashes++;
      if (slashes % 2 === 0) return quote;
    }
    return -1;
  }

  /** Where a string ends that has quotes inside, as in `"the "Steel" project"`; -1 if it has none. */
  private endWithInnerQuotes(close: number): number {
    const next = this.text[close + 1];
    if (next === undefined || '\r\n\t:}]"'.includes(next)) return next === '"' ? this.doubledQuote(close) : -1;
    const rest = this.text.slice(close + 1, this.lineEnd(close));
    if (next === ' ' || next === ',') {
      const goesOn = /^[,.]?\s+(?!(?:true|false|null)\b)[^\s"{}[\],:\d/-][^"]*("[^"]*"[^"]*)*"\s*[,}\]]?\s*$/.test(
        rest,
      );
      return goesOn ? this.text.lastIndexOf('"', this.lineEnd(close)) : -1;
    }
    const end = rest.search(/"\s*(,\s*(["{[]|$)|[}\]]|$)/);
    return end < 0 ? -1 : close + 1 + end;
  }

  private doubledQuote(close: number): number {
    return /^"\s*([,}\]]|$)/.test(this.text.slice(close + 1, this.lineEnd(close))) ? close + 1 : -1;
  }

  private brokenString(start: number, close: number, isKey: boolean): ScannedString {
    const lineEnd = this.lineEnd(start);
    const sameLine = close >= 0 && close < lineEnd;
    if (sameLine) {
      const raw = this.text.slice(start + 1, close);
      const bad = start + 1 + raw.search(control);
      this.report('control-character', bad, bad + 1);
      return { value: meantText(raw), end: close + 1 };
    }
    const next = this.text.slice(lineEnd).trimStart()[0];
    if (close >= 0 && !isKey && next !== undefined && !'"}]'.includes(next)) {
      this.report('line-break-in-string', lineEnd, lineEnd + (this.text.startsWith('\r\n', lineEnd) ? 2 : 1));
      return { value: meantText(this.text.slice(start + 1, close)), end: close + 1 };
    }
    return this.unclosed(start, lineEnd, isKey);
  }

  /** A string whose closing quote is missing ends with its line, or before the colon or comma there. */
  private unclosed(start: number, lineEnd: number, isKey: boolean): ScannedString {
    const line = this.text.slice(start, lineEnd);
    const key = isKey ? /^"[^:]*/.exec(line)?.[0] : undefined;
    const kept = key ?? withoutEnd(line);
    const end = start + Math.max(kept.trimEnd().length, 1);
    this.report('quote-missing', start, end);
    return { value: this.text.slice(start + 1, end), end };
  }

  private decode(raw: string, offset: number): string {
    if (!raw.includes('\\')) return raw;
    const bad = badEscape.exec(withoutPairs(raw));
    if (bad) {
      this.report('escape-wrong', offset + bad.index, Math.min(offset + bad.index + 2, offset + raw.length));
      return meantText(raw);
    }
    return JSON.parse(`"${raw}"`) as string;
  }
}

/** A line without the commas and brackets at its end: a pattern would look for them from each place of a long one. */
function withoutEnd(line: string): string {
  let end = line.trimEnd().length;
  while (end > 0 && ',}]'.includes(line[end - 1] as string)) end--;
  return line.slice(0, end);
}

/** The text that was meant by one with a syntax error: its escape sequences are those of JSON, all else is as it was typed. */
function meantText(raw: string): string {
  const literal = raw.replace(notAsInJson, (found) => {
    if (found.length > 1 && found.startsWith('\\')) return found;
    return /[\r\n]/.test(found) ? '\\n' : JSON.stringify(found).slice(1, -1);
  });
  return JSON.parse(`"${literal}"`) as string;
}

/** Blanks escaped backslashes, so that what follows one is not taken for an escape. */
function withoutPairs(raw: string): string {
  return raw.replace(/\\\\/g, '  ');
}
