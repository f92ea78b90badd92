import { valuesOfFormat } from '../../../content/views/values.ts';
import { isoDate } from '../../../text/iso-date.ts';
import { defineRule } from '../../rule.ts';
import { siteDay } from '../../site-day.ts';

export const dateFuture = defineRule<{ found: string }>({
  code: 'date-future',
  severity: 'warning',
  scope: 'group',
  summary: 'No news item has a date in the future.',
  why: 'An item appears as soon as it is published, whatever its date, and stays above all others until that day.',
  words: {
    en: ({ found }) => ({
      message: `The date ${found} is in the future.`,
      hint: 'Fix the date, or publish the item on that day. Say in its text when something will take place.',
    }),
    uk: ({ found }) => ({
      message: `Дата ${found} ще не настала.`,
      hint: 'Виправте дату або опублікуйте новину того дня. Коли щось відбудеться, напишіть у тексті.',
    }),
  },
  check(tree, report) {
    const today = siteDay(tree);
    for (const { file, pointer, value } of valuesOfFormat(tree, 'date-text')) {
      if (file.kind.isYearly && (isoDate(value) ?? '') > today) report({ file, pointer }, { found: value });
    }
  },
});
