import { monthNames } from '../../../lib/language/date-forms.ts';
import { clearUnits, numberSigns, unitsAfterNumbers } from '../../../lib/language/numbers.ts';
import { inSigns } from '../../../lib/text/escape-text.ts';
import { toLatin } from '../../../lib/text/look-alikes.ts';
import type { TypographyRule } from './typography-problems.ts';

/** Compounds of metallurgy, as they are typed without subscripts. What could as well be a code is not among them: H2, N2, O2, NO2. */
const compounds =
  'Al2O3 Al2S3 Al4C3 As2O3 B2O3 BaCO3 CaC2 CaCl2 CaCO3 CaF2 CaSO4 CH4 C2H2 C2H4 C2H6 C3H8 CeO2 CO2 Cr2O3 Cr23C6 Cr7C3 Cr3C2 Cu2O ' +
  'CuSO4 Fe2O3 Fe3O4 Fe3C Fe4N FeCl2 FeCl3 FeCO3 FeS2 FeSO4 H2O H2O2 H2S H2SO4 H3PO4 HNO3 K2CO3 K2O KMnO4 KNO3 La2O3 M23C6 M7C3 ' +
  'MgCl2 MgCO3 Mn2O3 Mn3C Mn3O4 MnO2 MnSO4 Mo2C MoO3 MoS2 Na2CO3 Na2O Na2SO4 NaHCO3 NaNO3 Nb2O5 NH3 NH4Cl Ni3Al P2O5 PbO2 SF6 Si3N4 ' +
  'SiCl4 SiF4 SiO2 SnO2 SO2 SO3 TiCl4 TiO2 V2O3 V2O5 WO3 Y2O3 ZrO2';

const known: ReadonlySet<string> = new Set(compounds.split(' '));
const subscripts = '₀₁₂₃₄₅₆₇₈₉';

/** A compound with plain digits in a text; not a part of a word or of the name of a file. */
const plainCompound = new RegExp(
  `(?<![\\p{L}_@]\\d{0,3})(?:${compounds.replaceAll(' ', '|')})(?![\\p{L}\\p{N}_@]|\\.\\p{L})`,
  'gu',
);

/** The same typed in Cyrillic letters that look alike, which is the way of Ukrainian keyboards. */
const cyrillicCompound = /(?<![\p{L}\p{N}_@.-])(?:СО[2₂]|Н[2₂]О)(?![\p{L}\p{N}_@-]|\.\p{L})/gu;

/** A formula with subscripts, in Latin letters. */
function withSubscripts(formula: string): string {
  return [...formula].map((each) => subscripts[Number.parseInt(each, 10)] ?? toLatin.get(each) ?? each).join('');
}

/** The compound that a word of two alphabets was meant to be. */
export function meantCompound(word: string): string | undefined {
  const latin = [...word].map((each) => toLatin.get(each) ?? each).join('');
  return known.has(latin) ? withSubscripts(latin) : undefined;
}

/** Latin names of units with their Ukrainian form. */
const ukrainianUnits: Record<string, string> = {
  mm: 'мм',
  cm: 'см',
  km: 'км',
  µm: 'мкм',
  μm: 'мкм',
  nm: 'нм',
  kg: 'кг',
  mg: 'мг',
  kPa: 'кПа',
  MPa: 'МПа',
  GPa: 'ГПа',
  kW: 'кВт',
  MW: 'МВт',
  kV: 'кВ',
  Hz: 'Гц',
  kHz: 'кГц',
  MHz: 'МГц',
  kJ: 'кДж',
  kN: 'кН',
};

const nbsp = '\u00a0';
const space = `[ ${nbsp}]`;
/** No letter or digit follows; an exponent may. */
const after = '(?![\\p{L}\\p{Nd}])';
const number = '(?<![\\p{L}\\p{N}.,])\\d{1,15}';
/** Signs of multiplication between two numbers, with spaces at both sides or none; of the letters, not those of grades of steel. */
const times = (signs: string) => `(?:[${signs}]|${space}[${signs}]${space})`;
const factor = '\\d{1,15}(?:[.,]\\d{1,15})?';

