import { type HTMLElement, type Node as HtmlNode, NodeType, parse } from 'node-html-parser';
import type { Mark, Node } from 'prosemirror-model';
import { inSigns } from '../../../lib/text/escape-text.ts';
import { withoutTracking } from '../../../lib/text/web-address.ts';
import { joinEntries, type ListPart } from './pasted-lists.ts';
import { inOneLine, textSchema } from './text-schema.ts';

/** The state that an element hands to what is in it. */
interface Around {
  marks: readonly Mark[];
  /** The number of lists around it. */
  depth: number;
}

const { nodes, marks } = textSchema;
const isElement = (node: HtmlNode): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE;
/** The name of an element; that of a whole document is empty. */
const nameOf = ({ rawTagName }: HTMLElement) => (rawTagName ?? '').toLowerCase();
const styleOf = (element: HTMLElement) => element.getAttribute('style') ?? '';
const numberOf = (element: HTMLElement, name: string) => {
  const digits = /^\s*\d+/.exec(element.getAttribute(name) ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
};

const blocks = new Set([
  ...'p ul ol li blockquote h1 h2 h3 h4 h5 h6 div pre table caption section article aside header footer'.split(' '),
  ...'main nav figure figcaption center hr address dl dt dd form fieldset body html head'.split(' '),
]);
// Pictures of another page or document cannot be shown: they are added as files.
const foreign = new Set('script noscript style title meta link img picture svg xml template'.split(' '));
/** The sign of an entry or of a numbered heading, which Word writes into it. */
const isSign = (element: HTMLElement) => /mso-list:\s*Ignore/i.test(styleOf(element));

/**
 * Reads what Word, Google Docs, a spreadsheet or another page has put on the clipboard: nothing but what Markdown can say. Lists are nested
 * in their entries, tables are grids, raised text is in signs.
 */
export function readPastedHtml(html: string): readonly Node[] {
  // Conditions of Word are neither elements nor comments.
  const root = parse(html.replace(/<!\[[^\]<>]*\]>/g, ''), { blockTextElements: { script: true, style: true } });
  return joinEntries(partsOf(root, { marks: [], depth: 0 }));
}

/** The parts of an element: its words in paragraphs between its blocks. */
function partsOf(element: HTMLElement, around: Around): ListPart[] {
  const parts: ListPart[] = [];
  let words: Node[] = [];
  const flush = () => {
    const content = withoutSpaces(words);
    if (content.length > 0) parts.push(nodes.paragraph.create(null, content));
    words = [];
  };
  const add = (node: HtmlNode, inherited: readonly Mark[]) => {
    if (node.nodeType === NodeType.TEXT_NODE) words.push(...textNodes(node.text, inherited));
    if (!isElement(node) || foreign.has(nameOf(node)) || isSign(node)) return;
    const raised = raisedText(node);
    if (raised !== undefined) words.push(...textNodes(raised, inherited));
    else if (nameOf(node) === 'br') words.push(nodes.hard_break.create());
    else if (nameOf(node) === 'code') words.push(...textNodes(codeOf(node), [marks.code.create()]));
    else if (blocks.has(nameOf(node))) {
      flush();
      parts.push(...blockParts(node, { ...around, marks: inherited }));
    } else for (const child of node.childNodes) add(child, marksOf(node, inherited));
  };
  for (const child of element.childNodes) add(child, around.marks);
  flush();
  return parts;
}

const textNodes = (text: string, own?: readonly Mark[]) => (text ? [textSchema.text(text, own)] : []);

/** Words as browsers show them: of several spaces one, and none at the beginning of a line. */
function withoutSpaces(words: readonly Node[]): Node[] {
  const found: Node[] = [];
  for (const node of words) {
    const isSpaced = /(?:^| )$/.test(found.at(-1)?.text ?? '');
    const text = node.text?.replace(/[ \t\r\n\f\u00a0]+/g, ' ').replace(isSpaced ? /^ / : '', '');
    found.push(...(text === undefined ? [node] : textNodes(text, node.marks)));
  }
  return found.some(({ text }) => text?.trim()) ? found : [];
}

