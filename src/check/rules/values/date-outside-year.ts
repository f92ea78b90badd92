import { academicYears } from '../../../content/views/academic-year.ts';
import { defineRule } from '../../rule.ts';

export const dateOutsideYear = defineRule<{ found: string; from: string; to: string }>({
  code: 'date-outside-year',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'Periods and days of the academic year lie within it.',
    uk: 'Періоди й дні навчального року лежать у його межах.',
  },
  why: {
    en: 'The calendar shows the academic year alone: what lies outside is cut off or missing. Usually the year of the date is mistyped.',
    uk: 'Календар показує лише навчальний рік: що поза ним, обрізано або не видно. Зазвичай це помилка в році дати.',
  },
  words: {
    en: ({ found, from, to }) => ({
      message: `The date ${found} is not within the academic year, ${from}–${to}.`,
      hint: 'Fix the date, or the first or last day of the year.',
    }),
    uk: ({ found, from, to }) => ({
      message: `Дата ${found} — поза навчальним роком, ${from}–${to}.`,
      hint: 'Виправте дату або перший чи останній день навчального року.',
    }),
  },
  check(tree, report) {
    for (const { file, year, spans } of academicYears(tree)) {
      for (const { from, to } of spans) {
        const outside = [from, to].find(({ iso }) => iso < year.from.iso || iso > year.to.iso);
        if (!outside) continue;
        const place = { file, pointer: outside.pointer };
        report(place, { found: outside.text, from: year.from.text, to: year.to.text });
      }
    }
  },
});
