import { allValues } from '../../../content/views/values.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../../text-language.ts';
import { isInOtherScript } from '../../text-script.ts';
import { type TypographyProblem, typographyRules } from './typography-rules.ts';

/** Extra spaces, in plain texts and in Markdown. */
export const wideSpaces = {
  plain: /^[ \n]+|(?<=\S)[ \u00a0]{2,}(?=\S)|[ \n]+$/u,
  markdown: /(?<=[^\s|])[ \u00a0]{2,}(?=[^\s|])/u,
};
/** Two spaces in a row, one of which may be a no-break space. */
const hasWideSpace = /[ \u00a0]{2}/;

const shownEn = (text: string) =>
  text === ' ' ? 'one space' : text === '\u00a0' ? 'a no-break space' : text.replaceAll('\u00a0', '⍽');

const shownUk = (text: string) =>
  text === ' ' ? 'один пробіл' : text === '\u00a0' ? 'нерозривний пробіл' : text.replaceAll('\u00a0', '⍽');

export const typography = defineRule<{ problem: TypographyProblem; suggestion: string }>({
  code: 'typography',
  severity: 'warning',
  scope: 'group',
  summary: 'Texts follow the typography of their language.',
  why: 'Curly quotes, real apostrophes, dashes between words and single spaces read better, and the fonts of the site have them. Nobody needs to type no-break spaces: the site puts them before dashes, after initials and words of one letter, and between a number and its unit. Ukrainian uses a decimal comma and Ukrainian units, English a decimal point and dates with the name of the month, except in tables. `npm run check -- --fix` fixes what is certain.',
  words: {
    en: ({ problem, suggestion }) => ({
      message: {
        quotes: 'Straight quotes, or quotes of another language.',
        apostrophe: 'A straight apostrophe, or another character instead of one.',
        dash: 'A hyphen instead of a dash, or a dash without spaces.',
        range: 'A hyphen instead of a dash between two years.',
        minus: 'A hyphen instead of a minus sign.',
        degree: 'Another character instead of the degree sign, or a space behind it.',
        times: 'A letter instead of the multiplication sign.',
        spaces: 'Two spaces in a row, or a space at the start or end of the text.',
        dots: 'A space before a punctuation mark.',
        ellipsis: 'Three dots instead of an ellipsis.',
        'number-space': 'No space between № and its number.',
        'unit-space': 'No space between a number and its unit.',
        'unit-language': 'A unit that is not in Ukrainian.',
        decimal: 'The decimal separator of the other language.',
        date: 'A date in numbers: which of them is the month differs by country.',
      }[problem],
      hint: `Write ${shownEn(suggestion)}; "npm run check -- --fix" does it for you.`,
    }),
    uk: ({ problem, suggestion }) => ({
      message: {
        quotes: 'Прямі лапки або лапки іншої мови.',
        apostrophe: 'Прямий апостроф або інший знак замість апострофа.',
        dash: 'Дефіс замість тире або тире без пробілів.',
        range: 'Дефіс замість тире між роками.',
        minus: 'Дефіс замість мінуса.',
        degree: 'Інший символ замість знака градуса або пробіл після нього.',
        times: 'Літера замість знака множення.',
        spaces: 'Два пробіли поспіль або пробіл на початку чи в кінці тексту.',
        dots: 'Пробіл перед розділовим знаком.',
        ellipsis: 'Три окремі крапки замість символу «…».',
        'number-space': 'Немає пробілу між № і номером.',
        'unit-space': 'Немає пробілу між числом і одиницею.',
        'unit-language': 'Одиниця не українською.',
        decimal: 'Десятковий роздільник іншої мови.',
        date: 'Дата числами: де в ній місяць, у різних країнах пишуть по-різному.',
      }[problem],
      hint: `Напишіть ${shownUk(suggestion)}; «npm run check -- --fix» зробить це за вас.`,
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
      for (const { problem, pattern, fix } of suspected) {
        const match = words.matchAll(pattern).next().value;
        if (!match || reported.has(problem)) continue;
        reported.add(problem);
        report({ file, pointer, ...rangeOfMatch(match) }, { problem, suggestion: fix(match[0], language) });
      }
      if (wide)
        report({ file, pointer, ...rangeOfMatch(wide) }, { problem: 'spaces', suggestion: oneSpace(wide[0]) });
    }
  },
});

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
