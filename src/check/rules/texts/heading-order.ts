import { markdownTexts } from '../../../content/views/links.ts';
import { defineRule } from '../../rule.ts';

export const headingOrder = defineRule<{ level: number; expected: number }>({
  code: 'heading-order',
  severity: 'error',
  scope: 'group',
  summary: 'Headings follow one another level by level.',
  why: 'Screen readers jump from heading to heading. The page’s title is level 1, so that a text begins with `##`.',
  words: {
    en: ({ level, expected }) => ({
      message: `A heading of level ${level} stands here where level ${expected} is due.`,
      hint: `Begin the line with ${'#'.repeat(expected)}: the page's title is level 1, levels follow one another.`,
    }),
    uk: ({ level, expected }) => ({
      message: `Тут заголовок рівня ${level}, а має бути рівень ${expected}.`,
      hint: `Почніть рядок з ${'#'.repeat(expected)}: назва сторінки — рівень 1, далі рівні йдуть поспіль.`,
    }),
  },
  check(tree, report) {
    for (const { value, parts } of markdownTexts(tree)) {
      let last: number | undefined;
      for (const { level, from, to } of parts.headings) {
        const expected = last === undefined ? (level > 3 ? 2 : 0) : level > last + 1 ? last + 1 : 0;
        const due = level === 1 ? 2 : expected;
        if (due) report({ file: value.file, pointer: value.pointer, from, to }, { level, expected: due });
        last = due || level;
      }
    }
  },
});
