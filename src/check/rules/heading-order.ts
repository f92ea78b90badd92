import type { Rule } from '../rule.ts';

/** Headings of a text follow one another level by level, below the page's own title. */
export const rule: Rule<'heading-order'> = {
  code: 'heading-order',
  severity: 'error',
  check({ index }, report) {
    for (const { value, parts } of index.markdown()) {
      let last: number | undefined;
      for (const { level, from, to } of parts.headings) {
        const expected = last === undefined ? (level > 3 ? 2 : 0) : level > last + 1 ? last + 1 : 0;
        const due = level === 1 ? 2 : expected;
        if (due) report({ file: value.file, pointer: value.pointer, from, to }, { level, expected: due });
        last = due || level;
      }
    }
  },
};
