import { allValues } from '../../../content/views/values.ts';
import { hasCyrillic } from '../../../text/letters.ts';
import { defineRule } from '../../rule.ts';
import { isInOwnLanguage, wordsOnly } from '../../text-language.ts';
import { isMostlyCyrillic } from '../languages/swapped-texts.ts';
import { type TypographyProblem, typographyRules } from './typography-rules.ts';

/** Spaces that are too many, in plain texts and in Markdown. */
export const wideSpaces = { plain: /^[ \n]+|(?<=\S) {2,}(?=\S)|[ \n]+$/u, markdown: /(?<=[^\s|]) {2,}(?=[^\s|])/u };

const shownEn = (text: string) =>
  text === ' ' ? 'one space' : text === '\u00a0' ? 'a no-break space' : text.replaceAll('\u00a0', '⍽');

const shownUk = (text: string) =>
  text === ' ' ? 'один пробіл' : text === '\u00a0' ? 'нерозривний пробіл' : text.replaceAll('\u00a0', '⍽');

export const typography = defineRule<{ problem: TypographyProblem; suggestion: string }>({
  code: 'typography',
  severity: 'warning',
  scope: 'group',
  summary: 'Texts are set as a book would be.',
  why: 'Curly quotes, an apostrophe that is one, dashes between words and single spaces read better, and the fonts of the site have them. A no-break space keeps together what belongs together: a number and its unit, № and its number, initials and a surname, a year and its «р.». Ukrainian has a decimal comma and Ukrainian units, English a decimal point. `npm run check -- --fix` mends all of it.',
  words: {
    en: ({ problem, suggestion }) => ({
      message: {
        quotes: 'Straight quotes, or quotes of another language.',
        apostrophe: 'A straight apostrophe or a wrong sign instead of an apostrophe.',
        dash: 'A hyphen instead of a dash, or a dash without spaces.',
        range: 'A hyphen between two years.',
        minus: 'A hyphen instead of a minus.',
        spaces: 'Two spaces in a row, or a space at the edge of the text.',
        dots: 'A space before a punctuation mark.',
        ellipsis: 'Three full stops instead of an ellipsis.',
        'no-break': 'A space at which the line may break, between what belongs together.',
        'unit-space': 'A unit without a space after its number.',
        'unit-language': 'A unit in another language.',
        decimal: 'A decimal sign of the other language.',
      }[problem],
      hint: `Write ${shownEn(suggestion)}; "npm run check -- --fix" does it for you.`,
    }),
    uk: ({ problem, suggestion }) => ({
      message: {
        quotes: 'Прямі лапки або лапки іншої мови.',
        apostrophe: 'Прямий апостроф або інший знак замість апострофа.',
        dash: 'Дефіс замість тире або тире без пробілів.',
        range: 'Дефіс між роками.',
        minus: 'Дефіс замість мінуса.',
        spaces: 'Два пробіли поспіль або пробіл на краю тексту.',
        dots: 'Пробіл перед розділовим знаком.',
        ellipsis: 'Три крапки замість одного знака «три крапки».',
        'no-break': 'Звичайний пробіл, на якому може розірватися те, що стоїть разом.',
        'unit-space': 'Одиниця без пробілу після числа.',
        'unit-language': 'Одиниця не українською.',
        decimal: 'Десятковий знак іншої мови.',
      }[problem],
      hint: `Напишіть ${shownUk(suggestion)}; «npm run check -- --fix» зробить це за вас.`,
    }),
  },
  check(tree, report) {
    for (const text of allValues(tree)) {
      const { file, pointer, isProse, format, value } = text;
      const { language } = file;
      if (!language || !isProse) continue;
      const suspected = typographyRules.filter(
        (rule) => (rule.language ?? language) === language && rule.mayApply(value),
      );
      const wide = wideSpace(value, format === 'markdown');
      if ((suspected.length === 0 && !wide) || !isInOwnLanguage(text)) continue;
      // What was put into the file of the other language is set in its manner.
      if (language === 'en' && hasCyrillic(value) && isMostlyCyrillic(value)) continue;
      const words = suspected.length > 0 ? wordsOnly(value) : value;
      const reported = new Set<string>();
      for (const { problem, pattern, fix } of suspected) {
        const match = words.matchAll(pattern).next().value;
        if (!match || reported.has(problem)) continue;
        reported.add(problem);
        const place = { file, pointer, from: match.index, to: match.index + match[0].length };
        report(place, { problem, suggestion: fix(match[0], language) });
      }
      if (wide) {
        const place = { file, pointer, from: wide.index, to: wide.index + wide[0].length };
        report(place, { problem: 'spaces', suggestion: ' ' });
      }
    }
  },
});

function wideSpace(text: string, isMarkdown: boolean): RegExpExecArray | null {
  if (isMarkdown) return text.includes('  ') && !text.includes('|') ? wideSpaces.markdown.exec(text) : null;
  return text.includes('  ') || text.trim() !== text ? wideSpaces.plain.exec(text) : null;
}
