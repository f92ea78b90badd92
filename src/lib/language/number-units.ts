import { type ByLanguage, type LanguageCode, ofLanguage } from './languages.ts';

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