/** A metre alone could be a mass or a magnitude with its index: a number, or a further unit, must be beside it. */
const metre = '[мm]';
const ofUnit = '(?:кг|мг|мкг|г|т|кН|МН|Н|кДж|МДж|Дж|кВт|МВт|Вт|грн|kg|mg|µg|g|t|kN|MN|N|kJ|MJ|J|kW|MW|W|UAH)\\/';
const perUnit = '\\/(?:год|хв|с|т|кг|г|добу|h|min|s|t|kg|g|day)(?![\\p{L}\\p{N}])';
const powers = new RegExp(
  `(?<![\\p{L}\\p{N}_])(?:[скмд]м|мкм|[ckmd]m|[µμ]m)\\^?[23]${after}` +
    `|(?<=\\d${space}?|(?<!\\p{L})${ofUnit})(?:[скмд]м|мкм|[ckmd]m|[µμ]m|${metre})\\^?[23]${after}` +
    `|(?<![\\p{L}\\p{N}_])${metre}\\^?[23](?=${perUnit})` +
    `|(?<=(?<![\\p{L}\\p{N}_])${metre}\\/)[сs]\\^?2${after}`,
  'gu',
);

/** A power of ten, or a unit below the line of a fraction. */
const caretPowers =
  /(?<![\p{L}\p{N}.,^_])10\^[-−–]?\d{1,2}(?![\p{L}\p{N}^]|[.,]\d)|(?<![\p{L}\p{N}_])(?:с|хв|год|м|[скм]м|К|моль|s|min|h|m|[ckm]m|K|mol)\^[-−–][1-4](?![\p{L}\p{N}^]|[.,]\d)/gu;

/** A number or unit with its exponent raised. */
function raised(power: string): string {
  return power.replace(/\^?([-−–]?\d+)$/, (_, exponent: string) => inSigns(exponent, { isRaised: true, next: '' }));
}

/** No part of a code before a number, nor the letters of one, and no mantissa. */
const noCode = `(?<![\\p{L}\\p{N}.,/:–—·×*^-]|[×·*]${space}|\\p{Lu}{2}${space}|№${space}?)`;
/** Ten with one more digit may be a power that has lost its superscript. */
const lostPower = '10-\\d(?![\\d.,])';
const numberRange = `${noCode}(?!${lostPower})${factor}-${factor}`;

