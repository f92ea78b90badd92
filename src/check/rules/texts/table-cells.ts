import { markdownTexts } from '../../../content/views/links.ts';
import { defineRule } from '../../rule.ts';

export const tableCells = defineRule<{ cells: number; columns: number }>({
  code: 'table-cells',
  severity: 'error',
  scope: 'group',
  summary: 'No row of a table has more cells than the table has columns.',
  why: 'Markdown leaves out what stands behind the last column, and nobody notices.',
  exceptions: 'None needed: a vertical line that is meant to be seen in a cell is written `\\\\|`.',
  words: {
    en: ({ cells, columns }) => ({
      message: `The row has more cells (${cells}) than the table has columns (${columns}): visitors do not see the rest.`,
      hint: 'Delete the extra |, or add a column to the table.',
    }),
    uk: ({ cells, columns }) => ({
      message: `У рядку більше клітинок (${cells}), ніж у таблиці стовпців (${columns}): решти відвідувачі не побачать.`,
      hint: 'Приберіть зайву риску | або додайте до таблиці стовпець.',
    }),
  },
  check(tree, report) {
    for (const { value, parts } of markdownTexts(tree)) {
      for (const { header, longRows } of parts.tables) {
        for (const { cells, from, to } of longRows) report({ ...value, from, to }, { cells, columns: header.length });
      }
    }
  },
});
