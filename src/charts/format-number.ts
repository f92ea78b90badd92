import { type LanguageCode, languageOf } from '../language/languages.ts';

/** Writes a number as a language does: `1,069.5` or `1 069,5`; with three significant digits unless told otherwise. */
export function formatNumber(
  value: number,
  language: LanguageCode,
  options: Intl.NumberFormatOptions = { maximumSignificantDigits: 3 },
): string {
  return new Intl.NumberFormat(languageOf(language).tag, options).format(value);
}
