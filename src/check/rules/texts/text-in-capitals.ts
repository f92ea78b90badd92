import { allValues } from '../../../content/views/values.ts';
import { rangeOfMatch } from '../../../text/text-range.ts';
import { defineRule } from '../../rule.ts';
import { wordsOnly } from '../../text-language.ts';

/** Words in capitals that follow each other. Commas part abbreviations, too. */
const capitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}’ʼ'-]*(?:[ \u00a0:.«»“”"–—-]+\p{Lu}[\p{Lu}’ʼ'-]*)+(?![\p{L}\p{N}])/gu;
/** Abbreviations are shorter, or stand alone. */
const longWord = /\p{Lu}{5,}/gu;

export const textInCapitals = defineRule<{ found: string; suggestion: string }>({
  code: 'text-in-capitals',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'No two long words that follow each other are in capitals.',
    uk: 'Жодні два довгі слова поспіль не написано великими літерами.',
  },
  why: {
    en: 'Titles of orders and slides are often copied in capitals. They are read more slowly, screen readers may spell them letter by letter, and the search shows them as they are. The site sets what is to stand out.',
    uk: 'Назви наказів і слайдів часто копіюють великими літерами. Їх читають повільніше, екранний читач може вимовляти їх по літері, а пошук показує як є. Що має виділятися, виділяє сайт.',
  },
  exceptions: {
    en: 'One word may be in capitals, and so may abbreviations, also in lists with commas. A name that is always written so has an exception.',
    uk: 'Одне слово може бути великими літерами, скорочення — теж, і в переліках через кому. Назва, яку завжди так пишуть, дістає виняток.',
  },
  words: {
    en: ({ found, suggestion }) => ({
      message: `In capitals: "${found}".`,
      hint: `Write it as a sentence: "${suggestion}", with capitals for names and abbreviations only.`,
    }),
    uk: ({ found, suggestion }) => ({
      message: `Великими літерами: «${found}».`,
      hint: `Напишіть як речення: "${suggestion}", з великої — лише назви та скорочення.`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value, isProse } of allValues(tree)) {
      if (!isProse || !/\p{Lu}{5}/u.test(value)) continue;
      for (const match of wordsOnly(value).matchAll(capitals)) {
        const [found] = match;
        if ((found.match(longWord)?.length ?? 0) < 2) continue;
        const suggestion = found.charAt(0) + found.slice(1).toLowerCase();
        report({ file, pointer, ...rangeOfMatch(match) }, { found, suggestion });
      }
    }
  },
});
