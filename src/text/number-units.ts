/** Units that are unambiguous after a number. */
export const clearUnits = {
  ua: 'мм|см|км|мкм|нм|кг|мг|мл|хв|кПа|МПа|ГПа|кВт|МВт|кВ|Гц|кГц|МГц|Дж|кДж|МДж|кН|МН|грн|т/год|°C|°С',
  en: 'mm|cm|km|µm|μm|nm|kg|mg|mL|min|kPa|MPa|GPa|kW|MW|kV|Hz|kHz|MHz|kJ|MJ|kN|MN|t/h|°C',
};

/** Units that are ambiguous without a space before them. */
const otherUnits = {
  ua: 'м|г|т|л|с|год|К|Па|Вт|В|А|Н|HB|HV|HRC|ppm|%|тис|млн|млрд',
  en: 'm|g|t|L|s|h|K|Pa|W|V|A|N|HB|HV|HRC|ppm|%',
};

/** Every unit that may follow a number in a language, as alternatives of a pattern. */
export function unitsAfterNumbers(language: 'ua' | 'en'): string {
  return `${clearUnits[language]}|${otherUnits[language]}`;
}
