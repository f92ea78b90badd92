import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';
import { inSigns } from '../../../lib/text/escape-text.ts';
import { withoutTracking } from '../../../lib/text/web-address.ts';
import { isElement, nameOf, nestLists } from './pasted-lists.ts';
import { escaped, inHtml, type Run, writeRuns } from './pasted-runs.ts';

/** More columns and rows no cell spans: so it is in browsers. */
const mostColumns = 1000;
const mostRows = 65_534;

/**
 * The cells of a table, row by row, each in its column: where a cell spans several columns or rows, the further ones have none. Columns
 * and rows in which no cell begins are left out.
 */
function cellGrid(table: HTMLElement): (HTMLElement | undefined)[][] {
  const isOwn = (element: HTMLElement) => element.parentNode?.closest('table') === table;
  const rows = table.querySelectorAll('tr').filter(isOwn);
  const grid: (HTMLElement | undefined)[][] = rows.map(() => []);
  const taken: Set<number>[] = rows.map(() => new Set());
  for (const [y, row] of rows.entries()) {
    // A cell reaches no further than the part of the table that it is in.
    const part = rows.findLastIndex(({ parentNode }) => parentNode === row.parentNode) + 1;
    let x = 0;
    for (const cell of row.childNodes.filter(isElement).filter((each) => /^t[dh]$/.test(nameOf(each)))) {
      while (taken[y]?.has(x)) x++;
      const own = grid[y];
      if (own) own[x] = cell;
      const width = Math.min(span(cell, 'colspan') || 1, mostColumns);
      const height = Math.min(span(cell, 'rowspan') ?? 1, mostRows);
      const end = height === 0 ? part : Math.min(part, y + height);
      for (const reached of taken.slice(y, end)) for (let each = x; each < x + width; each++) reached.add(each);
      x += width;
    }
  }
  const begun = new Set(grid.flatMap((row) => row.flatMap((cell, x) => (cell ? [x] : []))));
  const columns = [...begun].sort((a, b) => a - b);
  return grid.filter((row) => row.length > 0).map((row) => columns.map((x) => row[x]));
}

/** The number that a cell has in an attribute; undefined for one that is no number. */
function span(cell: HTMLElement, name: 'colspan' | 'rowspan'): number | undefined {
  const digits = /^\s*\d+/.exec(cell.getAttribute(name) ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
}

/** The marks that a word inherits from the elements around it. */
type Marks = Omit<Run, 'text' | 'raw'>;

/** Elements that stay, without their attributes; other blocks become paragraphs, and of other elements the words stay. */
const kept = new Set('p ul ol li blockquote h2 h3 h4 h5 h6'.split(' '));
const blocks = new Set(
  [
    ...kept,
    ...'h1 div pre table caption section article aside header footer main nav figure figcaption center hr'.split(' '),
  ].concat('address dl dt dd form fieldset body html head'.split(' ')),
);
// Pictures of another page or document cannot be shown: they are added as files.
const foreign = 'script, noscript, style, title, meta, link, img, picture, svg, xml, template';

const styleOf = (element: HTMLElement) => element.getAttribute('style') ?? '';

/**
 * Makes clean HTML of what Word, Google Docs, a spreadsheet or another page has put on the clipboard: nothing but what Markdown can
 * say, in the form in which it can say it. Lists are nested in their entries, tables are grids, raised text is in signs, marks are
 * where Markdown reads them as marks.
 */
export function cleanPasted(html: string): string {
  // Conditions of Word are neither elements nor comments.
  const root = parse(html.replace(/<!\[[^\]<>]*\]>/g, ''), { blockTextElements: { script: true, style: true } });
  for (const element of root.querySelectorAll(foreign)) element.remove();
  for (const br of root.querySelectorAll('pre br, code br')) br.replaceWith('\n');
  writeSigns(root);
  nestLists(root);
  // Headings are numbered, too.
  for (const span of root.querySelectorAll('span')) if (/mso-list:\s*Ignore/i.test(styleOf(span))) span.remove();
  return childrenHtml(root, {});
}

