import { allValues } from '../../../content/views/values.ts';
import { rangeOfMatch, type TextRange } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../../text-language.ts';
import { isInOtherScript } from '../../text-script.ts';
import type { TypographyProblem } from './typography-rule.ts';
import { typographyRules } from './typography-rules.ts';

/** Extra spaces, in plain texts and in Markdown. */
export const wideSpaces = {
  plain: /^[ \n]+|(?<=\S)[ \u00a0]{2,}(?=\S)|[ \n]+$/u,
  markdown: /(?<=[^\s|])[ \u00a0]{2,}(?=[^\s|])/u,
};
/** Two spaces in a row, one of which may be a no-break space. */
const hasWideSpace = /[ \u00a0]{2}/;

/** How many characters of the words around an error its hint repeats. */
const mostAround = 20;

export const typography = defineRule<{ problem: TypographyProblem; suggestion: string; isCertain: boolean }>({
  code: 'typography',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'Texts follow the typography of their language.',
    uk: 'Тексти дотримуються друкарських правил своєї мови.',
  },
  why: {
    en: 'Curly quotes, real apostrophes, dashes between words and single spaces read better, and the fonts of the site have them. Chemical formulas and powers have the characters ₂ and ³: CO₂, 5 м³. Nobody needs to type no-break spaces: the site puts them before dashes, after initials and words of one letter, and between a number and its unit. Ukrainian uses a decimal comma and Ukrainian units, English a decimal point and dates with the name of the month, except in tables. `npm run check -- --fix` fixes what is certain.',
    uk: 'Лапки «ялинки», справжні апострофи, тире між словами й одинарні пробіли читаються легше, і шрифти сайту їх мають. Хімічні формули й степені мають знаки ₂ і ³: CO₂, 5 м³. Нерозривних пробілів набирати не треба: сайт сам ставить їх перед тире, після ініціалів і слів з однієї літери та між числом і одиницею. Українською пишуть десяткову кому й українські одиниці, англійською — крапку й дати з назвою місяця, крім таблиць. `npm run check -- --fix` виправляє безсумнівне.',
  },
  exceptions: {
    en: 'Of formulas and units only those of a list are looked for: grades such as 09Г2С or X70, and codes, are not reported.',
    uk: 'Формули й одиниці шукаємо лише зі списку: про марки на зразок 09Г2С чи X70 і про коди не повідомляємо.',
  },
  words: {
    en: ({ problem, suggestion, isCertain }) => ({
      message: {
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
        'number-ending':
          'A number with the ending of a word: numbers that count, and days before a month, have none.',
        thousands: 'A long number whose thousands are not apart.',
        'bracket-space': 'A space on the inner side of a bracket or a quote.',
        'unit-space': 'No space between a number and its unit.',
        'unit-language': 'A unit that is not in Ukrainian.',
        decimal: 'The decimal separator of another language.',
        date: 'A date in numbers: which of them is the month differs by country.',
      }[problem],
      hint: `Write "${suggestion}".`,
      isFixable: isCertain,
    }),
    uk: ({ problem, suggestion, isCertain }) => ({
      message: {
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
      }[problem],
      hint: `Напишіть "${suggestion}".`,
      isFixable: isCertain,
    }),
  },
  check(tree, report) {
    for (const text of allValues(tree)) {
      const { file, pointer, isProse, format, value } = text;
      const { language } = file;
      if (!language || !isProse || value.trim() === '') continue;
      const suspected = typographyRules.filter(
        (rule) => (rule.language ?? language) === language && rule.mayApply(value),
      );
      const wide = wideSpace(value, format === 'markdown');
      if ((suspected.length === 0 && !wide) || !isInOwnLanguage(text)) continue;
      // A text put into the file of the other language has its typography.
      if (isInOtherScript(value, language)) continue;
      const words = suspected.length > 0 ? wordsOnly(value) : value;
      const reported = new Set<string>();
      for (const { problem, pattern, fix, isCertain } of suspected) {
        const match = words.matchAll(pattern).next().value;
        if (!match || reported.has(problem)) continue;
        reported.add(problem);
        const range = rangeOfMatch(match);
        report(
          { file, pointer, ...range },
          {
            problem,
            suggestion: inWords(value, range, fix(match[0], language)),
            isCertain: isCertain?.(words, range.from, match[0]) ?? true,
          },
        );
      }
      if (wide) {
        const range = rangeOfMatch(wide);
        const isAtEdge = range.from === 0 || range.to === value.length;
        const suggestion = inWords(value, range, isAtEdge ? '' : ' ');
        report({ file, pointer, ...range }, { problem: 'spaces', suggestion, isCertain: true });
      }
    }
  },
});

/** What is written instead of a part of a text, with what touches it: a space alone could not be seen. */
function inWords(text: string, { from, to }: TextRange, instead: string): string {
  const before = /\S*$/.exec(text.slice(Math.max(0, from - mostAround), from))?.[0] ?? '';
  const after = /^\S*/.exec(text.slice(to, to + mostAround))?.[0] ?? '';
  return before + instead + after;
}

/** The space that several stand for: a no-break space if one is among them. */
export function oneSpace(spaces: string): string {
  return spaces.includes('\u00a0') ? '\u00a0' : ' ';
}

/** A Markdown text in which the rows of tables are blank: their cells may be aligned. Offsets stay the same. */
export function withoutTables(text: string): string {
  return text.includes('|') ? text.replace(/^.*\|.*$/gm, (row) => 'x'.repeat(row.length)) : text;
}

function wideSpace(text: string, isMarkdown: boolean): RegExpExecArray | null {
  if (isMarkdown) return hasWideSpace.test(text) ? wideSpaces.markdown.exec(withoutTables(text)) : null;
  return hasWideSpace.test(text) || text.trim() !== text ? wideSpaces.plain.exec(text) : null;
}
