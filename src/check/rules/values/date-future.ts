import { valuesOfFormat } from '../../../content/views/values.ts';
import { isoDate } from '../../../text/iso-date.ts';
import { defineRule } from '../../rule.ts';
import { siteDay } from '../../site-day.ts';

/** The days that pages tell as past, by kind of file: their keys. */
const pastDays: Readonly<Record<string, string>> = {
  'news-data': 'date',
  'documents-data': 'date',
  'procurement-data': 'announced',
  'special-council-data': 'formed',
};

export const dateFuture = defineRule<{ found: string; isNews: boolean }>({
  code: 'date-future',
  severity: 'warning',
  scope: 'group',
  summary: {
    en: 'No news item, document, announcement of a procurement or forming of a special council has a date in the future.',
    uk: 'Новина, документ, оголошення про закупівлю чи утворення разової ради не має майбутньої дати.',
  },
  why: {
    en: 'Pages tell these days as past. A news item appears as soon as it is published, whatever its date, and stays above all others until that day.',
    uk: 'Сторінки говорять про ці дні як про минулі. Новина з’являється, щойно її опубліковано, хоч би яка була дата, і до того дня стоїть над усіма.',
  },
  words: {
    en: ({ found, isNews }) => ({
      message: `The date ${found} is in the future.`,
      hint: isNews
        ? 'Fix the date, or publish the item on that day. Say in its text when something will take place.'
        : 'Fix the date: the site tells this day as past.',
    }),
    uk: ({ found, isNews }) => ({
      message: `Дата ${found} ще не настала.`,
      hint: isNews
        ? 'Виправте дату або опублікуйте новину того дня. Коли щось відбудеться, напишіть у тексті.'
        : 'Виправте дату: на сайті цей день уже минув.',
    }),
  },
  check(tree, report) {
    const today = siteDay(tree);
    for (const { file, pointer, value } of valuesOfFormat(tree, 'date-text')) {
      const key = pastDays[file.kind.name];
      if (key === undefined || pointer.split('/').at(-1) !== key || (isoDate(value) ?? '') <= today) continue;
      report({ file, pointer }, { found: value, isNews: Boolean(file.kind.isYearly) });
    }
  },
});
