import type { Token } from 'markdown-it';
import type { TextRange } from '../lib/text/patterns.ts';

/** The kinds of block that a Markdown text consists of. */
export type MarkdownBlockKind = 'paragraph' | 'heading' | 'entry' | 'row' | 'quote' | 'picture' | 'code';

/** A block of a Markdown text: a paragraph, a heading, an entry of a list, a row of a table … */
export interface MarkdownBlock extends TextRange {
  kind: MarkdownBlockKind;
  /** The properties that must agree besides the kind: the level of a heading, the number of cells of a row. */
  size: number;
}

const lineKinds: [kind: MarkdownBlockKind, pattern: RegExp][] = [
  ['heading', /^ {0,3}(#{1,6}) /],
  ['entry', /^\s*(?:[-*+]|\d{1,3}[.)]) /],
  ['row', /^\s*\|/],
  ['quote', /^ {0,3}>/],
  ['picture', /^!\[[^\]]*\]\([^)]*\)\s*$/],
];

/** The line below the header of a table; one that begins with `- ` is an entry of a list. */
const tableRule = /^ {0,3}(?!- )\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/** Splits a Markdown text into its blocks, line by line and without parsing what is inside of them. */
export function markdownBlocks(text: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let last: MarkdownBlock | undefined;
  let fence = false;
  let inTable = false;
  let from = 0;
  const lines = text.split('\n');
  for (const [index, line] of lines.entries()) {
    const to = from + line.length;
    const isFence = (line.includes('```') || line.includes('~~~')) && /^\s*(?:```|~~~)/.test(line);
    if (isFence || fence) {
      if (isFence && !fence) blocks.push({ kind: 'code', size: 0, from, to });
      if (isFence) fence = !fence;
      last = undefined;
      inTable = false;
    } else if (line.trim() === '') {
      last = undefined;
      inTable = false;
    } else {
      // Most lines begin with a letter and are paragraphs.
      const found = /^\s*[^\p{L}\s]/u.test(line) ? lineKinds.find(([, pattern]) => pattern.test(line)) : undefined;
      // Rows need no line at their start: those of a table end where another block begins.
      inTable = (!found || found[0] === 'row') && (inTable || isHeader(line, lines[index + 1]));
      const kind = found?.[0] ?? (inTable ? 'row' : 'paragraph');
      // Further lines of a paragraph, of an entry or of a quotation belong to it.
      const continues =
        last &&
        (kind === 'paragraph'
          ? last.kind !== 'row' && last.kind !== 'heading'
          : kind === 'quote' && last.kind === kind);
      if (last && continues) last.to = to;
      else {
        last = { kind, size: sizeOf(kind, line), from, to };
        blocks.push(last);
      }
    }
    from = to + 1;
  }
  return blocks;
}

/** Tells if a table begins with a line, by the one below it. */
function isHeader(line: string, next: string | undefined): boolean {
  return next !== undefined && tableRule.test(next) && line.includes('|') && cellCount(line) === cellCount(next);
}

function sizeOf(kind: MarkdownBlockKind, line: string): number {
  if (kind === 'heading') return /#+/.exec(line)?.[0].length ?? 0;
  return kind === 'row' ? cellCount(line) : 0;
}

/** The start of a paragraph that is the caption of the table below: `: Caption`. */
export const captionSign = /^:\s+/;

/** Finds the words of the caption of a table in the tokens of its text. @param table the index of the token that opens it */
export function tableCaption(tokens: readonly Token[], table: number): Token | undefined {
  const [paragraph, words] = tokens.slice(Math.max(table - 3, 0), table);
  return paragraph?.type === 'paragraph_open' && words?.type === 'inline' && captionSign.test(words.content)
    ? words
    : undefined;
}

/** The number of cells a row of a table has, as Markdown divides it: also by a line within code. */
export function cellCount(row: string): number {
  return row
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/).length;
}
