import { languageOf } from './languages.ts';
import { oncePerLanguage } from './once-per-language.ts';

/** The script in which a language is written, as ISO 15924 names it: `Cyrl`, `Latn`. */
export const scriptOf = oncePerLanguage(
  (language) => new Intl.Locale(languageOf(language).locale).maximize().script ?? '',
);
