import { type LanguageCode, languageOf } from '../language/languages.ts';

/**
 * Writes a number as a language does: `1,069` and `22.0`, or `1 069` and `22,0`. Unless told otherwise with two decimals
 * below 10, one below 100, and none above.
 */
export function formatNumber(value: number, language: LanguageCode, options = decimalsOf(value)): string {
  return new Intl.NumberFormat(languageOf(language).tag, options).format(value);
}

function decimalsOf(value: number): Intl.NumberFormatOptions {
  const size = Math.abs(value);
  const decimals = size === 0 || size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}
