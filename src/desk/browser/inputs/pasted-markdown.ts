import TurndownService from 'turndown';
import { inSigns } from '../../../text/raised-text.ts';
import { withoutTracking } from '../../../text/web-address.ts';

/** What is on the clipboard, by its types. */
export interface Pasted {
  html: string;
  text: string;
  /** Whether it comes from an editor of code, whose colours mean nothing. */
  isCode?: boolean;
}

/** Words alone are pasted as they are; only these elements and styles say more. */
const structure =
  /<(?:table|strong|b|em|i|a|h[1-6]|ul|ol|su[bp])[\s>]|MsoList|font-weight:\s*(?:[6-9]00|bold)|font-style:\s*italic/i;
const newLine = /\r?\n/;

/**
 * What is pasted as Markdown: formatted text of a word processor, of another page or of a mail, or a table of a spreadsheet.
 * @returns undefined for what is pasted as it is
 */
export function pastedMarkdown({ html, text, isCode = false }: Pasted): string | undefined {
  if (!isCode && structure.test(html)) return turndown.turndown(html).replaceAll('\u00a0', ' ').trim();
  const lines = text.replace(/\s+$/, '').split(newLine);
  const cells = lines.map((line) => line.split('\t').map((cell) => cell.trim()));
  const [width = 0, ...others] = cells.map(({ length }) => length);
  const isTable = width > 1 && others.length > 0 && others.every((each) => each === width);
  return isTable && !isCode ? tableOf(cells) : undefined;
}

/** By the rules of the library: of those that match an element, the one added last counts. */
const turndown = new TurndownService({ headingStyle: 'atx', bulletListMarker: '-', emDelimiter: '*' });

/** The marker that Word writes before an entry of a list. */
const marker = '[style*="mso-list:Ignore" i]';
const styleOf = (node: Node) => (node as Element).getAttribute('style') ?? '';
const addressOf = (node: Node) => (node as Element).getAttribute('href') ?? '';
const isNamed = (node: Node, ...names: string[]) => names.includes(node.nodeName.toLowerCase());

turndown
  .remove(['script', 'style', 'title', 'meta', 'link'] as TurndownService.Filter)
  // Pictures of another page or document cannot be shown: they are added as files.
  .addRule('picture', { filter: 'img', replacement: () => '' })
  .addRule('entry of a list in Word', {
    filter: (node) => /^MsoListParagraph/.test((node as Element).getAttribute('class') ?? ''),
    replacement: (content, node) => {
      const isNumbered = /^\s*\d/.test((node as Element).querySelector(marker)?.textContent ?? '');
      return `\n${isNumbered ? '1.' : '-'} ${content.trim()}\n`;
    },
  })
  // A page has its heading already.
  .addRule('heading', {
    filter: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    replacement: (content, node) =>
      content.trim() && `\n\n${'#'.repeat(Math.max(2, Number(node.nodeName.at(1))))} ${content.trim()}\n\n`,
  })
  .addRule('style as Google Docs writes it', {
    filter: (node) => isNamed(node, 'span', 'b', 'strong') && styleOf(node) !== '',
    replacement: (content, node) => {
      const style = styleOf(node);
      const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1] ?? (isNamed(node, 'span') ? 'normal' : 'bold');
      const isBold = weight === 'bold' || Number(weight) >= 600;
      const isItalic = /font-style:\s*italic/i.test(style);
      return marked(marked(content, isItalic ? '*' : ''), isBold ? '**' : '');
    },
  })
  .addRule('address that leads nowhere from here', {
    filter: (node) => isNamed(node, 'a') && !/^(?:https?:|mailto:|tel:)/i.test(addressOf(node)),
    replacement: (content) => content,
  })
  .addRule('address that another site was to lead to', {
    filter: (node) => isNamed(node, 'a') && withoutTracking(addressOf(node)) !== addressOf(node),
    replacement: (content, node) => (content.trim() ? `[${content}](${withoutTracking(addressOf(node))})` : ''),
  })
  .addRule('raised and lowered text', {
    filter: ['sup', 'sub'],
    replacement: (content, node) =>
      inSigns(content, { isRaised: isNamed(node, 'sup'), next: node.nextSibling?.textContent ?? '' }),
  })
  .addRule('cell', {
    filter: ['td', 'th'],
    replacement: (content, node) => {
      const span = Number((node as Element).getAttribute('colspan')) || 1;
      return `${asCell(content)}\t${'\t'.repeat(span - 1)}`;
    },
  })
  .addRule('row', { filter: 'tr', replacement: (content) => `${content.replace(/^\s*\n|\n/g, '')}\n` })
  .addRule('part of a table', { filter: ['thead', 'tbody', 'tfoot'], replacement: (content) => content })
  .addRule('table', {
    filter: 'table',
    replacement: (content) => {
      const rows = content.split('\n').filter((row) => row.includes('\t'));
      const cells = rows.map((row) => row.replace(/\t$/, '').split('\t'));
      // One cell is how pages arrange things; it is no table.
      if (cells.length === 1 && cells[0]?.length === 1) return `\n\n${cells[0][0]}\n\n`;
      return cells.length > 0 ? `\n\n${tableOf(cells, (cell) => cell)}\n\n` : '';
    },
  })
  .addRule('marker of a list in Word', {
    filter: (node) => /mso-list:\s*Ignore/i.test(styleOf(node)),
    replacement: () => '',
  });

/** Marks go around the words, not the spaces. */
function marked(content: string, mark: string): string {
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(content) ?? [];
  return words && mark ? before + mark + words + mark + after : content;
}

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
