import type { LanguageCode } from '../language/languages.ts';

/** Asks whether a suggestion was meant; without one, gives another hint. */
export const didYouMean = {
  en: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Did you mean "${suggestion}"?`,
  uk: (suggestion: string | undefined, otherwise: string) =>
    suggestion === undefined ? otherwise : `Можливо, "${suggestion}"?`,
};

const names: Record<LanguageCode, { en: string; uk: string }> = {
  ua: { en: 'Ukrainian', uk: 'українською' },
  en: { en: 'English', uk: 'англійською' },
};

/** The languages of texts, as words of a sentence. */
export const languagesNamed = {
  en: (codes: readonly LanguageCode[]) => codes.map((code) => names[code].en).join(' and '),
  uk: (codes: readonly LanguageCode[]) => codes.map((code) => names[code].uk).join(' та '),
};
