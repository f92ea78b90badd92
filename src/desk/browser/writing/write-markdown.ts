import type { Node } from 'prosemirror-model';
import { lineBreak, type Run, writeRuns } from './marked-runs.ts';
import { looksSame } from './text-schema.ts';

/** The Markdown of blocks that were written before: they stay the same nodes as long as nobody edits them. */
const writtenBlocks = new WeakMap<Node, string>();

/** Writes a block as the checker wants it; one of no words is nothing. Characters that may be markup have a backslash only where they would be markup. */
export function writeBlock(block: Node): string {
  const known = writtenBlocks.get(block);
  if (known !== undefined) return known;
  const [plain, careful] = [blockText(block, false), blockText(block, true)];
  const text = looksSame(plain, careful) ? plain : careful;
  writtenBlocks.set(block, text);
  return text;
}

function blockText(block: Node, isCareful: boolean): string {
  const { attrs, type } = block;
  const words = () => inlineText(block, isCareful);
  const line = () => words().replaceAll(lineBreak, ' ');
  switch (type.name) {
    case 'heading':
      return line() && `${'#'.repeat(attrs.level)} ${line()}`;
    case 'caption':
      return line() && `: ${line()}`;
    case 'quote':
      return quoteText(innerTexts(block, isCareful));
    case 'code_block':
      return codeBlock(block.textContent, attrs.info);
    case 'rule':
      return '---';
    case 'source':
      return attrs.text;
    case 'table':
      return tableText(block, isCareful);
    case 'bullet_list':
    case 'ordered_list':
      return listText(block, isCareful);
    default:
      return isCareful ? words().replace(lineStart, '$1\\$2') : words();
  }
}

function innerTexts(block: Node, isCareful: boolean): string[] {
  return block.children.map((child) => blockText(child, isCareful)).filter(Boolean);
}

function quoteText(texts: readonly string[]): string {
  const lines = texts.join('\n\n').split('\n');
  return texts.length ? lines.map((line) => (line ? `> ${line}` : '>')).join('\n') : '';
}

/** Beginnings of lines that Markdown takes for something else than words. */
const lineStart = /^(\d{1,9}(?=[.)](?:\s|$))|(?=(?:#{1,6}|[-+])(?:\s|$)|[>=:|]|~~~|[-:| ]+$))(.)/gm;

/** A fence is longer than any within it. */
function codeBlock(code: string, info: string): string {
  const longest = Math.max(2, ...(code.match(/`{3,}/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${info}\n${code}\n${fence}`;
}

function listText(list: Node, isCareful: boolean): string {
  const { mark, order, isTight } = list.attrs;
  // Entries of several paragraphs are parted by empty lines, or they would be one.
  const isClose = isTight && list.children.every(({ children }) => children.slice(1).every(isListBelowWords));
  return list.children
    .map((entry, index) => {
      const sign = order === undefined ? mark : `${order + index}${mark}`;
      const text = innerTexts(entry, isCareful).join(isClose ? '\n' : '\n\n');
      return `${sign} ${text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(sign.length + 1)}`)}`.trimEnd();
    })
    .join(isClose ? '\n' : '\n\n');
}

/** True for a list that begins right below a line of words: other ones need an empty line. */
function isListBelowWords({ attrs, firstChild, type }: Node): boolean {
  return (
    /_list$/.test(type.name) && (attrs.order ?? 1) === 1 && !!firstChild && innerTexts(firstChild, false).length > 0
  );
}

const rules: Readonly<Record<string, string>> = { left: ':---', center: ':---:', right: '---:' };

/** The first row is the heading: Markdown has no table without one. */
function tableText(table: Node, isCareful: boolean): string {
  const rows = table.children.map(({ children }) => children.map((cell) => inlineText(cell, isCareful)));
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const [head = [], ...others] = rows;
  const aligns = table.firstChild?.children.map(({ attrs }): string => rules[attrs.align] ?? '---') ?? [];
  return [line(head), `|${aligns.join('|')}|`, ...others.map(line)].join('\n');
}

/** Characters that may be markup. */
const special = /[\\`*_[\]~<&#!]/g;

function inlineText(block: Node, isCareful: boolean): string {
  const runs = block.children.map(runOf);
  // Spaces at the ends of a line mean something else there, and a line break needs words on both sides.
  return writeRuns(runs, (text) => (isCareful ? text.replace(special, '\\$&') : text))
    .replace(/^[ \t]+|[ \t]+$/gm, '')
    .replace(/^(?:\\\n)+|\\\n(?=(?:\\\n)*$|\\\n)/g, '');
}

function runOf({ attrs, marks, text = '', type }: Node): Run {
  const has = (name: string) => marks.find((mark) => mark.type.name === name);
  const link = has('link')?.attrs;
  const run: Run = {
    text,
    isBold: has('strong') !== undefined,
    isItalic: has('em') !== undefined,
    isStruck: has('strike') !== undefined,
    ...(link && { href: addressText(link.href, link.title) }),
  };
  if (type.name === 'named') return { ...run, raw: `{${attrs.name}}` };
  if (type.name === 'picture') return { ...run, raw: `![${attrs.alt}](${addressText(attrs.src, attrs.title)})` };
  if (type.name === 'hard_break') return { text: '\n', raw: lineBreak };
  if (has('code')) return { ...run, raw: codeText(text) };
  return run;
}

function addressText(address: string, title: string): string {
  const isPlain = /^[^\s()<>]+$/.test(address) && !address.includes('\\');
  return `${isPlain ? address : `<${address}>`}${title ? ` "${title.replaceAll('"', '\\"')}"` : ''}`;
}

/** Code between more backticks than it has in a row. */
function codeText(code: string): string {
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = '`'.repeat(longest + 1);
  const space = /^`|`$|^ .* $/.test(code) ? ' ' : '';
  return fence + space + code + space + fence;
}
