import type { Rule } from '../rule.ts';

/** Every column of a table has a heading; only the corner above the headings of rows may be empty. */
export const rule: Rule<'table-header'> = {
  code: 'table-header',
  severity: 'warning',
  check({ index }, report) {
    for (const { value, parts } of index.markdown()) {
      for (const { header, from, to } of parts.tables) {
        const empty = header.filter((cell, column) => cell.trim() === '' && column > 0).length;
        if (empty > 0 || header.every((cell) => cell.trim() === '')) {
          report({ file: value.file, pointer: value.pointer, from, to }, {});
        }
      }
    }
  },
};