/** Writes raised and lowered text in signs of its own. */
function writeSigns(root: HTMLElement): void {
  for (const element of root.querySelectorAll('sup, sub, span')) {
    const position = /vertical-align:\s*(super|sub)\b/i.exec(styleOf(element))?.[1] ?? nameOf(element);
    // A link in it is worth more than its position.
    if (!/^su[bp]/i.test(position) || element.querySelector('a[href^="http"]')) continue;
    const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(element.text) ?? [];
    const signs = inSigns(words, { isRaised: /^sup/i.test(position), next: after + textAfter(element) });
    element.replaceWith(escaped(before + signs + after));
  }
}

/** The words after an element in its paragraph. */
function textAfter(element: HTMLElement): string {
  const { parentNode: parent } = element;
  if (!parent) return '';
  const following = parent.childNodes.slice(parent.childNodes.indexOf(element) + 1);
  const words = following.map(({ text }) => text).join('');
  return words || blocks.has(nameOf(parent)) ? words : textAfter(parent);
}

/** The clean HTML of what is in an element: its words in marks, between its blocks. */
function childrenHtml(element: HTMLElement, marks: Marks): string {
  let written = '';
  let runs: Run[] = [];
  // A heading is bold as a whole.
  const isHeading = /^h[1-6]$/.test(nameOf(element));
  const flush = () => {
    written += writeRuns(isHeading ? runs.map((run) => ({ ...run, isBold: false })) : runs, inHtml);
    runs = [];
  };
  const add = (node: Node, inherited: Marks) => {
    if (node.nodeType === NodeType.TEXT_NODE) runs.push({ ...inherited, text: node.text });
    if (!isElement(node)) return;
    const name = nameOf(node);
    if (name === 'br') runs.push({ text: '\n', raw: inHtml.lineBreak });
    else if (name === 'code') runs.push({ text: node.text, raw: `<code>${escaped(node.text)}</code>` });
    else if (blocks.has(name)) {
      flush();
      written += blockHtml(node, inherited);
    } else for (const child of node.childNodes) add(child, marksOf(node, inherited));
  };
  for (const child of element.childNodes) add(child, marks);
  flush();
  return written;
}

function marksOf(element: HTMLElement, inherited: Marks): Marks {
  const name = nameOf(element);
  const style = styleOf(element);
  const weight = /font-weight:\s*(\w+)/i.exec(style)?.[1];
  const slope = /font-style:\s*(\w+)/i.exec(style)?.[1];
  const address = name === 'a' ? (element.getAttribute('href') ?? '') : '';
  return {
    ...inherited,
    ...(/^(?:b|strong)$/.test(name) && { isBold: true }),
    ...(/^(?:i|em)$/.test(name) && { isItalic: true }),
    ...(weight && { isBold: /^bold/i.test(weight) || Number(weight) >= 600 }),
    ...(slope && { isItalic: /^(?:italic|oblique)/i.test(slope) }),
    // Another address leads nowhere from here.
    ...(/^(?:https?:|mailto:|tel:)/i.test(address) && { href: withoutTracking(address) }),
  };
}

function blockHtml(element: HTMLElement, marks: Marks): string {
  const name = nameOf(element);
  if (name === 'hr') return '<hr>';
  if (name === 'pre') return `<pre><code>${escaped(element.text)}</code></pre>`;
  if (name === 'table') return tableHtml(element, marks);
  const html = childrenHtml(element, marks);
  if (!html.trim()) return '';
  // A page has its heading already.
  const tag = name === 'h1' ? 'h2' : kept.has(name) ? name : 'div';
  const start = name === 'ol' ? Number(element.getAttribute('start')) : 0;
  return `<${tag}${start ? ` start="${start}"` : ''}>${html}</${tag}>`;
}

function tableHtml(table: HTMLElement, marks: Marks): string {
  const caption = table.querySelector('caption');
  const words = caption && childrenHtml(caption, marks);
  const rows = cellGrid(table).map((row) => row.map((cell) => (cell ? childrenHtml(cell, marks) : '')));
  // One cell, or tables in a table, are how pages arrange things; it is no table.
  const cells = rows.flat();
  if (cells.length <= 1 || table.querySelector('table')) return cells.map((html) => `<div>${html}</div>`).join('');
  const grid = rows.map((row) => `<tr>${row.map((html) => `<td>${html}</td>`).join('')}</tr>`);
  return `${words?.trim() ? `<p>: ${words}</p>` : ''}<table>${grid.join('')}</table>`;
}
