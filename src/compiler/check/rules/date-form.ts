import type { Rule } from '../rule.ts';

/** Dates have the form DD.MM.YYYY. */
export const rule: Rule<'date-form'> = {
  code: 'date-form',
  severity: 'error',
  check({ index }, report) {
    for (const { file, pointer, value } of index.valuesOf('date-text')) {
      if (dateForm.test(value)) continue;
      const suggestion = suggest(value);
      report({ file, pointer }, { found: value, ...(suggestion && { suggestion }) });
    }
  },
};

/** The one form of dates: day, month and year, with two, two and four digits. */
export const dateForm = /^(\d\d)\.(\d\d)\.(\d{4})$/;

function suggest(value: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(value.trim()) ?? [];
  if (year && month && day) return join(day, month, year);
  const [, first, second, last] =
    /^(\d{1,2})[-./\s](\d{1,2})[-./\s](\d{4}|\d\d)\.?(?:\s*р\.?)?$/.exec(value.trim()) ?? [];
  return first && second && last ? join(first, second, last.padStart(4, '20')) : undefined;
}

function join(day: string, month: string, year: string): string {
  return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
}
