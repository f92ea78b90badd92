import { decimalsOf, readNumber } from '../../content/read-number.ts';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { numberSigns } from '../../lib/language/number-signs.ts';

/** A column whose cells are numbers, to be aligned by their decimal signs. */
export interface NumberColumn {
  /** The most decimals of a cell. */
  decimals: number;
}

/** What stands for a value that there is not. */
const nothing = /^[—–-]?$/;

/** Finds the columns of a table that have nothing but numbers. @param rows the words of the cells, without the head */
export function numberColumns(
  rows: readonly (readonly string[])[],
  language: LanguageCode,
): (NumberColumn | undefined)[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: count }, (_, column) => {
    const cells = rows.map((row) => (row[column] ?? '').trim()).filter((cell) => !nothing.test(cell));
    if (!cells.length || cells.some((cell) => readNumber(cell, language) === undefined)) return undefined;
    return { decimals: Math.max(...cells.map((cell) => decimalsOf(cell, language))) };
  });
}

/** What a number lacks of the decimals of its column: an unseen end of that width puts the decimal signs below each other. */
export function missingDecimals(cell: string, { decimals }: NumberColumn, language: LanguageCode): string {
  if (readNumber(cell, language) === undefined) return '';
  const own = decimalsOf(cell, language);
  const sign = own === 0 && decimals > 0 ? numberSigns(language).decimal : '';
  return sign + '0'.repeat(decimals - own);
}
