import type { LanguageCode } from '../../../language/languages.ts';

/** What a typesetter would fix. */
export type TypographyProblem =
  | 'quotes'
  | 'apostrophe'
  | 'dash'
  | 'range'
  | 'minus'
  | 'spaces'
  | 'dots'
  | 'ellipsis'
  | 'no-break'
  | 'unit-space'
  | 'unit-language'
  | 'decimal';

/** A way of writing that a typesetter would mend. */
export interface Habit {
  problem: TypographyProblem;
  /** The languages whose custom it is; all unless told. */
  language?: LanguageCode;
  /** Tells quickly whether a text may have it. */
  hint: (text: string) => boolean;
  pattern: RegExp;
  /** What would stand there instead. */
  mend: (found: string, language: LanguageCode) => string;
  /** Whether a match is so surely meant that a program may mend it; always unless told. */
  isCertain?: (text: string, index: number, found: string) => boolean;
}

/** Units that cannot be taken for anything else after a number. */
const units = {
  ua: 'мм|см|км|мкм|нм|кг|мг|мл|хв|кПа|МПа|ГПа|кВт|МВт|кВ|Гц|кГц|МГц|Дж|кДж|МДж|кН|МН|грн|т/год|°C|°С',
  en: 'mm|cm|km|µm|μm|nm|kg|mg|mL|min|kPa|MPa|GPa|kW|MW|kV|Hz|kHz|MHz|kJ|MJ|kN|MN|t/h|°C',
};
/** What follows a number on the same line as well, but would be ambiguous without a space. */
const otherUnits = { ua: 'м|г|т|л|с|К|Па|Вт|В|А|Н|%|тис|млн|млрд', en: 'm|g|t|L|s|h|K|Pa|W|V|A|N|%' };
/** Latin names of units with their Ukrainian form. */
const ukrainianUnits: Record<string, string> = {
  mm: 'мм',
  cm: 'см',
  km: 'км',
  µm: 'мкм',
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

/** A word with a capital letter that is no title or post, which would stand before initials and surname. */
const surname =
  '(?<![\\p{L}’-])(?!Проф|Докт|Доцент|Акад|Член|Інж|Дире|Завід|Керів|Канд|Старш|Молод|Науков|Аспір|Пан|Автор|Prof|Doct|Dr|Acad|Eng|Direct|Head|Mr|Ms|By )\\p{Lu}[\\p{Ll}’-]+';

const nbsp = '\u00a0';
const after = '(?![\\p{L}\\p{N}])';
const number = '(?<![\\p{L}\\p{N}.,])\\d+';

/** Every habit, each with the problem under which it is reported. */
export const habits: readonly Habit[] = [
  {
    problem: 'quotes',
    hint: (text) => text.includes('"'),
    pattern: /"(?:[^"\n]*")?/g,
    mend: (found, language) => {
      const [open, close] = language === 'ua' ? '«»' : '“”';
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
    hint: (text) => text.includes('«'),
    pattern: /«[^«»\n]*»/g,
    mend: (found) => `“${found.slice(1, -1)}”`,
  },
  {
    problem: 'apostrophe',
    hint: (text) => /['`´]/.test(text),
    pattern: /(?<=\p{L})['`´](?=\p{L})|(?<=\p{L}s)'(?=\s)/gu,
    mend: () => '’',
  },
  {
    problem: 'dash',
    hint: (text) => text.includes(' - '),
    pattern: /(?<=[\p{L}\p{N})»”.,]) - (?=[\p{L}\p{N}(«“])/gu,
    mend: (_, language) => (language === 'ua' ? ' — ' : ' – '),
  },
  {
    problem: 'dash',
    language: 'ua',
    hint: (text) => /[—–]/.test(text),
    pattern: /(?<=[\p{Ll}»])—(?=[\p{Ll}«])/gu,
    mend: () => ' — ',
  },
  {
    problem: 'range',
    hint: (text) => /\d{4}-\d{4}/.test(text),
    pattern:
      /(?<!\p{L}[\s\u00a0]|[\d.:/-])(?:1[89]|20)\d\d-(?:1[89]|20)\d\d(?![\d/-]|\.\d)|(?:1[89]|20)\d\d-(?:1[89]|20)\d\d(?=[\s\u00a0]рр)/gu,
    mend: (found) => found.replace('-', '–'),
  },
  {
    problem: 'minus',
    hint: (text) => /-\d/.test(text) && text.includes('°'),
    pattern: /(?<=^|[\s\u00a0(±])-(?=\d+(?:[.,]\d+)?[\s\u00a0]?°)/gu,
    mend: () => '−',
  },
  {
    problem: 'dots',
    hint: (text) => /\s[,;!?]/.test(text),
    pattern: /(?<=[\p{L}\p{N})»”])\s+[,;!?](?=\s|$)/gu,
    mend: (found) => found.trim(),
  },
  {
    problem: 'ellipsis',
    hint: (text) => text.includes('...'),
    pattern: /(?<=\p{L})\.\.\.(?!\.)/gu,
    mend: () => '…',
  },
  ...(['ua', 'en'] as const).flatMap((language): Habit[] => [
    {
      problem: 'no-break',
      language,
      hint: (text) => /\d [\p{L}°%]/u.test(text),
      pattern: new RegExp(
        `(?<=${number}(?:[.,]\\d+)?) (?=(?:${units[language]}|${otherUnits[language]})${after})`,
        'gu',
      ),
      mend: () => nbsp,
    },
    {
      problem: 'unit-space',
      language,
      hint: (text) => /\d[\p{L}°]/u.test(text),
      pattern: new RegExp(`(?<=${number}(?:[.,]\\d+)?)(?:${units[language]})${after}(?!-)`, 'gu'),
      mend: (found) => nbsp + found,
    },
  ]),
  {
    problem: 'no-break',
    hint: (text) => /№ ?\d/.test(text),
    pattern: /№ ?(?=\d)/g,
    mend: () => `№${nbsp}`,
  },
  {
    problem: 'no-break',
    language: 'ua',
    hint: (text) => /\d{4} р/.test(text),
    pattern: /(?<=(?<!\d)\d{4}) (?=рр?\.)/gu,
    mend: () => nbsp,
  },
  {
    problem: 'no-break',
    hint: (text) => /\p{Lu}\.[ \u00a0]?\p{Lu}\./u.test(text),
    // In a bibliography the surname comes first, and what follows the initials is the title.
    pattern: new RegExp(
      `(?<=(?<!\\p{L})\\p{Lu}\\.[ ${nbsp}]?\\p{Lu}\\.)(?<!${surname}[ ${nbsp}]\\p{Lu}\\.[ ${nbsp}]?\\p{Lu}\\.) (?=\\p{Lu}[\\p{Ll}’])|(?<=(?<!\\p{L})\\p{Lu}\\.) (?=\\p{Lu}\\.[ ${nbsp}]\\p{Lu}[\\p{Ll}’])`,
      'gu',
    ),
    mend: () => nbsp,
  },
  {
    problem: 'decimal',
    language: 'ua',
    hint: (text) => /\d\.\d/.test(text),
    pattern: new RegExp(`${number}\\.\\d+(?=[ ${nbsp}](?:${units.ua}|${otherUnits.ua})${after})`, 'gu'),
    mend: (found) => found.replace('.', ','),
  },
  {
    problem: 'decimal',
    language: 'en',
    hint: (text) => /\d,\d/.test(text),
    pattern: new RegExp(
      `(?<![\\p{L}\\p{N}.,])(?:0,\\d+|\\d+,\\d{1,2})(?=[ ${nbsp}](?:${units.en}|${otherUnits.en})${after})`,
      'gu',
    ),
    mend: (found) => found.replace(',', '.'),
  },
  {
    problem: 'unit-language',
    language: 'ua',
    hint: (text) => /\d[ \u00a0][a-zA-Zµ]/.test(text),
    pattern: new RegExp(
      `(?<=${number}(?:,\\d+)?[ ${nbsp}])(?:${Object.keys(ukrainianUnits).join('|')})${after}`,
      'gu',
    ),
    mend: (found) => ukrainianUnits[found] ?? found,
  },
];
