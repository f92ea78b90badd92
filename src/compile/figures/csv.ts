import type { LanguageCode } from '../../lib/language/languages.ts';
import { numberSigns } from '../../lib/language/number-signs.ts';
import type { Cell, DataTable } from './data-table.ts';

/** A byte order mark: without it, spreadsheets read UTF-8 as another encoding. */
const mark = '\ufeff';

/**
 * Writes a table as the spreadsheets of a language read it: commas and decimal points in English (RFC 4180), semicolons
 * where the decimal sign is a comma, as in Ukrainian. Days are in ISO 8601, which they all read.
 */
export function csv({ head, rows }: DataTable, language: LanguageCode): string {
  const { decimal } = numberSigns(language);
  const separator = decimal === ',' ? ';' : ',';
  const cell = (value: Cell): string => {
    if (typeof value === 'object') return value.day;
    if (typeof value === 'number') return String(value).replace('.', decimal);
    // Whoever reads columns by their names types a plain space.
    const text = (value ?? '').replaceAll('\u00a0', ' ');
    return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `${mark}${[head, ...rows].map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
}
