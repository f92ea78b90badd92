import type { Token } from 'markdown-it';
import type { Mark, MarkType, Node } from 'prosemirror-model';
import { captionSign, cellCount, tableCaption } from '../../../content/markdown-blocks.ts';
import type { TextRange } from '../../../lib/text/patterns.ts';
import { looksSame, markdownParser, namePattern, textSchema } from './text-schema.ts';
import { writeBlock } from './write-markdown.ts';

/**
 * Reads a Markdown text: its blocks, and what stands before, between and after them. A block that the model cannot hold is kept as its
 * source.
 */
export function readMarkdown(text: string) {
  const lines = text.split('\n');
  const env = {};
  const tokens = markdownParser.parse(text, env);
  const blocks: { node: Node; source: string }[] = [];
  const gaps: string[] = [];
  /** Offset of what no block has yet. */
  let end = 0;
  const add = (range: TextRange, nodeOf: (source: string) => Node) => {
    const source = lines
      .slice(range.from, range.to)
      .join('\n')
      .replace(/[ \t\r]+$/, '');
    const start = lines.slice(0, range.from).join('\n').length + Math.min(range.from, 1);
    gaps.push(text.slice(end, start));
    blocks.push({ source, node: nodeOf(source) });
    end = start + source.length;
  };
  let line = 0;
  for (const [open, close] of topBlocks(tokens)) {
    const range = filledLines(lines, tokens[open]?.map);
    // Lines without a token define the addresses of links.
    for (const definition of paragraphs(lines, line, range.from)) add(definition, sourceNode);
    line = range.to;
    const own = tokens.slice(open, close + 1);
    const isTableNext = tokens[close + 1]?.type === 'table_open';
    const isCaption = isTableNext && tableCaption(tokens, close + 1) !== undefined;
    add(range, (source) => {
      const node = losesCells(own, lines) || innerDefinition.test(source) ? undefined : heldNode(own, isCaption);
      return node && looksSame(writeBlock(node), source, env) ? node : sourceNode(source);
    });
  }
  for (const definition of paragraphs(lines, line, lines.length)) add(definition, sourceNode);
  const held = blocks.map(({ node }) => node);
  gaps.push(text.slice(end));
  return { doc: textSchema.topNodeType.create(null, held.length ? held : node('paragraph')), blocks, gaps };
}

/** The lines of a block without blank ones at its end. */
function filledLines(lines: readonly string[], map: readonly [number, number] | null | undefined): TextRange {
  let [from, to] = map ?? [0, 0];
  while (to > from + 1 && !lines[to - 1]?.trim()) to--;
  return { from, to };
}

/** Groups of lines that are not blank. */
function paragraphs(lines: readonly string[], start: number, end: number): TextRange[] {
  const found: TextRange[] = [];
  for (let line = start; line < end; line++) {
    if (!lines[line]?.trim()) continue;
    const last = found.at(-1);
    if (last?.to === line) last.to++;
    else found.push({ from: line, to: line + 1 });
  }
  return found;
}

/** Tokens that begin and end the blocks of a text. */
function topBlocks(tokens: readonly Token[]): [open: number, close: number][] {
  const found: [number, number][] = [];
  let open = 0;
  for (const [index, { level, nesting, type }] of tokens.entries()) {
    if (level > 0 || type === 'inline') continue;
    if (nesting >= 0) open = index;
    if (nesting <= 0) found.push([open, index]);
  }
  return found;
}

const node = (type: string, attrs?: Record<string, unknown>, content?: readonly Node[]) =>
  textSchema.node(type, attrs, content);
const sourceNode = (text: string) => node('source', { text });

/** A definition of a link within a list or a quotation, which no token tells of. */
const innerDefinition = /^[\s>*+\d.)-]+\[[^\]]+\]:/m;

/** True if a row has more cells than its table has columns: nobody sees them, but an editor has written them. */
function losesCells(tokens: readonly Token[], lines: readonly string[]): boolean {
  let columns = 0;
  return tokens.some(({ type, map }) => {
    if (type === 'thead_open') columns = 0;
    if (type === 'th_open') columns++;
    // Within a quotation a row begins with its sign.
    const row = lines[map?.[0] ?? 0]?.replace(/^[\s>]+/, '') ?? '';
    return type === 'tr_open' && columns > 0 && cellCount(row) > columns;
  });
}

interface OpenNode {
  type: string;
  attrs: Record<string, unknown>;
  content: Node[];
}

