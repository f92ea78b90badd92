import { markdownTexts } from '../../../content/views/links.ts';
import { defineRule } from '../../rule.ts';

export const tableHeader = defineRule<object>({
  code: 'table-header',
  severity: 'warning',
  scope: 'group',
  summary: 'Every column of a table has a heading.',
  why: 'Without it nobody knows what the column says.',
  exceptions: 'The corner above the headings of rows may be empty.',
  words: {
    en: () => ({
      message: 'The table has columns without a heading.',
      hint: 'Write a heading above every column.',
    }),
    uk: () => ({
      message: 'У таблиці є стовпці без заголовка.',
      hint: 'Напишіть заголовок над кожним стовпцем.',
    }),
  },
  check(tree, report) {
    for (const { value, parts } of markdownTexts(tree)) {
      for (const { header, from, to } of parts.tables) {
        const empty = header.filter((cell, column) => cell.trim() === '' && column > 0).length;
        if (empty > 0 || header.every((cell) => cell.trim() === '')) {
          report({ file: value.file, pointer: value.pointer, from, to }, {});
        }
      }
    }
  },
});
