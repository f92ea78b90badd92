import type { LanguageCode } from '../../../lib/language/languages.ts';

/** The words for each mistake that a typesetter would fix. */
export const typographyProblems = {
  en: {
    quotes: 'Straight quotes, or quotes of another language.',
    apostrophe: 'A straight apostrophe, or another character instead of one.',
    dash: 'A hyphen or a short dash instead of a dash, or a dash without spaces.',
    hyphen: 'A hyphen of Word that search does not find.',
    'line-end': 'A word divided as at the end of a line on paper.',
    range: 'A hyphen instead of a dash between two years or quantities.',
    minus: 'A hyphen instead of a minus sign.',
    'plus-minus': 'Two characters instead of the plus-minus sign.',
    degree: 'Another character in the degree sign or its C, or a space between them.',
    'degree-missing': 'A temperature without the degree sign.',
    times: 'A letter instead of the multiplication sign.',
    formula: 'A chemical formula without subscripts, or in Cyrillic letters.',
    power: 'A unit or a power of ten without its superscript.',
    spaces: 'Two spaces in a row, or a space at the start or end of the text.',
    'space-kind': 'A space of special width: the site sets spaces itself.',
    'space-missing': 'No space after a punctuation mark.',
    dots: 'A space before a punctuation mark.',
    'mark-twice': 'A punctuation mark twice.',
    'word-twice': 'The same word twice in a row.',
    ellipsis: 'Three dots instead of an ellipsis.',
    'number-space': 'No space between № and its number.',
    'number-sign': 'N or No instead of №, or № in English.',
    'number-ending': 'A number with the ending of a word: numbers that count, and days before a month, have none.',
    thousands: 'A long number whose thousands are not apart.',
    'bracket-space': 'A space on the inner side of a bracket or a quote.',
    'unit-space': 'No space between a number and its unit.',
    'unit-language': 'A unit that is not in Ukrainian.',
    decimal: 'The decimal separator of another language.',
    date: 'A date in numbers: which of them is the month differs by country.',
  },
  uk: {
    quotes: 'Прямі лапки або лапки іншої мови.',
    apostrophe: 'Прямий апостроф або інший знак замість апострофа.',
    dash: 'Дефіс або коротке тире замість тире, або тире без пробілів.',
    hyphen: 'Дефіс із Word, якого пошук не знаходить.',
    'line-end': 'Слово поділено, як у кінці рядка на папері.',
    range: 'Дефіс замість тире між роками чи величинами.',
    minus: 'Дефіс замість мінуса.',
    'plus-minus': 'Два знаки замість знака «плюс-мінус».',
    degree: 'Інший символ у знаку градуса чи в його літері C або пробіл між ними.',
    'degree-missing': 'Температура без знака градуса.',
    times: 'Літера замість знака множення.',
    formula: 'Хімічна формула без нижніх індексів або кирилицею.',
    power: 'Одиниця чи степінь десяти без верхнього індексу.',
    spaces: 'Два пробіли поспіль або пробіл на початку чи в кінці тексту.',
    'space-kind': 'Пробіл особливої ширини: пробіли сайт розставляє сам.',
    'space-missing': 'Немає пробілу після розділового знака.',
    dots: 'Пробіл перед розділовим знаком.',
    'mark-twice': 'Розділовий знак двічі.',
    'word-twice': 'Те саме слово двічі поспіль.',
    ellipsis: 'Три окремі крапки замість символу «…».',
    'number-space': 'Немає пробілу між № і номером.',
    'number-sign': 'N або No замість №, або № в англійському тексті.',
    'number-ending': 'Число з нарощенням: кількісні числа й дні перед місяцем пишуть без нього.',
    thousands: 'Довге число, у якому тисячі не відокремлено.',
    'bracket-space': 'Пробіл із внутрішнього боку дужки чи лапок.',
    'unit-space': 'Немає пробілу між числом і одиницею.',
    'unit-language': 'Одиниця не українською.',
    decimal: 'Десятковий роздільник іншої мови.',
    date: 'Дата самими числами: котре з них місяць, у різних країнах пишуть по-різному.',
  },
};

/** Mistakes that a typesetter would fix. */
export type TypographyProblem = keyof (typeof typographyProblems)['en'];

/** A pattern that a typesetter would fix. */
export interface TypographyRule {
  problem: TypographyProblem;
  /** The language that it applies to; all unless given. */
  language?: LanguageCode;
  /** A quick look whether a text may match, where the pattern's own would find something in most texts. */
  mayApply?: (text: string) => boolean;
  pattern: RegExp | ((language: LanguageCode) => RegExp);
  /** The replacement of a match. */
  fix: (found: string, language: LanguageCode) => string;
  /** True if a match is certain enough to be fixed automatically; always unless given. */
  isCertain?: (text: string, index: number, found: string) => boolean;
}
