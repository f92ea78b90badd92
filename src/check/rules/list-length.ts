import type { Rule } from '../rule.ts';

/** Lists have the same entries in every language. */
export const rule: Rule<'list-length'> = {
  code: 'list-length',
  severity: 'error',
  check({ index }, report) {
    for (const { shorter, longer, lengths } of index.languages().lists) {
      const [here, there] = lengths;
      report({ ...shorter, part: 'start' }, { here, there, file: longer.file.path }, [
        { remark: 'list-here', place: { ...longer, part: 'start' } },
      ]);
    }
  },
};
