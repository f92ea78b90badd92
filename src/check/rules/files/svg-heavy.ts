import { defineRule } from '../../rule.ts';
import { drawings } from './drawings.ts';

/** Far more than a drawing needs, and still drawn at once. */
const limit = 100_000;
const shown = { en: limit.toLocaleString('en-GB'), uk: limit.toLocaleString('uk-UA') };

export const svgHeavy = defineRule<object>({
  code: 'svg-heavy',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'SVG drawings do not repeat their parts without limit.',
    uk: 'Креслення SVG не повторюють своїх частин без міри.',
  },
  why: {
    en: `A part that repeats a part which itself repeats others, by \`<use>\` or a pattern, grows tenfold with each step: a small file can hang the browser of every visitor. A drawing has at most ${shown.en} elements when each repetition is counted.`,
    uk: `Частина, що повторює частину, яка сама повторює інші, через \`<use>\` чи візерунок, щоразу росте вдесятеро: маленький файл може завісити браузер кожного відвідувача. Креслення має щонайбільше ${shown.uk} елементів, якщо рахувати кожне повторення.`,
  },
  words: {
    en: () => ({
      message: `The SVG repeats its parts so often that a browser has to draw more than ${shown.en} elements.`,
      hint: 'Save the drawing again with fewer repetitions, or as WebP or PNG.',
    }),
    uk: () => ({
      message: `SVG повторює свої частини так часто, що браузер має намалювати понад ${shown.uk} елементів.`,
      hint: 'Збережіть зображення ще раз із меншою кількістю повторень або у форматі WebP чи PNG.',
    }),
  },
  check(tree, report) {
    for (const { place, elements = 0 } of drawings(tree)) if (elements > limit) report(place, {});
  },
});
