import { languageCodes } from '../../../lib/language/languages.ts';
import { quickLook, rangeOfMatch, type TextRange } from '../../../lib/text/patterns.ts';
import { defineRule, each } from '../../rule.ts';
import { isInOtherScript, ownTexts, wordsOnly } from '../../text-language.ts';
import { markRules } from './mark-rules.ts';
import { quantityRules } from './quantity-rules.ts';
import { type TypographyProblem, typographyProblems } from './typography-problems.ts';

/** All patterns, in the order in which they are fixed, each with its quick look. */
export const typographyRules = [...markRules, ...quantityRules].flatMap(({ pattern: given, ...rule }) => {
  const withLook = (pattern: RegExp, language = rule.language) => {
    const look = quickLook(pattern);
    return { isCertain: () => true, mayApply: (text: string) => look.test(text), ...rule, language, pattern };
  };
  return typeof given === 'function' ? languageCodes.map((code) => withLook(given(code), code)) : [withLook(given)];
});

/** Extra spaces, in plain texts and in Markdown. */
export const wideSpaces = {
  plain: /^[ \n]+|(?<=\S)[ \u00a0]{2,}(?=\S)|[ \n]+$/u,
  markdown: /(?<=[^\s|])[ \u00a0]{2,}(?=[^\s|])/u,
};
/** Two spaces in a row, one of which may be a no-break space. */
const hasWideSpace = /[ \u00a0]{2}/;

/** The most characters of the words around an error that its hint repeats. */
const mostAround = 20;

type TypographyParameters = { problem: TypographyProblem; suggestion: string; isCertain: boolean };

export const typography = defineRule<TypographyParameters>('typography', 'warning', 'group', {
  en: {
    asks: 'Texts follow the typography of their language.',
    why: 'Curly quotes, real apostrophes, dashes between words and single spaces read better, and the fonts of the site have them. Chemical formulas and powers have the characters ₂ and ³: CO₂, 5 м³. Nobody needs to type no-break spaces: the site puts them before dashes, after initials and words of one letter, and between a number and its unit. Ukrainian uses a decimal comma and Ukrainian units, English a decimal point and dates with the name of the month, except in tables. `npm run check -- --fix` fixes what is certain.',
    note: 'Of formulas and units only those of a list are looked for: grades such as 09Г2С or X70, and codes, are not reported.',
    message: ({ problem }) => typographyProblems.en[problem],
    hint: ({ suggestion }) => `Write "${suggestion}".`,
  },
  uk: {
    asks: 'Тексти дотримуються друкарських правил своєї мови.',
    why: 'Лапки «ялинки», справжні апострофи, тире між словами й одинарні пробіли читаються легше, і шрифти сайту їх мають. Хімічні формули й степені мають знаки ₂ і ³: CO₂, 5 м³. Нерозривних пробілів набирати не треба: сайт сам ставить їх перед тире, після ініціалів і слів з однієї літери та між числом і одиницею. Українською пишуть десяткову кому й українські одиниці, англійською — крапку й дати з назвою місяця, крім таблиць. `npm run check -- --fix` виправляє безсумнівне.',
    note: 'Формули й одиниці шукаємо лише зі списку: про марки на зразок 09Г2С чи X70 і про коди не повідомляємо.',
    message: ({ problem }) => typographyProblems.uk[problem],
    hint: ({ suggestion }) => `Напишіть "${suggestion}".`,
  },
  isFixable: ({ isCertain }) => isCertain,
  check: each(ownTexts, ({ file, pointer, format, value }, report) => {
    const { language } = file;
    if (value.trim() === '') return;
    const suspected = typographyRules.filter(
      (rule) => (rule.language ?? language) === language && rule.mayApply(value),
    );
    const wide = wideSpace(value, format === 'markdown');
    // A text put into the file of the other language has its typography.
    if ((suspected.length === 0 && !wide) || isInOtherScript(value, language)) return;
    const say = (problem: TypographyProblem, match: RegExpExecArray, fixed: string, isCertain: boolean) => {
      const range = rangeOfMatch(match);
      report({ file, pointer, ...range }, { problem, suggestion: inWords(value, range, fixed), isCertain });
    };
    const words = suspected.length > 0 ? wordsOnly(value) : value;
    const reported = new Set<string>();
    for (const { problem, pattern, fix, isCertain } of suspected) {
      if (reported.has(problem)) continue;
      // The text between two words may hold code or an address, which is blank here.
      const match = [...words.matchAll(pattern)].find(({ 0: found, index }) => value.startsWith(found, index));
      if (!match) continue;
      reported.add(problem);
      say(problem, match, fix(match[0], language), isCertain(words, match.index, match[0]));
    }
    const isAtEdge = wide?.index === 0 || (wide?.index ?? 0) + (wide?.[0].length ?? 0) === value.length;
    if (wide) say('spaces', wide, isAtEdge ? '' : ' ', true);
  }),
});

/** The text to write instead of a part, with what touches it: a space alone could not be seen. */
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
