import { markdownTexts } from '../../../content/views/links.ts';
import { defineRule } from '../../rule.ts';

export const tableHeader = defineRule<object>({
  code: 'table-header',
  severity: 'warning',
  scope: 'group',
  summary: 'Every table column has a header.',
  why: 'Without it, nobody knows what the column means.',
  exceptions: 'The corner cell above row headers may be empty.',
  words: {
    en: () => ({
      message: 'The table has columns without a header.',
      hint: 'Add a header to every column.',
    }),
    uk: () => ({
      message: 'У таблиці є стовпці без заголовка.',
      hint: 'Додайте заголовок до кожного стовпця.',
    }),
  },
  check(tree, report) {
    for (const { value, parts } of markdownTexts(tree)) {
      for (const { header, from, to } of parts.tables) {
        const empty = header.filter((cell, column) => cell.trim() === '' && column > 0).length;
        if (empty > 0 || header.every((cell) => cell.trim() === '')) {
          report({ ...value, from, to }, {});
        }
      }
    }
  },
});
