import { englishName, ukrainianName } from '../lib/language/language-names.ts';
import type { LanguageCode } from '../lib/language/languages.ts';

/** Asks whether a suggestion was meant; without one, gives another hint. */
export const didYouMean = {
  en: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Did you mean "${suggestion}"?`,
  uk: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Можливо, "${suggestion}"?`,
};

/** Says what to write; without a suggestion, gives another hint. */
export const writeInstead = {
  en: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Write "${suggestion}".`,
  uk: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Напишіть "${suggestion}".`,
};

/** Names in quotation marks, one after the other. */
export function quotedNames(names: readonly string[]): string {
  return names.map((name) => `"${name}"`).join(', ');
}

/** Words in a row, the last one behind a conjunction: `A, B and C`. */
export function inRow(words: readonly string[], conjunction: string): string {
  const [last = '', ...others] = words.toReversed();
  return others.length ? `${others.toReversed().join(', ')} ${conjunction} ${last}` : last;
}

/** The languages of texts, as words of a sentence. */
export const languagesNamed = {
  en: (codes: readonly LanguageCode[]) => inRow(codes.map(englishName), 'and'),
  uk: (codes: readonly LanguageCode[]) =>
    inRow(
      codes.map((code) => ukrainianName(code, 'ою')),
      'та',
    ),
};
