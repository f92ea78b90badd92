import { decimalsOf, readNumber } from '../../content/units.ts';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { numberSigns } from '../../lib/language/numbers.ts';
import { escapeXml } from '../../lib/text/escape-text.ts';

/** Signs that stand for a missing value. */
const nothing = /^[—–-]?$/;

/** Finds the columns of a table that have nothing but numbers, to be aligned by their decimal signs. @param rows the words of the cells, without the head */
export function numberColumns(rows: readonly (readonly string[])[], language: LanguageCode) {
  const count = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, column) => {
    const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => !nothing.test(cell));
    if (!cells.length || cells.some((cell) => readNumber(cell, language) === undefined)) return undefined;
    return { decimals: Math.max(...cells.map((cell) => decimalsOf(cell, language))) };
  });
}

/** The decimals of its column that a number lacks: an unseen end of that width puts the decimal signs below each other. */
export function missingDecimals(cell: string, { decimals }: { decimals: number }, language: LanguageCode): string {
  if (readNumber(cell, language) === undefined) return '';
  const own = decimalsOf(cell, language);
  const sign = own === 0 && decimals > 0 ? numberSigns(language).decimal : '';
  return sign + '0'.repeat(decimals - own);
}

/** Letters that have room beside each other on a phone of 320 px, the narrowest that pages are made for (WCAG 2.2, 1.4.10). */
const room = 30;

const gap = 2;

/** The number of times a row may fill the room: longer texts are read better below each other. */
const lines = 2;

/**
 * Tells if a table has room on a phone, where the rows of others become cards: if the longest words of its columns stand
 * beside each other. @param rows the words of the cells, with the head; a no-break space is part of a word
 */
export function isNarrow(rows: readonly (readonly string[])[]): boolean {
  const longestWords: number[] = [];
  for (const row of rows) {
    if (row.join('').length > lines * room) return false;
    for (const [column, cell] of row.entries()) {
      const lengths = cell.split(/[ -]/).map((word) => word.length);
      longestWords[column] = Math.max(longestWords[column] ?? 0, ...lengths);
    }
  }
  const gaps = (longestWords.length - 1) * gap;
  return longestWords.reduce((sum, length) => sum + length, gaps) <= room;
}

/** A table of plain words; the first cell of a row names it. */
interface PlainTable {
  caption: string;
  /** True if the caption names what no words on the page name. */
  isCaptionHidden?: boolean;
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** True if the first cell of a row is one like the others. */
  isPlain?: boolean;
}

/** Writes a table as HTML, in the form of those of Markdown. */
export function tableHtml(
  { caption, isCaptionHidden = false, head, rows, isPlain = false }: PlainTable,
  language: LanguageCode,
): string {
  const columns = numberColumns(rows, language);
  const number = (column: number): string => (columns[column] ? ' data-number' : '');
  // A cell without words names nothing.
  const headCells = head.map((cell, column) =>
    cell.trim() ? `<th scope="col"${number(column)}>${escapeXml(cell)}</th>` : '<td></td>',
  );
  const body = rows.map((row) => {
    const cells = row.map((cell, column) => {
      const facts = columns[column];
      const missing = facts ? missingDecimals(cell, facts, language) : '';
      const pad = missing && ` data-pad="${missing}"`;
      const text = escapeXml(cell);
      const label = head[column]?.trim() ? ` data-label="${escapeXml(head[column] ?? '')}"` : '';
      // A number names a row only with the name of its column.
      if (column === 0 && !isPlain && text)
        return `<th scope="row"${facts ? label : ''}${number(column)}${pad}>${text}</th>`;
      return `<td${label}${number(column)}${pad}>${text}</td>`;
    });
    return `<tr>${cells.join('')}</tr>`;
  });
  const headRow = headCells.length ? `<thead><tr>${headCells.join('')}</tr></thead>` : '';
  return [
    tableStart(caption, isNarrow([head, ...rows])),
    `<caption${isCaptionHidden ? ' class="visually-hidden"' : ''}>${escapeXml(caption)}</caption>${headRow}<tbody>`,
    ...body,
    `</tbody>${tableEnd}`,
  ].join('\n');
}

/**
 * The markup before a table: the room that it scrolls in, which must be reachable by keyboard. @param name what it is called
 * @param narrow whether it stays a table on a phone
 */
export function tableStart(name: string | undefined, narrow: boolean): string {
  const label = name ? ` role="group" aria-label="${escapeXml(name)}"` : '';
  return `<div class="table-scroll" tabindex="0"${label}><table${narrow ? '' : ' class="stacked-rows"'}>`;
}

/** The markup behind a table. */
export const tableEnd = '</table></div>';
