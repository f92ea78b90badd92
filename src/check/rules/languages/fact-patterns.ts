import type { LanguageCode } from '../../../language/languages.ts';
import { monthNames } from '../../../language/month-names.ts';
import { numberSigns } from '../../../language/number-signs.ts';
import { memoize } from '../../../text/memoize.ts';

/** How the facts look that translations keep. */
export interface FactPatterns {
  /** Whole numbers from 100 on, a year without its space (`1949р.`) among them; those below are often written as words, and so are decades and jubilees. */
  numbers: RegExp;
  /** Numbers with a decimal separator, be it that of another language where it can be nothing else. */
  decimals: RegExp;
  /** A day with its month: `18 листопада`, `16–18 November`, `November 18`, `18.11.2026`, `18/11/2026`; `18-го листопада` as it is typed. */
  dates: RegExp;
}

/** What differs between languages beside their signs and months. */
interface Habits {
  /** What follows a number that is an ordinal or an age. */
  endings?: string;
  /** Words that multiply a number. */
  multiples?: string;
  /** The decimal separators, if there are more than the language's own. */
  decimal?: string;
  /** Whether the month may precede the day. */
  isMonthFirst?: boolean;
}

const habits: Partial<Record<LanguageCode, Habits>> = {
  // Numbers of sections and versions have a full stop in Ukrainian as well.
  ua: { endings: '-(?:[хйаіго]|ті|та|их|ми|му|го|річ)', multiples: 'тис|млн|мільйон|млрд|мільярд', decimal: '.,' },
  en: { endings: '-year', multiples: 'thousand|million|billion', isMonthFirst: true },
};

/** How the facts look in a language. */
export const factPatterns = memoize((language: LanguageCode): FactPatterns => {
  const signs = numberSigns(language);
  const { endings, multiples, decimal = signs.decimal, isMonthFirst } = habits[language] ?? {};
  const space = '[\\u00a0\\u202f ]';
  // Each language may separate thousands by spaces.
  const thousands = /\s/.test(signs.group) ? `${space}\\d{3}` : `${space}\\d{3}|[${signs.group}]\\d{3}`;
  const ending = endings ? `|${endings}` : '';
  const multiple = multiples ? `|[\\s\\u00a0](?:${multiples})` : '';
  const months = monthNames(language).join('|');
  const monthFirst = isMonthFirst ? `|(${months})[\\s\\u00a0](?:\\d{1,2}–)?(\\d{1,2})(?!\\d)` : '';
  return {
    numbers: new RegExp(
      `(?!0[.,])\\d(?<![\\p{L}\\d.,]\\d)(?:\\d{0,2}(?:${thousands})+|\\d{2,})(?!\\d|(?!рр?\\.)\\p{L}${ending}|[.,]\\d|${space}\\d{3}(?!\\d))`,
      'gu',
    ),
    decimals: new RegExp(
      `(?<![\\p{L}\\d.,:/–-]|\\d${space})(?:\\d+[${decimal}]|0[.,])\\d+(?![\\d:/–-]|[.,]\\d|\\p{L}${multiple})`,
      'gu',
    ),
    dates: new RegExp(
      `(\\d{1,2})(?:-[а-яіїєґ]{1,3})?[\\s\\u00a0](${months})|(?<!\\d)(\\d\\d)[./](\\d\\d)[./]\\d{4}${monthFirst}`,
      'g',
    ),
  };
});
