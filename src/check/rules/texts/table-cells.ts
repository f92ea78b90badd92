import { markdownTexts } from '../../../content/views/links.ts';
import { defineRule } from '../../rule.ts';

export const tableCells = defineRule<{ cells: number; columns: number }>({
  code: 'table-cells',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'Every row of a table has as many cells as the table has columns.',
    uk: 'Кожен рядок таблиці має стільки клітинок, скільки в ній стовпців.',
  },
  why: {
    en: 'Markdown leaves out what stands behind the last column, and fills a short row with empty cells: where a | was lost, two cells are one, and the rest stand in the wrong columns. A line directly below a table is a row of it, too.',
    uk: 'Markdown відкидає те, що стоїть за останнім стовпцем, а короткий рядок доповнює порожніми клітинками: де загублено |, дві клітинки стають однією, а решта опиняється не у своїх стовпцях. Рядок просто під таблицею — теж її рядок.',
  },
  exceptions: {
    en: 'An empty cell is written as one: `| 1949 | |`. A vertical line that is meant to be seen in a cell is written `\\\\|`.',
    uk: 'Порожню клітинку так і пишуть: `| 1949 | |`. Вертикальну риску, яка має бути видна в клітинці, пишуть `\\\\|`.',
  },
  words: {
    en: ({ cells, columns }) =>
      cells > columns
        ? {
            message: `The row has more cells (${cells}) than the table has columns (${columns}): visitors do not see the rest.`,
            hint: 'Delete the extra |, or add a column to the table.',
          }
        : {
            message: `The row has fewer cells (${cells}) than the table has columns (${columns}).`,
            hint: 'Add the missing |; write an empty cell as "| |". If it is no row, leave an empty line before it.',
          },
    uk: ({ cells, columns }) =>
      cells > columns
        ? {
            message: `У рядку більше клітинок (${cells}), ніж у таблиці стовпців (${columns}): решти відвідувачі не побачать.`,
            hint: 'Приберіть зайву риску | або додайте до таблиці стовпець.',
          }
        : {
            message: `У рядку менше клітинок (${cells}), ніж у таблиці стовпців (${columns}).`,
            hint: 'Додайте риску |, якої бракує; порожню клітинку пишіть як «| |». Якщо це не рядок таблиці, залиште перед ним порожній рядок.',
          },
  },
  check(tree, report) {
    for (const { value, parts } of markdownTexts(tree)) {
      for (const { header, unevenRows } of parts.tables) {
        for (const { cells, from, to } of unevenRows)
          report({ ...value, from, to }, { cells, columns: header.length });
      }
    }
  },
});
