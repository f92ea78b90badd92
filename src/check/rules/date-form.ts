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

/** The months as they stand beside a day, in both languages. */
const monthNames = [
  /січня|january/i,
  /лютого|february/i,
  /березня|march/i,
  /квітня|april/i,
  /травня|may/i,
  /червня|june/i,
  /липня|july/i,
  /серпня|august/i,
  /вересня|september/i,
  /жовтня|october/i,
  /листопада|november/i,
  /грудня|december/i,
];

function suggest(value: string): string | undefined {
  const numeric = monthNames.reduce((text, names, at) => text.replace(names, ` ${at + 1} `), value.trim());
  const [, year, month, day] = /^(\d{4})\s?[-./]\s?(\d{1,2})\s?[-./]\s?(\d{1,2})$/.exec(numeric) ?? [];
  if (year && month && day) return join(day, month, year);
  const [, first, second, last] =
    /^(\d{1,2})(?:\s?[-./,]\s?|\s+)(\d{1,2})(?:\s?[-./,]\s?|\s+)(\d{4}|\d\d)\.?(?:\s*р(?:оку|\.)?)?$/.exec(numeric) ??
    [];
  return first && second && last ? join(first, second, last.padStart(4, '20')) : undefined;
}

function join(day: string, month: string, year: string): string {
  return `${day.padStart(2, '0')}.${month.padStart(2, '0')}.${year}`;
}
