import TurndownService from 'turndown';
import { cleanPasted } from './clean-pasted.ts';

/** The contents of the clipboard, by its types. */
export interface Pasted {
  html: string;
  text: string;
  /** True if it comes from an editor of code, whose colours mean nothing. */
  isCode?: boolean;
}

/** Words alone are pasted as they are; only these elements and styles say more. */
const structure =
  /<(?:table|strong|b|em|i|a|h[1-6]|ul|ol|su[bp])[\s>]|MsoList|font-weight:\s*(?:[6-9]00|bold)|font-style:\s*italic|vertical-align:\s*su[bp]/i;
const newLine = /\r?\n/;

/** The type of Markdown on the clipboard, which surfaces put there. */
export const markdownType = 'text/markdown';

/** Pasted content as Markdown, from the clipboard itself. */
export function markdownIn(data: DataTransfer): string | undefined {
  const own = data.getData(markdownType);
  if (own) return own;
  const isCode = data.types.includes('vscode-editor-data');
  return pastedMarkdown({ html: data.getData('text/html'), text: data.getData('text/plain'), isCode });
}

/**
 * Pasted content as Markdown: formatted text of a word processor, of another page or of a mail, or a table of a spreadsheet.
 * @returns undefined for what is pasted as it is
 */
export function pastedMarkdown({ html, text, isCode = false }: Pasted): string | undefined {
  if (!isCode && structure.test(html)) return turndown.turndown(cleanPasted(html)).replaceAll('\u00a0', ' ').trim();
  const lines = text.replace(/\s+$/, '').split(newLine);
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const [width = 0, ...others] = cells.map(({ length }) => length);
  const isTable = width > 1 && others.length > 0 && others.every((each) => each === width);
  return isTable && !isCode ? tableOf(cells) : undefined;
}

/** By the rules of the library: of those that match an element, the one added last counts. */
const turndown = new TurndownService({
  headingStyle: 'atx',
  bulletListMarker: '-',
  emDelimiter: '*',
  codeBlockStyle: 'fenced',
})
  .addRule('entry of a list', {
    filter: 'li',
    replacement: (content, node) => {
      const list = node.parentNode as Element;
      const start = Number(list.getAttribute('start') ?? 1);
      const mark = list.nodeName === 'OL' ? `${start + Array.from(list.children).indexOf(node as Element)}. ` : '- ';
      return `${mark}${content.trim().replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)}\n`;
    },
  })
  .addRule('cell', { filter: 'td', replacement: (content) => `${asCell(content)}\t` })
  .addRule('row', { filter: 'tr', replacement: (content) => `${content.replace(/^\s*\n|\n/g, '')}\n` })
  .addRule('table', {
    filter: 'table',
    replacement: (content) => {
      const rows = content.split('\n').filter((row) => row.includes('\t'));
      const cells = rows.map((row) => row.replace(/\t$/, '').split('\t'));
      return `\n\n${tableOf(cells, (cell) => cell)}\n\n`;
    },
  });

/** A cell is one line; a bar in it would begin another one. */
function asCell(content: string): string {
  return content
    .trim()
    .replace(/\s*\n\s*/g, ' ')
    .replaceAll('\t', ' ')
    .replace(/(?<!\\)\|/g, '\\|');
}

/** The first row is the heading: Markdown has no table without one. */
function tableOf(rows: readonly (readonly string[])[], cellOf = asCell): string {
  const width = Math.max(...rows.map(({ length }) => length));
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => cellOf(cells[index] ?? '')).join(' | ')} |`;
  const [head = [], ...others] = rows;
  return [line(head), line(Array(width).fill('---')), ...others.map(line)].join('\n');
}
