import { valuesOfFormat } from '../../../content/views/values.ts';
import { dateParts } from '../../../text/iso-date.ts';
import { defineRule } from '../../rule.ts';

export const dateNotReal = defineRule<{ found: string; reason: 'month' | 'day'; days?: number }>({
  code: 'date-not-real',
  severity: 'error',
  scope: 'group',
  summary: { en: 'Dates exist in the calendar.', uk: 'Дата є в календарі.' },
  why: {
    en: 'Software silently turns 31 February into 3 March.',
    uk: 'Програми мовчки перетворюють 31 лютого на 3 березня.',
  },
  words: {
    en: ({ found, reason, days }) => ({
      message: `The date ${found} does not exist.`,
      hint:
        reason === 'month' ? 'The month must be from 01 to 12.' : `The day must be from 01 to ${days} in this month.`,
    }),
    uk: ({ found, reason, days }) => ({
      message: `Дати ${found} не існує.`,
      hint: reason === 'month' ? 'Місяць має бути від 01 до 12.' : `День у цьому місяці має бути від 01 до ${days}.`,
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'date-text')) {
      const [day, month, year] = dateParts(value) ?? [];
      if (day === undefined || month === undefined || year === undefined) continue;
      const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
      if (month < 1 || month > 12) report({ file, pointer }, { found: value, reason: 'month' });
      else if (day < 1 || day > days) report({ file, pointer }, { found: value, reason: 'day', days });
    }
  },
});