/** The patterns of numbers, their units and formulas. */
export const quantityRules: readonly TypographyRule[] = [
  { problem: 'formula', pattern: plainCompound, fix: withSubscripts },
  {
    problem: 'formula',
    language: 'ua',
    pattern: cyrillicCompound,
    fix: withSubscripts,
    // The same letters may shorten something else.
    isCertain: () => false,
  },
  { problem: 'power', pattern: powers, fix: raised },
  { problem: 'power', pattern: caretPowers, fix: raised },
  { problem: 'plus-minus', pattern: /(?<![\p{L}+/-])\+\/?-(?=[ \u00a0]?\d)/gu, fix: () => '±' },
  {
    problem: 'minus',
    mayApply: (text) => /-\d/.test(text) && /°|градус/.test(text),
    pattern: /(?<=^|[\s\u00a0(±])-(?=\d{1,15}(?:[.,]\d{1,15})?[\s\u00a0]?(?:°|градус))/gu,
    fix: () => '−',
  },
  {
    problem: 'degree',
    pattern: new RegExp(
      `(?<=\\d${space}?)(?:[º˚ᵒ⁰]${space}?[CС]|[oо][CС]|°${space}[CС]|°С)${after}|(?<=\\d${space})0[CС]${after}`,
      'gu',
    ),
    fix: () => '°C',
  },
  {
    problem: 'degree-missing',
    mayApply: (text) => /\d[ \u00a0][CС]/.test(text),
    // Behind a word that precedes temperatures; and no initial of a name.
    pattern: new RegExp(
      `(?<=(?<!\\p{L})(?:[Тт]емператур\\p{L}{1,4}|[Пп]ри|[Зз]а|[Дд]о|[Вв]ід|[Пп]онад|[Бб]лизько|temperatures?|[Aa]t|to|of|[Ff]rom|[Aa]bove|[Bb]elow|[Aa]bout)${space}` +
        `(?:\\d{2,4}[–—-])?\\d{2,4}${space})[CС]${after}(?!\\.${space}?\\p{Lu}|[₀-₉+#-])`,
      'gu',
    ),
    fix: () => '°C',
    isCertain: () => false,
  },
  {
    problem: 'times',
    mayApply: (text) => /\d[ \u00a0]?[xх*][ \u00a0]?\d/.test(text),
    pattern: new RegExp(
      `(?<=\\d)${times('xх*')}(?=${factor}(?:${times('xх*×')}${factor}){0,3}${space}?(?:км|м|см|мм|мкм|km|m|cm|mm|µm|μm)${after})`,
      'gu',
    ),
    fix: () => ' × ',
  },
  {
    problem: 'times',
    mayApply: (text) => /\d[ \u00a0]?[xх*][ \u00a0]?10[\^⁻⁰¹²³⁴-⁹]/.test(text),
    pattern: new RegExp(`(?<=${number}(?:[.,]\\d{1,15})?)${times('xх*')}(?=10[\\^⁻⁰¹²³⁴-⁹])`, 'gu'),
    fix: () => ' × ',
  },
  {
    problem: 'range',
    pattern: (language) => new RegExp(`${numberRange}(?=${space}?(?:${clearUnits(language)}|%)${after})`, 'gu'),
    fix: (found) => found.replace('-', '–'),
  },
  {
    problem: 'range',
    // From one hour to another.
    pattern: /(?<![\p{L}\d.:-])\d{1,2}:[0-5]\d-\d{1,2}:[0-5]\d(?![\p{L}\d:-])/gu,
    fix: (found) => found.replace('-', '–'),
  },
  {
    problem: 'thousands',
    pattern: (language) =>
      new RegExp(
        `(?<![\\p{L}\\p{N}.,/№–-]|№${space}|\\d${space})[1-9]\\d{4,8}(?=${space}(?:${unitsAfterNumbers(language)})${after})`,
        'gu',
      ),
    fix: (found, language) => found.replace(/\B(?=(?:\d{3})+$)/g, numberSigns(language).group),
  },
  {
    problem: 'number-ending',
    language: 'ua',
    // Of numbers that count; those that number have one letter, or two.
    pattern: /(?<![\p{L}\d.,-])\d{1,3}-т(?:и|ь|ьох|ьма)(?![\p{L}’-])/gu,
    fix: (found) => found.replace(/-.*/, ''),
  },
  {
    problem: 'number-ending',
    language: 'ua',
    pattern: new RegExp(
      `(?<![\\p{L}\\d.,-])\\d{1,2}-(?:го|ого|е|ше|є)(?=${space}(?:${monthNames('ua').join('|')}))`,
      'gu',
    ),
    fix: (found) => found.replace(/-.*/, ''),
  },
  {
    problem: 'unit-space',
    pattern: (language) =>
      new RegExp(`(?<=${number}(?:[.,]\\d{1,15})?)(?:${clearUnits(language)})${after}(?!-)`, 'gu'),
    fix: (found) => ` ${found}`,
  },
  {
    problem: 'decimal',
    language: 'ua',
    // Not an hour of the day: 14.00 год.
    pattern: new RegExp(
      `(?!\\d{1,2}\\.[0-5][05]${space}год)${number}\\.\\d+(?=[ ${nbsp}](?:${unitsAfterNumbers('ua')})${after})`,
      'gu',
    ),
    fix: (found) => found.replace('.', ','),
  },
  {
    problem: 'decimal',
    language: 'en',
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,])(?:0,\\d+|\\d{1,15},\\d{1,2})(?=[ ${nbsp}](?:${unitsAfterNumbers('en')})${after})`,
      'gu',
    ),
    fix: (found) => found.replace(',', '.'),
  },
  {
    problem: 'unit-language',
    language: 'ua',
    pattern: new RegExp(
      `(?<=${number}(?:,\\d{1,15})?[ ${nbsp}])(?:${Object.keys(ukrainianUnits).join('|')})${after}`,
      'gu',
    ),
    fix: (found) => ukrainianUnits[found] ?? found,
  },
];
