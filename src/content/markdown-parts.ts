import MarkdownIt, { type Token } from 'markdown-it';
import type StateInline from 'markdown-it/lib/rules_inline/state_inline.mjs';
import type { Delimiter } from 'markdown-it/lib/rules_inline/state_inline.mjs';
import type { TextRange } from '../lib/text/patterns.ts';
import { lonePicture } from './figures/named-figures.ts';
import { cellCount, tableCaption } from './markdown-blocks.ts';

/** The parts of a Markdown text that rules look at. */
export interface MarkdownParts {
  links: (TextRange & { href: string; text: string })[];
  /** Pictures, and whether each stands alone in its paragraph. */
  images: (TextRange & { src: string; alt: string; isAlone: boolean })[];
  /** Headings, and the line of hyphens or equals signs that makes a paragraph one. */
  headings: (TextRange & { level: number; text: string; underline?: TextRange })[];
  /** Tables with the words of their cells, whether a caption precedes them, and the rows with more or fewer cells than columns. */
  tables: (TextRange & {
    header: string[];
    rows: string[][];
    hasCaption: boolean;
    unevenRows: (TextRange & { cells: number })[];
  })[];
  /** Tags, or characters that read like them, outside of code. */
  html: (TextRange & { found: string })[];
  /** Paragraphs from the beginning of their first line to the end of their last one. */
  paragraphs: TextRange[];
  lists: MarkdownList[];
  /** The characters that begin quotations. */
  quotes: TextRange[];
  /** The words between backticks. */
  code: TextRange[];
  /** Lines that are code because of the spaces before them. */
  indented: TextRange[];
  emphasis: EmphasisRun[];
}

/** A list with what begins its entries: the number or the character. */
export interface MarkdownList {
  entries: (TextRange & { mark: string })[];
  /** True if empty lines part its entries. */
  isLoose: boolean;
}

const markdown = new MarkdownIt({ html: false, linkify: false });
// Links that the site would refuse are included here, so that a rule can report them.
markdown.validateLink = () => true;
markdown.normalizeLink = (href) => href;
recordRuns(markdown);

const worthParsing = /[[<|#*_`]|^(?: {4}|[^\S\n]*(?:[=>+-]|\d{1,9}[.)]\s))/m;
const html =
  /<(?:!--|\/?(?:a|abbr|address|article|b|big|blockquote|body|br|button|center|code|dd|details|div|dl|dt|em|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|li|link|main|mark|meta|nav|object|ol|p|pre|q|s|samp|script|section|small|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|textarea|tfoot|th|thead|title|tr|tt|u|ul|video)(?=[\s/>])[^<>]*>)/gi;

/** Finds what the rules look at in a Markdown text. */
export function markdownParts(text: string): MarkdownParts {
  const parts = noParts();
  if (!worthParsing.test(text)) return parts;
  const lines = lineOffsets(text);
  const runs: RunsByBlock = new Map();
  const tokens = markdown.parse(text, runs);
  const blocksOfCode: TextRange[] = [];
  // The cells of a row have no lines of their own: they follow each other in those of the row.
  let map: [number, number] = [0, 0];
  let at = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.map) map = token.map;
    const from = lines[map[0]] ?? 0;
    const to = lines[map[1]] ?? text.length;
    if (token.type === 'fence' || token.type === 'code_block') blocksOfCode.push({ from, to });
    if (token.type === 'inline') {
      const place = { from: token.map ? from : Math.max(from, at), to };
      parts.emphasis.push(...runsInText(text, token, runs, place.from));
      at = inlineParts(text, token, place, parts, lonePicture(tokens, index) !== undefined);
    }
    if (token.type === 'heading_open') {
      const content = tokens[index + 1]?.content ?? '';
      const at = Math.max(text.indexOf(content, from), from);
      const heading = { level: Number(token.tag.slice(1)), text: content, from, to: at + content.length };
      const isUnderlined = /[=-]/.test(token.markup);
      parts.headings.push(isUnderlined ? { ...heading, underline: lastLine(text, to) } : heading);
    }
    if (token.type === 'table_open') {
      const hasCaption = tableCaption(tokens, index) !== undefined;
      const [header = [], ...rows] = tableCells(tokens, index, ({ content }) => content);
      parts.tables.push({ from, to: text.indexOf('\n', from), header, rows, hasCaption, unevenRows: [] });
    }
    if (token.type === 'tr_open') {
      const table = parts.tables.at(-1);
      const row = text.slice(from, to).trim();
      const start = text.indexOf(row, from);
      const cells = cellCount(row);
      if (table && cells !== table.header.length)
        table.unevenRows.push({ cells, from: start, to: start + row.length });
    }
  }
  lineParts(text, tokens, lines, parts);
  if (!text.includes('<')) return parts;
  const code = [...blocksOfCode, ...parts.code];
  for (const { 0: found, index: from } of text.matchAll(html)) {
    if (!code.some((part) => from >= part.from && from < part.to))
      parts.html.push({ found, from, to: from + found.length });
  }
  return parts;
}

