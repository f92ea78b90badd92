import { valuesOfFormat } from '../../../content/views/values.ts';
import { suggestDate } from '../../../language/date-forms.ts';
import { dateParts } from '../../../text/iso-date.ts';
import { defineRule } from '../../rule.ts';

export const dateForm = defineRule<{ found: string; suggestion?: string }>({
  code: 'date-form',
  severity: 'error',
  scope: 'group',
  summary: { en: 'Dates have the format DD.MM.YYYY.', uk: 'Дати мають вигляд ДД.ММ.РРРР.' },
  why: {
    en: 'In another format it is unclear which number is the month.',
    uk: 'В іншому вигляді незрозуміло, яке число — місяць.',
  },
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
      const suggestion = suggestDate(value);
      report({ file, pointer }, { found: value, ...(suggestion && { suggestion }) });
    }
  },
});
