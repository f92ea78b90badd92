import { markdownTexts } from '../../../content/views/links.ts';
import { defineRule } from '../../rule.ts';

export const tableHeader = defineRule<object>({
  code: 'table-header',
  severity: 'warning',
  scope: 'group',
  summary: { en: 'Every table column has a header.', uk: 'Кожен стовпець таблиці має заголовок.' },
  why: {
    en: 'Without it, nobody knows what the column means.',
    uk: 'Без нього ніхто не знає, що цей стовпець означає.',
  },
  exceptions: {
    en: 'The corner cell above row headers may be empty.',
    uk: 'Кутова клітинка над заголовками рядків може бути порожня.',
  },
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
