import { type LanguageCode, languageOf } from './languages.ts';

/** The signs within a written number. */
export interface NumberSigns {
  /** Before the decimals. */
  decimal: string;
  /** Between the thousands. */
  group: string;
}

const known = new Map<LanguageCode, NumberSigns>();

/** The signs with which a language writes numbers, as Unicode's data have them. */
export function numberSigns(language: LanguageCode): NumberSigns {
  const signs = known.get(language) ?? readSigns(language);
  known.set(language, signs);
  return signs;
}

function readSigns(language: LanguageCode): NumberSigns {
  const parts = new Intl.NumberFormat(languageOf(language).locale, { useGrouping: 'always' }).formatToParts(12345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}