const nodeNames: Readonly<Record<string, string>> = {
  paragraph_open: 'paragraph',
  heading_open: 'heading',
  blockquote_open: 'quote',
  bullet_list_open: 'bullet_list',
  ordered_list_open: 'ordered_list',
  list_item_open: 'list_item',
  table_open: 'table',
  tr_open: 'table_row',
  th_open: 'table_header',
  td_open: 'table_cell',
};

/** Tokens for which a table has no node. */
const passed = /^t(?:head|body)_/;

/** The node of a block; undefined if the model has none. */
function heldNode(tokens: readonly Token[], isCaption: boolean): Node | undefined {
  const open: OpenNode[] = [{ type: 'doc', attrs: {}, content: [] }];
  try {
    for (const token of tokens) {
      const parent = open.at(-1) as OpenNode;
      const name = nodeNames[token.type];
      if (token.type === 'inline') parent.content.push(...inlineNodes(token.children ?? [], isCaption));
      else if (name) {
        open.push({ type: isCaption ? 'caption' : name, attrs: attrsOf(token), content: [] });
        const list = open.at(-3);
        if (token.type === 'paragraph_open' && list && 'isTight' in list.attrs) list.attrs.isTight = token.hidden;
      } else if (token.nesting < 0 && !passed.test(token.type)) {
        open.pop();
        // An entry may begin with a list: the caret needs a place before it.
        const [first] = parent.content;
        if (parent.type === 'list_item' && first?.type.name !== 'paragraph')
          parent.content.unshift(node('paragraph'));
        open.at(-1)?.content.push(node(parent.type, parent.attrs, parent.content));
      } else if (token.nesting === 0) parent.content.push(leafNode(token));
    }
    return open[0]?.content[0];
  } catch (error) {
    // Something is where the model has no place for it.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function attrsOf(token: Token): Record<string, unknown> {
  const { type, tag, markup } = token;
  if (type === 'heading_open') return { level: Number(tag.slice(1)) };
  if (type === 'bullet_list_open') return { mark: markup, isTight: true };
  if (type === 'ordered_list_open')
    return { mark: markup, isTight: true, order: Number(token.attrGet('start') ?? 1) };
  const align = /text-align:(\w+)/.exec(token.attrGet('style') ?? '')?.[1];
  return align ? { align } : {};
}

function leafNode({ type, content, info }: Token): Node {
  if (type === 'hr') return node('rule');
  if (type !== 'fence' && type !== 'code_block') throw new RangeError(type);
  const code = content.replace(/\n$/, '');
  return node('code_block', { info: info.trim() }, code ? [textSchema.text(code)] : []);
}

const { strong, em, strike, link } = textSchema.marks;
const markTypes: Readonly<Record<string, MarkType>> = { strong, em, s: strike, link };

function inlineNodes(tokens: readonly Token[], isCaption: boolean): Node[] {
  let marks: readonly Mark[] = [];
  return tokens.flatMap((token, index): Node[] => {
    const { type, content } = token;
    const [, name = '', end] = /^(\w+)_(open|close)$/.exec(type) ?? [];
    const mark = markTypes[name];
    if (mark && end === 'close') marks = mark.removeFromSet(marks);
    else if (mark) {
      const attrs = name === 'link' ? { href: token.attrGet('href'), title: token.attrGet('title') ?? '' } : null;
      marks = mark.create(attrs).addToSet(marks);
    } else if (type === 'text')
      return withNames(isCaption && index === 0 ? content.replace(captionSign, '') : content, marks);
    else if (type === 'softbreak') return [textSchema.text(' ', marks)];
    else if (type === 'hardbreak') return [node('hard_break').mark(marks)];
    else if (type === 'code_inline') return [textSchema.text(content, textSchema.mark('code').addToSet(marks))];
    else if (type === 'image') {
      const attrs = { src: token.attrGet('src'), alt: content, title: token.attrGet('title') ?? '' };
      return [node('picture', attrs).mark(marks)];
    } else throw new RangeError(type);
    return [];
  });
}

/** Words, and the facts and figures that are named among them. */
function withNames(text: string, marks: readonly Mark[]): Node[] {
  return text.split(new RegExp(namePattern)).flatMap((part, index) => {
    if (index % 2) return node('named', { name: part }).mark(marks);
    return part ? textSchema.text(part, marks) : [];
  });
}
