import type { Node } from 'prosemirror-model';
import { type Run, type RunLanguage, writeRuns } from '../inputs/pasted-runs.ts';
import { looksSame } from './text-schema.ts';

/** The Markdown of blocks that were written before: they stay the same nodes as long as nobody edits them. */
const writtenBlocks = new WeakMap<Node, string>();

/** Writes a block as the checker wants it. Characters that may be markup have a backslash only where they would be markup. */
export function writeBlock(block: Node): string {
  const known = writtenBlocks.get(block);
  if (known !== undefined) return known;
  const [plain, careful] = [blockText(block, false), blockText(block, true)];
  const text = looksSame(plain, careful) ? plain : careful;
  writtenBlocks.set(block, text);
  return text;
}

/** True for a block that an editor has begun and not filled: it is not written. */
export function isUnwritten({ type, content }: Node): boolean {
  return type.isTextblock && content.size === 0 && type.name !== 'code_block';
}

function blockText(block: Node, isCareful: boolean): string {
  const { attrs, type } = block;
  const inner = () => {
    const written: string[] = [];
    block.forEach((child) => {
      if (!isUnwritten(child)) written.push(blockText(child, isCareful));
    });
    return written.join('\n\n');
  };
  const words = () => inlineText(block, isCareful);
  switch (type.name) {
    case 'heading':
      return `${'#'.repeat(attrs.level)} ${words().replaceAll(plainWords.lineBreak, ' ')}`;
    case 'caption':
      return `: ${words()}`;
    case 'quote':
      return inner()
        .replace(/^(?=.)/gm, '> ')
        .replace(/^$/gm, '>');
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
  const entries = list.children.map(({ children }) => children.filter((child) => !isUnwritten(child)));
  const isClose = isTight && entries.every((blocks) => blocks.slice(1).every(({ type }) => /_list$/.test(type.name)));
  return entries
    .map((blocks, index) => {
      const sign = order === undefined ? mark : `${order + index}${mark}`;
      const text = blocks.map((block) => blockText(block, isCareful)).join(isClose ? '\n' : '\n\n');
      return `${sign} ${text.replace(/\n(?=[^\n])/g, `\n${' '.repeat(sign.length + 1)}`)}`.trimEnd();
    })
    .join(isClose ? '\n' : '\n\n');
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
const special = /[\\`*_[\]~]|<(?=[/\w])|&(?=#?\w+;)/g;
const around = { isBold: '**', isItalic: '*', isStruck: '~~' };

const plainWords: RunLanguage = {
  words: (text) => text,
  marked: (mark, inner, href) => (mark === 'href' ? `[${inner}](${href})` : around[mark] + inner + around[mark]),
  lineBreak: '\\\n',
};
const carefulWords: RunLanguage = { ...plainWords, words: (text) => text.replace(special, '\\$&') };

function inlineText(block: Node, isCareful: boolean): string {
  const runs = block.children.map(runOf);
  // Spaces at the ends of a line mean something else there.
  return writeRuns(runs, isCareful ? carefulWords : plainWords).replace(/^[ \t]+|[ \t]+$/gm, '');
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
  if (type.name === 'hard_break') return { text: '\n', raw: plainWords.lineBreak };
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
