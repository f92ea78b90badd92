import { markdownTexts } from '../../../content/views/links.ts';
import { explainsComparisonsOf } from '../../consequences.ts';
import { defineRule } from '../../rule.ts';

export const tableCaption = defineRule<object>({
  code: 'table-caption',
  severity: 'warning',
  scope: 'group',
  summary: { en: 'Every table of a text has a caption.', uk: 'Кожна таблиця тексту має підпис.' },
  why: {
    en: 'A caption says what the table shows, where it is found by a search or shown alone. Screen readers announce it, and name by it the box that the table scrolls in.',
    uk: 'Підпис каже, що показує таблиця, коли її знайшли пошуком чи показали окремо. Екранні читачі оголошують його й називають ним рамку, у якій таблиця прокручується.',
  },
  exceptions: {
    en: 'A caption is a paragraph of its own directly before the table. It begins with a colon: `: Results of six heats`.',
    uk: 'Підпис — це окремий абзац просто перед таблицею. Він починається двокрапкою: `: Результати шести плавок`.',
  },
  words: {
    en: () => ({
      message: 'The table has no caption.',
      hint: 'Write what it shows in a paragraph before it that begins with a colon, such as ": Results of six heats".',
    }),
    uk: () => ({
      message: 'Таблиця не має підпису.',
      hint: 'Напишіть, що вона показує, в окремому абзаці перед нею, який починається двокрапкою, наприклад ": Результати шести плавок".',
    }),
  },
  check(tree, report) {
    for (const { value, parts } of markdownTexts(tree)) {
      for (const { hasCaption, from, to } of parts.tables) {
        if (!hasCaption) report({ ...value, from, to }, {});
      }
    }
  },
  // Without the paragraph of the caption, the text has a block fewer than in the other language.
  explains: (own) => explainsComparisonsOf(own, ['structure-differs']),
});
