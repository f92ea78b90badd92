import { englishName, ukrainianName } from '../language/language-names.ts';
import type { LanguageCode } from '../language/languages.ts';

/** Asks whether a suggestion was meant; without one, gives another hint. */
export const didYouMean = {
  en: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Did you mean "${suggestion}"?`,
  uk: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Можливо, "${suggestion}"?`,
};

/** Names in quotation marks, one after the other. */
export function quotedNames(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** The languages of texts, as words of a sentence. */
export const languagesNamed = {
  en: (codes: readonly LanguageCode[]) => codes.map(englishName).join(' and '),
  uk: (codes: readonly LanguageCode[]) => codes.map((code) => ukrainianName(code, 'ою')).join(' та '),
};
