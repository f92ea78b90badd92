import { monthNames } from '../../../lib/language/date-forms.ts';
import { languageOf } from '../../../lib/language/languages.ts';
import { initial } from '../../../lib/text/letters.ts';
import type { TypographyRule } from './typography-problems.ts';

/**
 * A character that stands for an apostrophe in a Ukrainian word: between a consonant and я, ю, є or ї, where nothing else can be.
 * An asterisk only where no other one in the word makes it italic.
 */
const wrongApostrophe =
  /(?<=[бвгґджзклмнпрстфхцчшщ])["“”„‘′ʼ](?=[яюєї])|(?<=(?<![\p{L}*])\p{L}{0,20}[бвгґджзклмнпрстфхцчшщ])\*(?=[яюєї]\p{L}{0,20}(?![\p{L}*]))/giu;

/** A text in which such characters are letters. Offsets stay the same. */
export function withApostrophes(text: string): string {
  return text.replace(wrongApostrophe, '’');
}

/** The characters before and behind a word of a sentence. */
const wordStart = '(?:^|[\\s\\u00a0(«„“"*,;])';
const wordEnd = '(?![\\p{L}\\p{N}/_=@\\\\-]|\\.\\p{Ll})';

/** Adds the space that is missing behind what a pattern finds. */
const spaceBehind = (rule: Omit<TypographyRule, 'problem' | 'fix'>): TypographyRule => ({
  problem: 'space-missing',
  fix: (found) => `${found} `,
  ...rule,
});

/** Where spaces are missing, and where there are some too many. */
const spacingRules: readonly TypographyRule[] = [
  { problem: 'dots', pattern: /(?<=[\p{L}\p{N})»”])\s+[,;!?](?=\s|$)/gu, fix: (found) => found.trim() },
  { problem: 'dots', pattern: /(?<=\p{L}{2}[»”)]?)[ \u00a0]+[,;](?=\p{L}{2})/gu, fix: (found) => `${found.trim()} ` },
  { problem: 'dots', pattern: /(?<=\p{Ll}[»”)]?)[ \u00a0]+\.(?=\s|$)/gu, fix: () => '.' },
  {
    problem: 'bracket-space',
    mayApply: (text) => /[(«][ \u00a0]|[ \u00a0][)»]/.test(text),
    // Not those around the address of a link.
    pattern: /(?<=(?<!\])\(|«)[ \u00a0]+(?=\S)|(?<=\S)(?<!\]\([^()\n]{0,300})[ \u00a0]+(?=[)»])/gu,
    fix: () => '',
  },
  { problem: 'space-kind', pattern: /[\u2000-\u200a\u202f\u205f\u3000]/g, fix: () => ' ' },
  spaceBehind({
    mayApply: (text) => /[,;]\p{L}/u.test(text),
    // Two words: not the parts of an address, of a formula or of the name of a file.
    pattern: new RegExp(`(?<=${wordStart}\\p{L}{0,30}\\p{Ll}{3})[,;](?=\\p{L}{2,30}${wordEnd})`, 'gmu'),
  }),
  spaceBehind({
    mayApply: (text) => /[.!?…]\p{Lu}/u.test(text),
    pattern: new RegExp(`(?<=${wordStart}\\p{Ll}[\\p{Ll}’]{2,30})[.!?…](?=\\p{Lu}\\p{Ll}{2,30}${wordEnd})`, 'gmu'),
    // Latin words may be the name of a program or of a file.
    isCertain: (text, index) => /[а-яіїєґ]/.test(text.charAt(index - 1)),
  }),
  {
    problem: 'space-missing',
    // Initials and the surname behind them.
    pattern: new RegExp(
      `(?<=${wordStart})(?:(?:${initial})\\.){1,2}(?=\\p{Lu}[\\p{Ll}’]{2,30}(?:-\\p{Lu}\\p{Ll}{1,30})?${wordEnd})`,
      'gmu',
    ),
    fix: (found) => found.replaceAll('.', '. '),
    // Latin letters may shorten the first words of a name.
    isCertain: (_, __, found) => /^[\p{Script=Cyrillic}.]+$/u.test(found),
  },
  // Initials behind a surname.
  spaceBehind({
    language: 'ua',
    pattern: /(?<=(?:^|[\s\u00a0(«])[А-ЯІЇЄҐ][а-яіїєґ’]{2,30}[ \u00a0])[А-ЯІЇЄҐ]\.(?=[А-ЯІЇЄҐ]\.)/gmu,
  }),
  spaceBehind({
    mayApply: (text) => /[^\s\d],\d/.test(text),
    pattern: new RegExp(`(?<=${wordStart}\\p{L}{0,30}\\p{Ll}{3}),(?=\\d)`, 'gmu'),
  }),
  // Ukrainian abbreviations of places and of parts of a text, before their numbers.
  spaceBehind({
    language: 'ua',
    pattern: /(?<![\p{L}])(?:ауд|корп|каб|кімн|буд|вул|просп|пров|тел|стор|рис|табл|розд|дод)\.(?=\d)/giu,
  }),
  spaceBehind({
    language: 'en',
    pattern: /(?<![\p{L}\p{N}.])(?:(?:Prof|Dr|Mr|Mrs|Ms)\.(?=\p{Lu}\p{Ll})|(?:Fig|No|Vol|Art|p|pp)\.(?=\d))/gu,
  }),
  spaceBehind({
    language: 'ua',
    pattern: /(?<![\p{L}\d.,])(?:(?:1[89]|20)\d\d(?=рр?\.)|\d{1,9}(?:,\d{1,9})?(?=(?:тис\.|млн|млрд)(?!\p{L})))/gu,
  }),
  {
    problem: 'space-missing',
    language: 'ua',
    pattern: /(?<=[а-яіїєґ]{3})\((?=\d|[А-ЯІЇЄҐ]?[а-яіїєґ]{5})/gu,
    fix: () => ' (',
    // A word may end in two ways.
    isCertain: () => false,
  },
];

/** A straight quote that is no apostrophe within a word. */
const quote = '(?:(?<!\\p{L})"|"(?!\\p{L}))';
/** English quotes around Ukrainian words. */
const englishQuotes = (within: string) => `“(?=[^“”„«»\\n]*[а-яіїєґ])[^“”„«»\\n]*”(?${within}«[^»\\n]{0,500})`;

/** The marks that Markdown writes around words: of bold words, of words in italics, and before the words of a link. */
const marks = '[*_[]{0,4}';

/** The same word in small letters with nothing but a space between, unless English repeats it for its sense. What is no word is blank, and wider. */
const wordTwice =
  /(?<![\p{L}\p{N}’'_-])(?!(?:that|very|many|much|long|really|never) )(\p{Ll}[\p{Ll}’]{3,40})[ \u00a0]{1,2}\1(?![\p{L}\p{N}’'_-])/gu;

/** The patterns of quotes, apostrophes, dashes and other marks, and of the spaces around them. */
export const markRules: readonly TypographyRule[] = [
  {
    problem: 'quotes',
    pattern: new RegExp(`${quote}(?:(?:[^"\\n]|(?<=\\p{L})"(?=\\p{L}))*${quote})?`, 'gu'),
    fix: (found, language) => {
      const [open, close] = languageOf(language).quotes;
      return `${open}${found.slice(1, found.length > 1 ? -1 : undefined)}${found.length > 1 ? close : ''}`;
    },
    // A pair around words; a single one may be inches.
    isCertain: (text, index, found) =>
      /^"\S(?:.*\S)?"$/s.test(found) &&
      /^$|[\s\u00a0([—–*_]/.test(text.charAt(index - 1)) &&
      /^$|[\s\u00a0)\].,:;!?…—–*_]/.test(text.charAt(index + found.length)),
  },
  { problem: 'quotes', language: 'en', pattern: /«[^«»\n]*»/g, fix: (found) => `“${found.slice(1, -1)}”` },
  {
    problem: 'quotes',
    language: 'ua',
    // A name in Latin letters may keep the quotes of its language.
    pattern: new RegExp(englishQuotes('<!'), 'giu'),
    fix: (found) => `«${found.slice(1, -1)}»`,
  },
  {
    problem: 'quotes',
    language: 'ua',
    pattern: new RegExp(englishQuotes('<='), 'giu'),
    fix: (found) => `„${found.slice(1, -1)}“`,
  },
  { problem: 'apostrophe', pattern: /(?<=\p{L})['`´](?=\p{L})|(?<=\p{L}s)'(?=\s)/gu, fix: () => '’' },
  {
    problem: 'apostrophe',
    language: 'ua',
    pattern: wrongApostrophe,
    fix: () => '’',
    // A second asterisk in the text may belong to it.
    isCertain: (text, _, found) => found !== '*' || text.indexOf('*') === text.lastIndexOf('*'),
  },
  {
    problem: 'dash',
    pattern: new RegExp(
      `(?<=[\\p{L}\\p{N})»”.,]${marks}) -{1,3} (?=${marks}[\\p{L}\\p{N}(«“])(?<!\\d -{1,3} (?=\\d))`,
      'gu',
    ),
    fix: (_, language) => ` ${languageOf(language).dash} `,
  },
  {
    problem: 'range',
    pattern: /(?<![\p{L}\p{N}.,:/–—-])\d{1,15}(?:[.,:]\d{1,15})? -{1,3} \d{1,15}(?:[.,:]\d{1,15})?/gu,
    fix: (found, language) => {
      const [from = '', to = ''] = found.split(/ -+ /);
      const [least = 0, most = 0] = [from, to].map((each) => Number(each.replace(/[,:]/, '.')));
      return most > least ? `${from}–${to}` : `${from} ${languageOf(language).dash} ${to}`;
    },
    // Other numbers may follow each other in a sentence.
    isCertain: (_, __, found) => /^(?:1[89]|20)\d\d -+ (?:1[89]|20)\d\d$/.test(found),
  },
  { problem: 'dash', language: 'ua', pattern: /(?<=[\p{Ll}»])—(?=[\p{Ll}«])/gu, fix: () => ' — ' },
  {
    problem: 'dash',
    language: 'ua',
    // Between words of a sentence: names and symbols may be the ends of something.
    pattern: new RegExp(`(?<=(?:\\p{Script=Cyrillic}{2}|[»)]),?${marks}) – (?=${marks}[а-яіїєґ«])`, 'gu'),
    fix: () => ' — ',
  },
  {
    problem: 'dash',
    // A space on one side only.
    pattern: /(?<=\p{L}{2}[»”),]?)(?:[—–] | [—–])(?=[«“(]?\p{L}{2})/gu,
    fix: (_, language) => ` ${languageOf(language).dash} `,
  },
  {
    problem: 'line-end',
    // Part of a word may stand for itself: one- or two-sided.
    pattern: /(?<=\p{Ll}{2})-\n(?=\p{Ll}{2})(?!(?:та|або|чи|до|не|and|or|to|und|oder|bis|lub)(?!\p{L}))/gu,
    fix: () => '',
    // The hyphen may also be that of a compound.
    isCertain: () => false,
  },
  { problem: 'hyphen', pattern: /[\u2010\u2011]/g, fix: () => '-' },
  {
    problem: 'range',
    pattern:
      /(?<!\p{L}[\s\u00a0]|[\d.:/-])(?:1[89]|20)\d\d-(?:1[89]|20)\d\d(?![\d/-]|\.\d)|(?:1[89]|20)\d\d-(?:1[89]|20)\d\d(?=[\s\u00a0]рр)/gu,
    fix: (found) => found.replace('-', '–'),
  },
  {
    problem: 'mark-twice',
    pattern: /(?<=\p{L}{2}[»”)]?)(?:,{2,}|;{2,}|\.\.|!{2,}|\?{2,})(?=\s|$)/gu,
    fix: (found) => found.charAt(0),
    // Who shouts may have meant to.
    isCertain: (_, __, found) => !/[!?]/.test(found),
  },
  {
    problem: 'word-twice',
    mayApply: (text) => /(\S\S\S\S)[ \u00a0]{1,2}\S{0,37}\1/.test(text),
    pattern: wordTwice,
    fix: (found) => found.replace(/[ \u00a0].*/, ''),
    // Another word may have been meant.
    isCertain: () => false,
  },
  { problem: 'ellipsis', pattern: /(?<=\p{L})\.\.\.(?!\.)/gu, fix: () => '…' },
  { problem: 'number-space', pattern: /№(?=\d)/g, fix: () => '№ ' },
  {
    problem: 'number-sign',
    language: 'ua',
    // Without a space, N is nitrogen or a part of a code.
    pattern: /(?<=[а-яіїєґ]{2}[ \u00a0])(?:N[oо°º]\.?[ \u00a0]?|N[ \u00a0])(?=\d)/gu,
    fix: () => '№ ',
  },
  { problem: 'number-sign', language: 'en', pattern: /№[ \u00a0]?(?=\d)/g, fix: () => 'No. ' },
  {
    problem: 'date',
    language: 'en',
    // In a table, dates stand below each other.
    pattern:
      /(?<![\d./–-])(?:0?[1-9]|[12]\d|3[01])([./])(?:0?[1-9]|1[0-2])\1(?:19|20)\d\d(?![\d/]|–|\.\d)(?<!\|[^|\n]{0,500})/g,
    fix: (found) => {
      const [day, month, year] = found.split(/[./]/).map(Number);
      return `${day} ${monthNames('en')[Number(month) - 1]} ${year}`;
    },
    // With slashes, the month may stand first.
    isCertain: (_, __, found) => found.includes('.'),
  },
  ...spacingRules,
];
