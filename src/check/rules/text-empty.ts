import type { Rule } from '../rule.ts';

/** A text says something. Only the description of a picture may be empty: that marks a decoration. */
export const rule: Rule<'text-empty'> = {
  code: 'text-empty',
  severity: 'error',
  check({ index }, report) {
    for (const { file, pointer, value, isProse } of index.values()) {
      if (isProse && value.trim() === '' && !/alt(?:\/\d+)?$/i.test(pointer)) report({ file, pointer }, {});
    }
  },
};