function noParts(): MarkdownParts {
  return {
    links: [],
    images: [],
    headings: [],
    tables: [],
    html: [],
    paragraphs: [],
    lists: [],
    quotes: [],
    code: [],
    indented: [],
    emphasis: [],
  };
}

/** Collects what the beginnings of lines make: paragraphs, lists, quotations, code. */
function lineParts(text: string, tokens: readonly Token[], lines: readonly number[], parts: MarkdownParts): void {
  const open: MarkdownList[] = [];
  // Lists and quotations within each other may begin on one line.
  let end = 0;
  const find = (mark: string, from: number): TextRange => {
    const found = Math.max(text.indexOf(mark, Math.max(from, end)), from);
    end = found + mark.length;
    return { from: found, to: end };
  };
  for (const { type, map, info, markup, hidden } of tokens) {
    if (type.endsWith('list_close')) open.pop();
    if (!map || type === 'inline') continue;
    const from = lines[map[0]] ?? 0;
    if (type === 'paragraph_open') {
      parts.paragraphs.push({ from, to: endOfLines(text, lines[map[1]] ?? text.length) });
      const list = open.at(-1);
      if (list && !hidden) list.isLoose = true;
    } else if (type === 'blockquote_open') parts.quotes.push(find(markup, from));
    else if (type === 'code_block') parts.indented.push({ from, to: `${text}\n`.indexOf('\n', from) });
    else if (type.endsWith('list_open')) {
      open.push({ entries: [], isLoose: false });
      parts.lists.push(...open.slice(-1));
    } else if (type === 'list_item_open') {
      const mark = info + markup;
      open.at(-1)?.entries.push({ mark, ...find(mark, from) });
    }
  }
}

/** The last line before a place where another one begins. */
function lastLine(text: string, next: number): TextRange {
  const to = endOfLines(text, next);
  return { from: text.lastIndexOf('\n', to - 1) + 1, to };
}

/** Where lines end, by where the next one begins: without the line break and empty lines. */
function endOfLines(text: string, next: number): number {
  let end = next;
  while (end > 0 && /\s/.test(text.charAt(end - 1))) end--;
  return end;
}

/** Collects links, images and code spans of one block or cell; returns the end of the last one. */
function inlineParts(
  text: string,
  block: Token,
  { from, to }: TextRange,
  parts: MarkdownParts,
  isAlone: boolean,
): number {
  let at = from;
  const find = (wanted: string): TextRange => {
    const found = text.indexOf(wanted, at);
    if (found < 0 || found > to) return { from, to: Math.max(to - 1, from) };
    at = found + wanted.length;
    return { from: found, to: at };
  };
  const children = block.children ?? [];
  let opened = 0;
  for (const [index, token] of children.entries()) {
    if (token.type === 'code_inline') {
      const { markup, content } = token;
      // Its words may stand before it, too. Where they were parted by a line break, they are not there as they are.
      const marked = `${markup}${content}${markup}`;
      const start = text.indexOf(marked, at);
      const place = start >= 0 && start < to ? find(marked) : undefined;
      parts.code.push(place ? { from: place.from + markup.length, to: place.to - markup.length } : find(content));
    }
    if (token.type === 'link_open') opened = index;
    // The address stands behind the words, and behind the address of a picture among them.
    if (token.type === 'link_close') {
      const href = String(children[opened]?.attrGet('href'));
      const words = children
        .slice(opened + 1, index)
        .map(plainText)
        .join('');
      parts.links.push({ ...find(href), href, text: words });
    }
    if (token.type === 'image') {
      const src = String(token.attrGet('src'));
      parts.images.push({ ...find(src), src, alt: token.content, isAlone });
    }
  }
  return at;
}

