import { initial } from '../text/letters.ts';
import { memoize } from '../text/memoize.ts';
import { monthNames } from './date-forms.ts';
import type { LanguageCode } from './languages.ts';
import { unitsAfterNumbers } from './numbers.ts';

const noBreakSpace = '\u00a0';

/** A space between two things that stay on one line, as patterns of what precedes and follows it. */
interface KeptSpace {
  before?: string;
  after: string;
}

/** The start of the word behind an initial: a surname, or a further initial. */
const afterInitial = '\\p{Lu}[\\p{Ll}’.]';

const inEachLanguage: readonly KeptSpace[] = [
  // A dash between words ends a line, and never begins one.
  { after: '[—–](?:\\s|$)' },
  { before: '[№§]', after: '[\\p{L}\\p{N}]' },
  { before: `(?<![\\p{L}\\p{N}’-])(?:${initial})\\.`, after: afterInitial },
  // A surname before its initials: Петренко В. О., Koval, O. L. Initials that a surname follows belong to that one.
  {
    before: '\\p{Lu}[\\p{L}’-]*\\p{Ll},?',
    after: `(?:(?:${initial})\\.[ \u00a0]?)+(?<=\\.)(?![ \u00a0]${afterInitial})`,
  },
];

/** Properties that single languages have beside. */
const inSome: Partial<Record<LanguageCode, readonly KeptSpace[]>> = {
  ua: [
    // 12 тис. т
    { before: '\\d[ \u00a0](?:тис\\.|млн|млрд)', after: `(?:${unitsAfterNumbers('ua')})(?![\\p{L}\\d])` },
    // Prepositions, conjunctions and pronouns of one letter.
    { before: "(?<![\\p{L}\\p{N}’ʼ'.-])[авзійоуяєАВЗІЙОУЯЄ]", after: '\\S' },
    { before: '[\\dIVXІХ]', after: '(?:рр?|ст|с)\\.' },
    { before: '(?<!\\d)\\d{4}', after: 'р(?:ік|оку|оком|оці|оки|оків)(?!\\p{L})' },
    { before: '(?<!\\p{L})[Кк]орпус(?:[иуіа]|ом)?', after: '\\d' },
    // As a description of a publication has it.
    { after: ':\\s' },
  ],
  en: [
    { before: '(?<!\\p{L})Nos?\\.', after: '\\d' },
    // UAH 350: English puts the currency before the sum. "UAH 21.6 million" would be too long for a phone.
    { before: '(?<!\\p{L})(?:UAH|EUR|USD)', after: '\\d[\\d.,]*(?![\\d.,]|[ \u00a0](?:thousand|[mb]illion))' },
  ],
};

/** A number and its unit, which may have an exponent: 5 мм². */
function quantity(language: LanguageCode): KeptSpace {
  return {
    before: '(?<![\\p{L}\\p{N}.,])\\d+(?:[.,]\\d+)?[⁻⁰¹²³⁴-⁹]*',
    after: `(?:${unitsAfterNumbers(language)})(?![\\p{L}\\d])`,
  };
}

/** A day and its month: 1 жовтня, 18 December. */
function day(language: LanguageCode): KeptSpace {
  return { before: '(?<![\\d.,])\\d{1,2}', after: `(?:${monthNames(language).join('|')})(?!\\p{L})` };
}

/** One pattern of all spaces of a language. Each begins with the space itself, so that the rest is tried only there. */
const patternOf = memoize((language: LanguageCode) => {
  const kept = [...inEachLanguage, quantity(language), day(language), ...(inSome[language] ?? [])];
  const each = kept.map(({ before, after }) => `${before ? `(?<=${before} )` : ''}(?=${after})`);
  return new RegExp(` (?:${each.join('|')})`, 'gu');
});

/**
 * Makes the spaces at which a line should not end no-break spaces, as typesetters do: before a dash, between a surname and
 * its initials, after words of one letter, between a number and its unit, a day and its month. Nothing else changes, so that the text stays as long as it was.
 */
export function putNoBreakSpaces(text: string, language: LanguageCode): string {
  return text.replace(patternOf(language), noBreakSpace);
}

/** The text with spaces that break, as programs and files for other programs have it. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll(noBreakSpace, ' ');
}
