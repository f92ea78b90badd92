import { type LanguageCode, languageOf } from '../language/languages.ts';

/** Formats by language and options: to make one takes a hundred times as long as to write a number. */
const formats = new Map<string, Intl.NumberFormat>();

/**
 * Writes a number as a language does: `1,069` and `22.0`, or `1 069` and `22,0`. Unless told otherwise with two decimals
 * below 10, one below 100, and none above.
 */
export function formatNumber(value: number, language: LanguageCode, options = decimalsOf(value)): string {
  const { tag } = languageOf(language);
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return format.format(value);
}

function decimalsOf(value: number): Intl.NumberFormatOptions {
  const size = Math.abs(value);
  const decimals = size === 0 || size >= 100 ? 0 : size >= 10 ? 1 : 2;
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}
