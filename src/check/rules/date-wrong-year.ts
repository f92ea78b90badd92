import { isoDate } from '../../text/iso-date.ts';
import type { Rule } from '../rule.ts';

/** A news item stands in the file of its year. */
export const rule: Rule<'date-wrong-year'> = {
  code: 'date-wrong-year',
  severity: 'error',
  check({ index }, report) {
    for (const { file, pointer, value } of index.valuesOf('date-text')) {
      const year = isoDate(value)?.slice(0, 4);
      if (file.kind.name !== 'news-data' || !year || year === file.id || !/^\d{4}$/.test(file.id ?? '')) continue;
      report({ file, pointer }, { found: value, year: file.id ?? '', file: `data/news/${year}.json` });
    }
  },
};
