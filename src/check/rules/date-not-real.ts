import type { Rule } from '../rule.ts';
import { dateForm } from './date-form.ts';

/** Dates are days of the calendar. */
export const rule: Rule<'date-not-real'> = {
  code: 'date-not-real',
  severity: 'error',
  check({ index }, report) {
    for (const { file, pointer, value } of index.valuesOf('date-text')) {
      const [day, month, year] = (dateForm.exec(value) ?? []).slice(1).map(Number);
      if (day === undefined || month === undefined || year === undefined) continue;
      const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
      if (month < 1 || month > 12) report({ file, pointer }, { found: value, reason: 'month' });
      else if (day < 1 || day > days) report({ file, pointer }, { found: value, reason: 'day', days });
    }
  },
};
