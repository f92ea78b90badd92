import { type LanguageCode, languageOf } from '../language/languages.ts';

/** Asks whether a suggestion was meant; without one, gives another hint. */
export const didYouMean = {
  en: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Did you mean "${suggestion}"?`,
  uk: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Можливо, "${suggestion}"?`,
};

const names = {
  en: new Intl.DisplayNames('en', { type: 'language' }),
  uk: new Intl.DisplayNames('uk', { type: 'language' }),
};

/** The Ukrainian adjective of a language in a form: `англійський` with `ий`. Their names are feminine adjectives. */
export function languageAdjective(code: LanguageCode, ending: string): string {
  return (names.uk.of(languageOf(code).tag) ?? code).replace(/а$/, ending);
}

/** The languages of texts, as words of a sentence. */
export const languagesNamed = {
  en: (codes: readonly LanguageCode[]) => codes.map((code) => names.en.of(languageOf(code).tag)).join(' and '),
  uk: (codes: readonly LanguageCode[]) => codes.map((code) => languageAdjective(code, 'ою')).join(' та '),
};