/** The text of code, whose lines may be elements. */
function codeOf(element: HTMLElement): string {
  return element.childNodes
    .map((node) => (isElement(node) ? (nameOf(node) === 'br' ? '\n' : codeOf(node)) : node.text))
    .join('');
}

/** Raised or lowered text in signs of its own; undefined for what is neither. */
function raisedText(element: HTMLElement): string | undefined {
  const position = /vertical-align:\s*(super|sub)\b/i.exec(styleOf(element))?.[1] ?? nameOf(element);
  // A link in it is worth more than its position.
  if (!/^su[bp]/i.test(position) || element.querySelector('a[href^="http"]')) return undefined;
  const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(element.text) ?? [];
  return before + inSigns(words, { isRaised: /^sup/i.test(position), next: after + textAfter(element) }) + after;
}

/** The words after an element in its paragraph. */
function textAfter(element: HTMLElement): string {
  const { parentNode: parent } = element;
  if (!parent) return '';
  const following = parent.childNodes.slice(parent.childNodes.indexOf(element) + 1);
  const words = following.map(({ text }) => text).join('');
  return words || blocks.has(nameOf(parent)) ? words : textAfter(parent);
}

function marksOf(element: HTMLElement, inherited: readonly Mark[]): readonly Mark[] {
  const name = nameOf(element);
  const weight = /font-weight:\s*(\w+)/i.exec(styleOf(element))?.[1];
  const slope = /font-style:\s*(\w+)/i.exec(styleOf(element))?.[1];
  const isBold = weight ? /^bold/i.test(weight) || Number(weight) >= 600 : /^(?:b|strong)$/.test(name) || undefined;
  const isItalic = slope ? /^(?:italic|oblique)/i.test(slope) : /^(?:i|em)$/.test(name) || undefined;
  const address = name === 'a' ? (element.getAttribute('href') ?? '') : '';
  // Another address leads nowhere from here.
  const href = /^(?:https?:|mailto:|tel:)/i.test(address) ? withoutTracking(address) : undefined;
  let own = inherited;
  if (isBold !== undefined) own = isBold ? marks.strong.create().addToSet(own) : marks.strong.removeFromSet(own);
  if (isItalic !== undefined) own = isItalic ? marks.em.create().addToSet(own) : marks.em.removeFromSet(own);
  return href === undefined ? own : marks.link.create({ href }).addToSet(own);
}

function blockParts(element: HTMLElement, around: Around): ListPart[] {
  const name = nameOf(element);
  if (name === 'hr') return [nodes.rule.create()];
  if (name === 'pre') return [nodes.code_block.create(null, textNodes(codeOf(element)))];
  if (name === 'table') return tableParts(element, around);
  if (name === 'ul' || name === 'ol') return entriesOf(element, { ...around, depth: around.depth + 1 });
  const parts = partsOf(element, name === 'blockquote' ? { ...around, depth: 0 } : around);
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading) return headingOf(inOneLine(joinEntries(parts)), Number(heading));
  if (name === 'blockquote') return parts.length > 0 ? [nodes.quote.create(null, joinEntries(parts, true))] : [];
  const sign = name === 'p' && signOfWord(element);
  return sign ? [{ ...sign, blocks: joinEntries(parts, true) }] : parts;
}

/** A page has its heading already, and a heading is bold as a whole. */
function headingOf(words: readonly Node[], level: number): Node[] {
  const plain = words.map((node) => node.mark(marks.strong.removeFromSet(node.marks)));
  return words.length > 0 ? [nodes.heading.create({ level: Math.max(level, 2) }, plain)] : [];
}

