import { markdownTexts } from '../../../content/views/links.ts';
import { explainsComparisons } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

export const headingEmpty = defineRule<{ heading: string }>({
  code: 'heading-empty',
  severity: 'warning',
  scope: 'group',
  summary: { en: 'Every heading of a text has something below it.', uk: 'Під кожним заголовком тексту щось є.' },
  why: {
    en: 'A heading promises a part of the text. Where another heading of its level or the end of the text follows at once, the part is missing: it was not written yet, or was lost when the text was pasted.',
    uk: 'Заголовок обіцяє частину тексту. Якщо одразу за ним іде заголовок того самого рівня чи кінець тексту, цієї частини бракує: її ще не написали або загубили, коли вставляли текст.',
  },
  exceptions: {
    en: 'A heading right above one of a lower level is the title of both.',
    uk: 'Заголовок просто над заголовком нижчого рівня — це спільна назва для обох.',
  },
  words: {
    en: ({ heading }) => ({
      message: `Nothing stands below the heading "${heading}".`,
      hint: 'Write its text below it, or delete the heading.',
    }),
    uk: ({ heading }) => ({
      message: `Під заголовком «${heading}» нічого немає.`,
      hint: 'Напишіть під ним текст або видаліть заголовок.',
    }),
  },
  check(tree, report) {
    for (const { value, parts } of markdownTexts(tree)) {
      for (const [index, { level, text, from, to }] of parts.headings.entries()) {
        const next = parts.headings[index + 1];
        // The marks of headings themselves are no text.
        const isEmpty = /^[\s#=-]*$/.test(value.value.slice(to, next?.from));
        if (isEmpty && (next?.level ?? 1) <= level) report({ ...value, from, to }, { heading: text });
      }
    }
  },
  // The text that is missing makes this language differ from the others.
  explains: (own) => explainsComparisons(own, ['structure-differs']),
});
