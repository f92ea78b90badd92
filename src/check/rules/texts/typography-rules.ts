import { type LanguageCode, languageCodes, languageOf } from '../../../language/languages.ts';
import { monthNames } from '../../../language/month-names.ts';
import { clearUnits, unitsAfterNumbers } from '../../../language/number-units.ts';

/** What a typesetter would fix. */
export type TypographyProblem =
  | 'quotes'
  | 'apostrophe'
  | 'dash'
  | 'range'
  | 'minus'
  | 'degree'
  | 'times'
  | 'spaces'
  | 'dots'
  | 'ellipsis'
  | 'number-space'
  | 'unit-space'
  | 'unit-language'
  | 'decimal'
  | 'date';

/** A pattern that a typesetter would fix. */
export interface TypographyRule {
  problem: TypographyProblem;
  /** The language that it applies to; all unless given. */
  language?: LanguageCode;
  /** A quick test whether a text may match. */
  mayApply: (text: string) => boolean;
  pattern: RegExp;
  /** The replacement of a match. */
  fix: (found: string, language: LanguageCode) => string;
  /** Whether a match is certain enough to be fixed automatically; always unless given. */
  isCertain?: (text: string, index: number, found: string) => boolean;
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

/** English quotes around Ukrainian words. */
const englishQuotes = '“(?=[^”]*[а-яіїєґ])[^“”„«»\\n]*”';
const nbsp = '\u00a0';
const after = '(?![\\p{L}\\p{N}])';
const space = `[ ${nbsp}]`;
/** Signs of multiplication between two numbers, with spaces at both sides or none; of the letters, not those of grades of steel. */
const times = (signs: string) => `(?:[${signs}]|${space}[${signs}]${space})`;
const number = '(?<![\\p{L}\\p{N}.,])\\d+';

/** All rules, each with the problem under which it is reported. */
export const typographyRules: readonly TypographyRule[] = [
  {
    problem: 'quotes',
    mayApply: (text) => text.includes('"'),
    pattern: /"(?:[^"\n]*")?/g,
    fix: (found, language) => {
      const [open, close] = languageOf(language).quotes;
      return `${open}${found.replaceAll('"', '')}${found.length > 1 ? close : ''}`;
    },
    // A pair around words; a single one may be inches.
    isCertain: (text, index, found) =>
      /^"\S(?:.*\S)?"$/s.test(found) &&
      /^$|[\s\u00a0([—–*_]/.test(text.charAt(index - 1)) &&
      /^$|[\s\u00a0)\].,:;!?…—–*_]/.test(text.charAt(index + found.length)),
  },
  {
    problem: 'quotes',
    language: 'en',
    mayApply: (text) => text.includes('«'),
    pattern: /«[^«»\n]*»/g,
    fix: (found) => `“${found.slice(1, -1)}”`,
  },
  {
    problem: 'quotes',
    language: 'ua',
    mayApply: (text) => text.includes('”'),
    // A name in Latin letters may keep the quotes of its language.
    pattern: new RegExp(`(?<!«[^»\\n]*)${englishQuotes}`, 'giu'),
    fix: (found) => `«${found.slice(1, -1)}»`,
  },
  {
    problem: 'quotes',
    language: 'ua',
    mayApply: (text) => text.includes('”') && text.includes('«'),
    pattern: new RegExp(`(?<=«[^»\\n]*)${englishQuotes}`, 'giu'),
    fix: (found) => `„${found.slice(1, -1)}“`,
  },
  {
    problem: 'apostrophe',
    mayApply: (text) => /['`´]/.test(text),
    pattern: /(?<=\p{L})['`´](?=\p{L})|(?<=\p{L}s)'(?=\s)/gu,
    fix: () => '’',
  },
  {
    problem: 'dash',
    mayApply: (text) => text.includes(' - '),
    pattern: /(?<=[\p{L}\p{N})»”.,]) - (?=[\p{L}\p{N}(«“])/gu,
    fix: (_, language) => ` ${languageOf(language).dash} `,
  },
  {
    problem: 'dash',
    language: 'ua',
    mayApply: (text) => /[—–]/.test(text),
    pattern: /(?<=[\p{Ll}»])—(?=[\p{Ll}«])/gu,
    fix: () => ' — ',
  },
  {
    problem: 'range',
    mayApply: (text) => /\d{4}-\d{4}/.test(text),
    pattern:
      /(?<!\p{L}[\s\u00a0]|[\d.:/-])(?:1[89]|20)\d\d-(?:1[89]|20)\d\d(?![\d/-]|\.\d)|(?:1[89]|20)\d\d-(?:1[89]|20)\d\d(?=[\s\u00a0]рр)/gu,
    fix: (found) => found.replace('-', '–'),
  },
  {
    problem: 'minus',
    mayApply: (text) => /-\d/.test(text) && text.includes('°'),
    pattern: /(?<=^|[\s\u00a0(±])-(?=\d+(?:[.,]\d+)?[\s\u00a0]?°)/gu,
    fix: () => '−',
  },
  {
    problem: 'degree',
    mayApply: (text) => /\d[ \u00a0]?[º˚ᵒoо°][ \u00a0]?[CС]/.test(text),
    pattern: new RegExp(`(?<=\\d${space}?)(?:[º˚ᵒ]${space}?|[oо]|°${space})[CС]${after}`, 'gu'),
    fix: () => '°C',
  },
  {
    problem: 'times',
    mayApply: (text) => /\d[ \u00a0]?[xх][ \u00a0]?\d/.test(text),
    pattern: new RegExp(
      `(?<=\\d)${times('xх')}(?=\\d+(?:[.,]\\d+)?(?:${times('xх×')}\\d+(?:[.,]\\d+)?)*${space}?(?:км|м|см|мм|мкм|km|m|cm|mm|µm|μm)${after})`,
      'gu',
    ),
    fix: () => ' × ',
  },
  {
    problem: 'dots',
    mayApply: (text) => /\s[,;!?]/.test(text),
    pattern: /(?<=[\p{L}\p{N})»”])\s+[,;!?](?=\s|$)/gu,
    fix: (found) => found.trim(),
  },
  {
    problem: 'ellipsis',
    mayApply: (text) => text.includes('...'),
    pattern: /(?<=\p{L})\.\.\.(?!\.)/gu,
    fix: () => '…',
  },
  ...languageCodes.map(
    (language): TypographyRule => ({
      problem: 'unit-space',
      language,
      mayApply: (text) => /\d[\p{L}°]/u.test(text),
      pattern: new RegExp(`(?<=${number}(?:[.,]\\d+)?)(?:${clearUnits(language)})${after}(?!-)`, 'gu'),
      fix: (found) => ` ${found}`,
    }),
  ),
  {
    problem: 'number-space',
    mayApply: (text) => /№\d/.test(text),
    pattern: /№(?=\d)/g,
    fix: () => '№ ',
  },
  {
    problem: 'decimal',
    language: 'ua',
    mayApply: (text) => /\d\.\d/.test(text),
    pattern: new RegExp(`${number}\\.\\d+(?=[ ${nbsp}](?:${unitsAfterNumbers('ua')})${after})`, 'gu'),
    fix: (found) => found.replace('.', ','),
  },
  {
    problem: 'decimal',
    language: 'en',
    mayApply: (text) => /\d,\d/.test(text),
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,])(?:0,\\d+|\\d+,\\d{1,2})(?=[ ${nbsp}](?:${unitsAfterNumbers('en')})${after})`,
      'gu',
    ),
    fix: (found) => found.replace(',', '.'),
  },
  {
    problem: 'date',
    language: 'en',
    mayApply: (text) => /\d\.\d\d\.(?:19|20)\d\d/.test(text),
    // In a table, dates stand below each other.
    pattern: /(?<!^.*\|.*|[\d.–-])(?:0?[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.(?:19|20)\d\d(?!\d|–|\.\d)/gm,
    fix: (found) => {
      const [day, month, year] = found.split('.').map(Number);
      return `${day} ${monthNames('en')[Number(month) - 1]} ${year}`;
    },
  },
  {
    problem: 'unit-language',
    language: 'ua',
    mayApply: (text) => /\d[ \u00a0][a-zA-Zµμ]/.test(text),
    pattern: new RegExp(
      `(?<=${number}(?:,\\d+)?[ ${nbsp}])(?:${Object.keys(ukrainianUnits).join('|')})${after}`,
      'gu',
    ),
    fix: (found) => ukrainianUnits[found] ?? found,
  },
];
