import { valuesOfFormat } from '../../../content/views/values.ts';
import { dateParts } from '../../../text/iso-date.ts';
import { defineRule } from '../../rule.ts';

export const dateForm = defineRule<{ found: string; suggestion?: string }>({
  code: 'date-form',
  severity: 'error',
  scope: 'group',
  summary: 'Dates have the format DD.MM.YYYY.',
  why: 'In another format it is unclear which number is the month.',
  words: {
    en: ({ found, suggestion }) => ({
      message: `"${found}" is not a date in the format DD.MM.YYYY.`,
      hint: suggestion === undefined ? 'Write day, month and year like 05.03.2026.' : `Write "${suggestion}".`,
    }),
    uk: ({ found, suggestion }) => ({
      message: `"${found}" — не дата у форматі ДД.ММ.РРРР.`,
      hint: suggestion === undefined ? 'Напишіть день, місяць і рік так: 05.03.2026.' : `Напишіть "${suggestion}".`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'date-text')) {
      if (dateParts(value)) continue;
      const suggestion = suggest(value);
      report({ file, pointer }, { found: value, ...(suggestion && { suggestion }) });
    }
  },
});

/** The months as they are written after a day, in both languages. */
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
