import { rangeOfMatch, type TextRange } from '../../../text/text-range.ts';

/** Lines one below the other that have tabs between their cells, as spreadsheets give them. */
const rows = /^[^\n\t]*\t[^\n]*(?:\n[^\n\t]*\t[^\n]*)+$/gm;

/** Where a text has a table as a spreadsheet gives it: two rows or more. */
export function spreadsheetRows(text: string): TextRange[] {
  if (!text.includes('\t')) return [];
  return [...text.matchAll(rows)].map(rangeOfMatch);
}

/** Whether a character of a text lies in one of some ranges. */
export function isWithin(ranges: readonly TextRange[], index: number): boolean {
  return ranges.some(({ from, to }) => index >= from && index < to);
}

/** A row as Markdown has it. */
export function markdownRow(row: string): string {
  return `| ${row
    .split('\t')
    .map((cell) => cell.trim().replaceAll('|', '\\|'))
    .join(' | ')} |`;
}
