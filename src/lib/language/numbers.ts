import { memoize } from '../text/memoize.ts';
import { type ByLanguage, type LanguageCode, languageOf, ofLanguage } from './languages.ts';

/** The signs within a written number. */
export interface NumberSigns {
  /** Before the decimals. */
  decimal: string;
  /** Between the thousands. */
  group: string;
}

/** The signs with which a language writes numbers, as Unicode's data have them. */
export const numberSigns = memoize((language: LanguageCode): NumberSigns => {
  const parts = new Intl.NumberFormat(languageOf(language).locale, { useGrouping: 'always' }).formatToParts(12345.6);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
});

/** Units that are unambiguous after a number. */
const clear: ByLanguage<string> = {
  ua: 'мм|см|км|мкм|нм|кг|мг|мл|хв|кПа|МПа|ГПа|кВт|МВт|кВ|Гц|кГц|МГц|Дж|кДж|МДж|кН|МН|грн|т/год|°C|°С',
  en: 'mm|cm|km|µm|μm|nm|kg|mg|mL|min|kPa|MPa|GPa|kW|MW|kV|Hz|kHz|MHz|kJ|MJ|kN|MN|t/h|°C',
};

/** Units that are ambiguous without a space before them. */
const others: ByLanguage<string> = {
  ua: 'м|г|т|л|с|год|К|Па|Вт|В|А|Н|HB|HV|HRC|ppm|%|тис|млн|млрд',
  en: 'm|g|t|L|s|h|K|Pa|W|V|A|N|HB|HV|HRC|ppm|%',
};

/** Units that are unambiguous after a number in a language, as alternatives of a pattern. */
export function clearUnits(language: LanguageCode): string {
  return ofLanguage(clear, language);
}

/** Every unit that may follow a number in a language, as alternatives of a pattern. */
export function unitsAfterNumbers(language: LanguageCode): string {
  return `${clearUnits(language)}|${ofLanguage(others, language)}`;
}

/** Writes whole numbers in their order, those that follow each other as a range: `2–4`, `1, 3`. */
export function numberRange(numbers: readonly number[]): string {
  const [first = 0, ...others] = [...numbers].sort((a, b) => a - b);
  const isRow = others.length > 0 && others.every((each, index) => each === first + index + 1);
  return isRow ? `${first}–${others.at(-1)}` : [first, ...others].join(', ');
}

/** The codes of ISO 4217 that languages have words for. */
export function currencyCodes(): string[] {
  return Intl.supportedValuesOf('currency');
}
