import type { Words } from '../../../lib/command/command-words.ts';
import type { LanguageCode } from '../../../lib/language/languages.ts';

const problems = {
  quotes: { en: 'Straight quotes, or quotes of another language.', uk: 'Прямі лапки або лапки іншої мови.' },
  apostrophe: {
    en: 'A straight apostrophe, or another character instead of one.',
    uk: 'Прямий апостроф або інший знак замість апострофа.',
  },
  dash: {
    en: 'A hyphen or a short dash instead of a dash, or a dash without spaces.',
    uk: 'Дефіс або коротке тире замість тире, або тире без пробілів.',
  },
  hyphen: { en: 'A hyphen of Word that search does not find.', uk: 'Дефіс із Word, якого пошук не знаходить.' },
  'line-end': {
    en: 'A word divided as at the end of a line on paper.',
    uk: 'Слово поділено, як у кінці рядка на папері.',
  },
  range: {
    en: 'A hyphen instead of a dash between two years or quantities.',
    uk: 'Дефіс замість тире між роками чи величинами.',
  },
  minus: { en: 'A hyphen instead of a minus sign.', uk: 'Дефіс замість мінуса.' },
  'plus-minus': { en: 'Two characters instead of the plus-minus sign.', uk: 'Два знаки замість знака «плюс-мінус».' },
  degree: {
    en: 'Another character in the degree sign or its C, or a space between them.',
    uk: 'Інший символ у знаку градуса чи в його літері C або пробіл між ними.',
  },
  'degree-missing': { en: 'A temperature without the degree sign.', uk: 'Температура без знака градуса.' },
  times: { en: 'A letter instead of the multiplication sign.', uk: 'Літера замість знака множення.' },
  formula: {
    en: 'A chemical formula without subscripts, or in Cyrillic letters.',
    uk: 'Хімічна формула без нижніх індексів або кирилицею.',
  },
  power: {
    en: 'A unit or a power of ten without its superscript.',
    uk: 'Одиниця чи степінь десяти без верхнього індексу.',
  },
  spaces: {
    en: 'Two spaces in a row, or a space at the start or end of the text.',
    uk: 'Два пробіли поспіль або пробіл на початку чи в кінці тексту.',
  },
  'space-kind': {
    en: 'A space of special width: the site sets spaces itself.',
    uk: 'Пробіл особливої ширини: пробіли сайт розставляє сам.',
  },
  'space-missing': { en: 'No space after a punctuation mark.', uk: 'Немає пробілу після розділового знака.' },
  dots: { en: 'A space before a punctuation mark.', uk: 'Пробіл перед розділовим знаком.' },
  'mark-twice': { en: 'A punctuation mark twice.', uk: 'Розділовий знак двічі.' },
  'word-twice': { en: 'The same word twice in a row.', uk: 'Те саме слово двічі поспіль.' },
  ellipsis: { en: 'Three dots instead of an ellipsis.', uk: 'Три окремі крапки замість символу «…».' },
  'number-space': { en: 'No space between № and its number.', uk: 'Немає пробілу між № і номером.' },
  'number-sign': {
    en: 'N or No instead of №, or № in English.',
    uk: 'N або No замість №, або № в англійському тексті.',
  },
  'number-ending': {
    en: 'A number with the ending of a word: numbers that count, and days before a month, have none.',
    uk: 'Число з нарощенням: кількісні числа й дні перед місяцем пишуть без нього.',
  },
  thousands: {
    en: 'A long number whose thousands are not apart.',
    uk: 'Довге число, у якому тисячі не відокремлено.',
  },
  'bracket-space': {
    en: 'A space on the inner side of a bracket or a quote.',
    uk: 'Пробіл із внутрішнього боку дужки чи лапок.',
  },
  'unit-space': { en: 'No space between a number and its unit.', uk: 'Немає пробілу між числом і одиницею.' },
  'unit-language': { en: 'A unit that is not in Ukrainian.', uk: 'Одиниця не українською.' },
  decimal: { en: 'The decimal separator of another language.', uk: 'Десятковий роздільник іншої мови.' },
  date: {
    en: 'A date in numbers: which of them is the month differs by country.',
    uk: 'Дата самими числами: котре з них місяць, у різних країнах пишуть по-різному.',
  },
};

/** Mistakes that a typesetter would fix. */
export type TypographyProblem = keyof typeof problems;

/** The words for each problem. */
export const typographyProblems: Readonly<Record<TypographyProblem, Words>> = problems;

/** A pattern that a typesetter would fix. */
export interface TypographyRule {
  problem: TypographyProblem;
  /** The language that it applies to; all unless given. */
  language?: LanguageCode;
  /** A quick look whether a text may match, where the pattern's own would find something in most texts. */
  mayApply?: (text: string) => boolean;
  pattern: RegExp;
  /** The replacement of a match. */
  fix: (found: string, language: LanguageCode) => string;
  /** True if a match is certain enough to be fixed automatically; always unless given. */
  isCertain?: (text: string, index: number, found: string) => boolean;
}
