import type { LanguageCode } from '../../lib/language/languages.ts';
import { escapeXml } from '../../lib/text/escape-text.ts';
import { isNarrow, missingDecimals, numberColumns } from './number-columns.ts';

/** A table of plain words; the first cell of a row names it. */
export interface PlainTable {
  caption: string;
  /** True if the caption names what no words on the page name. */
  isCaptionHidden?: boolean;
  /** The names of its columns; empty if they have none. */
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
 * What precedes a table: the room that it scrolls in, which must be reachable by keyboard. @param name what it is called
 * @param narrow whether it stays a table on a phone
 */
export function tableStart(name: string | undefined, narrow: boolean): string {
  const label = name ? ` role="group" aria-label="${escapeXml(name)}"` : '';
  return `<div class="table-scroll" tabindex="0"${label}><table${narrow ? '' : ' class="stacked-rows"'}>`;
}

/** What follows a table. */
export const tableEnd = '</table></div>';
