import { type LanguageCode, languageOf } from './languages.ts';

const known = new Map<LanguageCode, string>();

/** The script in which a language is written, as ISO 15924 names it: `Cyrl`, `Latn`. */
export function scriptOf(language: LanguageCode): string {
  const script = known.get(language) ?? new Intl.Locale(languageOf(language).locale).maximize().script ?? '';
  known.set(language, script);
  return script;
}
