/** A character that begins a page within the text of a document. */
export const pageStart = '\f';

/** An entry of a list. */
export interface DocumentListItem {
  /** The number or letter as the document has it, empty for a bullet; undefined if the entry began on the page before. */
  label?: string | undefined;
  text: string;
  items: DocumentListItem[];
}

/** The length of a text that nothing is appended to any more: each time its end is looked at, all of it is put together. */
const longestText = 20_000;

/** A cell of a table. */
export interface DocumentCell {
  text: string;
  isHeader: boolean;
}

/** A table's row, each cell with the room that its words take on the page. */
export type PlacedRow = (DocumentCell & { left: number; right: number })[];

/** A part of a document's text. */
export type DocumentBlock =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph' | 'figure'; text: string }
  | { kind: 'list'; items: DocumentListItem[] }
  | { kind: 'table'; rows: DocumentCell[][] }
  /** The rows of a table that cannot be shown as one. */
  | { kind: 'lines'; page: number; rows: string[] };

/**
 * Makes a table of rows that have a cell in each column. Rows of other tables become lines: pdf.js does not say over how many rows and
 * columns a cell goes, and a cell in the wrong column would say something else.
 */
export function tableBlock(rows: readonly PlacedRow[], page: number): DocumentBlock[] {
  const filled = rows.filter((row) => row.some(({ text }) => text.trim()));
  if (!filled.length) return [];
  const columns = filled[0]?.length ?? 0;
  const isRegular = filled.length > 1 && columns > 1 && filled.every((row) => row.length === columns);
  if (isRegular && !hasCommonRoom(filled, columns)) {
    return [{ kind: 'table', rows: filled.map((row) => row.map(({ text, isHeader }) => ({ text, isHeader }))) }];
  }
  const words = filled.map((row) => row.flatMap(({ text }) => text.trim() || []).join(' · '));
  return [{ kind: 'lines', page, rows: words }];
}

/** Tells if cells of different columns stand below each other, as they do where one goes over several columns. */
function hasCommonRoom(rows: readonly PlacedRow[], columns: number): boolean {
  const ends = Array.from({ length: columns }, (_, column) => {
    const cells = rows.flatMap((row) => (row[column]?.text.trim() ? [row[column]] : []));
    return { left: Math.min(...cells.map(({ left }) => left)), right: Math.max(...cells.map(({ right }) => right)) };
  });
  return ends.some(({ right }, column) => ends.slice(column + 1).some(({ left }) => left < right - 1));
}

const firstLabel = /^(?:([•●○▪■□◦‣∙·*–—\uf000-\uf0ff-])|(\(?(?:\d{1,3}|\p{Ll})\)))\s+/u;

/** An entry of a list by its words, which begin with a bullet, a number or a letter; undefined for other words. */
export function listItem(words: string): DocumentListItem | undefined {
  const [found, , label = ''] = firstLabel.exec(words) ?? [];
  return found === undefined ? undefined : { label, text: words.slice(found.length), items: [] };
}

/** Appends a block to the one before if that goes on in it. @returns false if it does not */
export function goesOn(last: DocumentBlock | undefined, next: DocumentBlock): boolean {
  if (last?.kind === 'paragraph' && next.kind === 'paragraph') {
    if (last.text.length > longestText) return false;
    const end = last.text.slice(-100);
    if (!/[\p{L}\d,–—-]\s*$/u.test(end) || !/^\s*[\p{Ll}\d(]/u.test(next.text)) return false;
    if (!/^\s*\p{Ll}/u.test(next.text) && !/[,–—-]\s*$/.test(end)) return false;
    last.text += `\n${next.text}`;
    return true;
  }
  if (last?.kind === 'list' && next.kind === 'list') return listGoesOn(last.items, next.items);
  if (last?.kind === 'list' && next.kind === 'paragraph') {
    const item = lastItem(last.items);
    if (!item || item.text.length > longestText || !/^\s*\p{Ll}/u.test(next.text)) return false;
    if (/[.;:!?…]\s*$/.test(item.text.slice(-100))) return false;
    item.text += `\n${next.text}`;
    return true;
  }
  if (last?.kind !== 'table' || next.kind !== 'table') return false;
  if (last.rows[0]?.length !== next.rows[0]?.length || isHead(next.rows[0])) return false;
  last.rows.push(...next.rows);
  return true;
}

function lastItem(items: readonly DocumentListItem[]): DocumentListItem | undefined {
  const last = items.at(-1);
  return last?.items.length ? lastItem(last.items) : last;
}

function listGoesOn(items: DocumentListItem[], next: readonly DocumentListItem[]): boolean {
  const [last, first] = [items.at(-1), next[0]];
  if (!last || !first) return true;
  if (first.label === undefined) {
    (lastItem(items) ?? last).text += `\n${first.text}`;
    if (!last.items.length || !listGoesOn(last.items, first.items)) last.items.push(...first.items);
    items.push(...next.slice(1));
    return true;
  }
  if (!follows(last.label ?? '', first.label)) return false;
  items.push(...next);
  return true;
}

const letters = 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя';

/** Tells if a label can be the next after another: bullets after bullets, 4 after 3, and г after в; lists leave out some letters. */
function follows(before: string, label: string): boolean {
  const [one, next] = [before, label].map((each) => each.replace(/[^\p{L}\d.]/gu, '').replace(/\.$/, ''));
  if (!one || !next) return !one && !next;
  const number = /\d+$/;
  if (number.test(one) && number.test(next)) return Number(number.exec(next)) === Number(number.exec(one)) + 1;
  const [from, to] = [one, next].map((each) => letters.indexOf(each.toLowerCase()));
  if (from === undefined || to === undefined || from < 0) return next.charCodeAt(0) === one.charCodeAt(0) + 1;
  return to > from && to <= from + 3;
}

/** Tells if a row of a table names its columns. */
export function isHead(row: readonly DocumentCell[] = []): boolean {
  return row.length > 0 && row.every(({ isHeader }) => isHeader);
}

/** The words of a row of a table. */
export function rowWords(row: readonly DocumentCell[] = []): string {
  return row.map(({ text }) => text.replace(/\s+/g, ' ').trim()).join('\0');
}

/** Makes a block of other words. */
export function withTexts(block: DocumentBlock, change: (text: string) => string): DocumentBlock {
  if (block.kind === 'list') return { ...block, items: itemsWith(block.items, change) };
  if (block.kind === 'lines') return { ...block, rows: block.rows.map(change) };
  if (block.kind !== 'table') return { ...block, text: change(block.text) };
  return { ...block, rows: block.rows.map((row) => row.map((cell) => ({ ...cell, text: change(cell.text) }))) };
}

function itemsWith(items: readonly DocumentListItem[], change: (text: string) => string): DocumentListItem[] {
  return items.map((item) => ({ ...item, text: change(item.text), items: itemsWith(item.items, change) }));
}
