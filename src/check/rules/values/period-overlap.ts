import { academicYears, type YearSpan } from '../../../content/views/academic-year.ts';
import { defineRule } from '../../rule.ts';

export const periodOverlap = defineRule<{ year: number; from: string; to: string }>({
  code: 'period-overlap',
  severity: 'error',
  scope: 'group',
  summary: {
    en: 'In a year of study, periods of one kind share no days, and leave shares none with any other period.',
    uk: 'На курсі періоди одного виду не мають спільних днів, а канікули — спільних днів із жодним іншим періодом.',
  },
  why: {
    en: 'Classes may go on while reports are heard. Two periods of classes, or an examination on a day of leave, come from a mistyped date.',
    uk: 'Заняття можуть тривати, поки заслуховують звіти. Два періоди занять чи іспит у день канікул — наслідок помилки в даті.',
  },
  words: {
    en: ({ year, from, to }) => ({
      message: `In year of study ${year}, this period shares days with that of ${from}–${to}.`,
      hint: 'Fix the dates, or the years of study.',
    }),
    uk: ({ year, from, to }) => ({
      message: `На ${year} курсі цей період має спільні дні з періодом ${from}–${to}.`,
      hint: 'Виправте дати або курси.',
    }),
  },
  check(tree, report) {
    for (const { file, year, spans } of academicYears(tree)) {
      const periods = spans.filter(
        ({ kind, from, to }) => kind && from.iso >= year.from.iso && to.iso <= year.to.iso,
      );
      for (const [index, period] of periods.entries()) {
        const earlier = periods.slice(0, index).find((other) => disagree(other, period));
        const shared = period.years.find((each) => earlier?.years.includes(each));
        if (!earlier || shared === undefined) continue;
        const place = { file, pointer: period.from.pointer };
        report(place, { year: Number(shared), from: earlier.from.text, to: earlier.to.text }, [
          { remark: 'begins-here', place: { file, pointer: earlier.from.pointer } },
        ]);
      }
    }
  },
});

/** Whether two periods share days and a year of study, and may not. */
function disagree(a: YearSpan, b: YearSpan): boolean {
  const mayNot = a.kind === b.kind || a.kind === 'leave' || b.kind === 'leave';
  return mayNot && a.from.iso <= b.to.iso && b.from.iso <= a.to.iso && a.years.some((each) => b.years.includes(each));
}
