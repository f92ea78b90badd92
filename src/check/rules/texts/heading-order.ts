import { levelAbove } from '../../../content/level-above.ts';
import { markdownTexts } from '../../../content/views/links.ts';
import { defineRule } from '../../rule.ts';

export const headingOrder = defineRule<{ level: number; expected: number }>({
  code: 'heading-order',
  severity: 'error',
  scope: 'group',
  summary: { en: 'Heading levels are not skipped.', uk: 'Рівні заголовків ідуть без пропусків.' },
  why: {
    en: 'Screen reader users jump from heading to heading. The page title is level 1, so a text starts with `##`; within a section, which has a heading of its own, `###` will do, too.',
    uk: 'Хто слухає сторінку, переходить від заголовка до заголовка. Заголовок сторінки має рівень 1, тож текст починається з `##`; усередині розділу, який має власний заголовок, підійде й `###`.',
  },
  words: {
    en: ({ level, expected }) => ({
      message: `This heading has level ${level}, expected level ${expected}.`,
      hint: `Start the line with ${'#'.repeat(expected)}: the page title is level 1, and levels are not skipped.`,
    }),
    uk: ({ level, expected }) => ({
      message: `Рівень цього заголовка — ${level}, а має бути ${expected}.`,
      hint: `Почніть рядок з ${'#'.repeat(expected)}: назва сторінки — рівень 1, а рівнів не пропускають.`,
    }),
  },
  check(tree, report) {
    for (const { value, parts } of markdownTexts(tree)) {
      let last = levelAbove(value);
      for (const { level, from, to } of parts.headings) {
        const expected = Math.min(Math.max(level, 2), last + 1);
        if (expected !== level) report({ ...value, from, to }, { level, expected });
        last = expected;
      }
    }
  },
});
