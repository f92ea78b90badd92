import { valuesOfFormat } from '../../../content/views/values.ts';
import { closest } from '../../../text/closest.ts';
import { isTimeZone } from '../../../text/zoned-time.ts';
import { defineRule } from '../../rule.ts';
import { didYouMean } from '../../words.ts';

export const timeZoneUnknown = defineRule<{ found: string; suggestion?: string }>({
  code: 'time-zone-unknown',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'The time zone of the site is one from the time zone database.',
    uk: 'Часовий пояс сайту є в базі часових поясів.',
  },
  why: {
    en: 'Calendars, machine-readable dates and mails name days and hours in it. Abbreviations such as EET do not say when summer time begins.',
    uk: 'За ним називають дні й години календарі, дати для програм і листи. Скорочення на зразок EET не кажуть, коли починається літній час.',
  },
  words: {
    en: ({ found, suggestion }) => ({
      message: `There is no time zone "${found}".`,
      hint: didYouMean.en(suggestion, 'Write a continent and a city, such as "Europe/Kyiv".'),
    }),
    uk: ({ found, suggestion }) => ({
      message: `Немає часового поясу "${found}".`,
      hint: didYouMean.uk(suggestion, 'Напишіть континент і місто, наприклад "Europe/Kyiv".'),
    }),
  },
  check(tree, report) {
    for (const { file, pointer, value } of valuesOfFormat(tree, 'time-zone')) {
      if (isTimeZone(value) && value.includes('/')) continue;
      const suggestion = closest(value, ['Europe/Kyiv', ...Intl.supportedValuesOf('timeZone')]);
      report({ file, pointer }, { found: value, ...(suggestion && { suggestion }) });
    }
  },
});