function plainText(token: Token): string {
  return token.type === 'softbreak' ? ' ' : token.content;
}

/** Reads the tables of a Markdown text, in their order: the words of their cells, row by row, the head first. */
export function markdownTables(text: string): string[][][] {
  if (!text.includes('|')) return [];
  const tokens = markdown.parse(text, new Map());
  const wordsOf = ({ children }: Token) => (children ?? []).map(plainText).join('');
  return tokens.flatMap(({ type }, index) => (type === 'table_open' ? [tableCells(tokens, index, wordsOf)] : []));
}

function tableCells(tokens: readonly Token[], table: number, wordsOf: (cell: Token) => string): string[][] {
  const rows: string[][] = [];
  for (let index = table; index < tokens.length && tokens[index]?.type !== 'table_close'; index++) {
    const type = tokens[index]?.type;
    if (type === 'tr_open') rows.push([]);
    else if (type === 'inline') rows.at(-1)?.push(wordsOf(tokens[index] as Token));
  }
  return rows;
}

function lineOffsets(text: string): number[] {
  const offsets = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) offsets.push(i + 1);
  offsets.push(text.length);
  return offsets;
}

/** Characters in a row that may begin or end emphasis: `*`, `**`, `_`. */
export interface EmphasisRun extends TextRange {
  /** True if visitors see them, because none of them has a partner. */
  isLoose: boolean;
  /** True if a loose run could begin or end emphasis by what stands beside it. */
  canOpen: boolean;
  canClose: boolean;
  /** Where the emphasis ends that they begin. */
  closer?: EmphasisRun;
}

/** The runs by the tokens of their block: where each begins in it, and where its characters stand among those that may have partners. */
type RunsByBlock = Map<readonly Token[] | null, { start: number; delimiters: readonly Delimiter[]; first: number }[]>;

/** Makes a parser note in its environment where each run stands: tokens have no places in their line. */
function recordRuns(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('emphasis', 'emphasis-runs', (state: StateInline, isSilent) => {
    const { src, pos, delimiters, tokens } = state;
    if (isSilent || !(src[pos] === '*' || src[pos] === '_')) return false;
    const runs: RunsByBlock = state.env;
    const run = { start: pos, delimiters, first: delimiters.length };
    const own = runs.get(tokens);
    if (own) own.push(run);
    else runs.set(tokens, [run]);
    return false;
  });
}

/**
 * The runs of a block at their places in the text.
 * @param from where the block begins
 */
function runsInText(text: string, { children, content }: Token, runs: RunsByBlock, from: number): EmphasisRun[] {
  const recorded = runs.get(children);
  if (!recorded) return [];
  const starts = lineStarts(text, content, from);
  let line = 0;
  const ofDelimiter = new Map<Delimiter | undefined, EmphasisRun>();
  const found = recorded.map(({ start, delimiters, first }) => {
    while ((starts[line + 1]?.inBlock ?? Number.POSITIVE_INFINITY) <= start) line++;
    const at = (starts[line]?.inText ?? from) + start - (starts[line]?.inBlock ?? 0);
    const { length = 0, open = false, close = false } = delimiters[first] ?? {};
    const run: EmphasisRun = { from: at, to: at + length, isLoose: true, canOpen: open, canClose: close };
    for (const delimiter of delimiters.slice(first, first + length)) ofDelimiter.set(delimiter, run);
    return run;
  });
  for (const delimiters of new Set(recorded.map((each) => each.delimiters))) {
    for (const delimiter of delimiters) {
      const [opener, closer] = [delimiter, delimiters[delimiter.end]].map((each) => ofDelimiter.get(each));
      if (!opener || !closer) continue;
      opener.isLoose = closer.isLoose = false;
      opener.closer = closer;
    }
  }
  return found;
}

/** Where each line of a block's content begins: without what precedes it in the text. */
function lineStarts(text: string, content: string, from: number): { inBlock: number; inText: number }[] {
  let inBlock = 0;
  let end = from;
  return content.split('\n').map((line) => {
    const inText = Math.max(text.indexOf(line, end), end);
    const start = { inBlock, inText };
    inBlock += line.length + 1;
    end = inText + line.length;
    return start;
  });
}
