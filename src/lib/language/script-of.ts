import { memoize } from '../text/memoize.ts';
import { type LanguageCode, languageOf } from './languages.ts';

/** The script in which a language is written, as ISO 15924 names it: `Cyrl`, `Latn`. */
export const scriptOf = memoize(
  (language: LanguageCode) => new Intl.Locale(languageOf(language).locale).maximize().script ?? '',
);