/** The level and the sign of a paragraph by which Word writes the entry of a list; undefined for another paragraph. */
function signOfWord(paragraph: HTMLElement) {
  const level = /mso-list:\s*(\S+)\s+level(\d+)(?:\s+(lfo\d+))?/i.exec(styleOf(paragraph));
  const sign = paragraph.querySelectorAll('span').find(isSign)?.text.trim();
  if (!level && !(sign !== undefined && /^MsoList/.test(paragraph.getAttribute('class') ?? ''))) return undefined;
  const number = /\d+(?=\D*$)/.exec(sign ?? '')?.[0];
  return {
    level: Number(level?.[2]),
    // A letter alone is how Word draws a bullet; one with a bracket or a full stop is counted.
    isNumbered: number !== undefined || /^\(?\p{L}{1,5}[.)]$/u.test(sign ?? ''),
    ...(number && { number: Number(number) }),
    list: `${level?.[1]} ${level?.[3]}`,
  };
}

/** The entries of a list and of those in it: Google Docs has inner ones beside the entries, Word on the web tells the level of each. */
function entriesOf(list: HTMLElement, around: Around): ListPart[] {
  const isNumbered = nameOf(list) === 'ol';
  const start = numberOf(list, 'start') ?? 1;
  let count = 0;
  return list.childNodes.filter(isElement).flatMap((item): ListPart[] => {
    if (nameOf(item) !== 'li') return blockParts(item, around);
    const parts = partsOf(item, around);
    const own = {
      level: item.hasAttribute('data-aria-level') ? Number(item.getAttribute('data-aria-level')) : around.depth,
      isNumbered,
      list: item.getAttribute('data-listid') ?? '',
    };
    const number = 'level' in (parts[0] ?? own) ? undefined : start + count++;
    return parts.map((part, index) => {
      if ('level' in part) return part;
      // Words behind an inner list, or a further paragraph, belong to the entry before.
      return { ...own, blocks: [part], ...(index === 0 ? { number } : { isMore: true }) };
    });
  });
}

function tableParts(table: HTMLElement, around: Around): ListPart[] {
  const rows = cellGrid(table).map((row) => row.map((cell) => (cell ? partsOf(cell, { ...around, depth: 0 }) : [])));
  // One cell, or tables in a table, are how pages arrange things; it is no table.
  if (rows.flat().length <= 1 || table.querySelector('table')) return rows.flat(2);
  const caption = table.querySelector('caption');
  const words = caption ? inOneLine(joinEntries(partsOf(caption, around))) : [];
  const own = rows.map((cells, index) => {
    const type = index === 0 ? nodes.table_header : nodes.table_cell;
    return nodes.table_row.create(
      null,
      cells.map((cell) => type.create(null, inOneLine(joinEntries(cell)))),
    );
  });
  return [...(words.length > 0 ? [nodes.caption.create(null, words)] : []), nodes.table.create(null, own)];
}

/** More columns and rows no cell spans: so it is in browsers. */
const [mostColumns, mostRows] = [1000, 65_534];

/**
 * The cells of a table, row by row, each in its column: where a cell spans several columns or rows, the further ones have none. Columns
 * and rows in which no cell begins are left out.
 */
function cellGrid(table: HTMLElement): (HTMLElement | undefined)[][] {
  const rows = table.querySelectorAll('tr').filter(({ parentNode }) => parentNode?.closest('table') === table);
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
      const width = Math.min(numberOf(cell, 'colspan') || 1, mostColumns);
      const height = Math.min(numberOf(cell, 'rowspan') ?? 1, mostRows);
      const end = height === 0 ? part : Math.min(part, y + height);
      for (const reached of taken.slice(y, end)) for (let each = x; each < x + width; each++) reached.add(each);
      x += width;
    }
  }
  const columns = [...new Set(grid.flatMap((row) => Object.keys(row).map(Number)))].sort((a, b) => a - b);
  return grid.filter((row) => row.length > 0).map((row) => columns.map((x) => row[x]));
}
