import { type LanguageCode, languageOf } from '../../lib/language/languages.ts';

/** Formats by language and options: to make one takes a hundred times as long as to write a number. */
const formats = new Map<string, Intl.NumberFormat>();

/** Writes a number as a language does: `1,069.5`, or `1 069,5`. */
export function formatNumber(value: number, language: LanguageCode, options: Intl.NumberFormatOptions): string {
  const { tag } = languageOf(language);
  const key = `${tag} ${JSON.stringify(options)}`;
  const format = formats.get(key) ?? new Intl.NumberFormat(tag, options);
  formats.set(key, format);
  return format.format(value);
}
