import type { AxisData, SeriesData } from '../../../../content/model/figures.ts';
import { figureItems, hasTableText, numbersOf } from '../../../content/views/figures.ts';
import { languageCodes } from '../../../language/languages.ts';
import { defineRule } from '../../rule.ts';

type Case = 'none' | 'table' | 'log' | 'many';

/** As many colours, shapes and hatches there are. */
const mostParts = 7;

export const figureNumbers = defineRule<{ id: string; problem: Case }>({
  code: 'figure-numbers',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: 'Every series of a figure has numbers that can be drawn.',
  why: 'A series has points, or names a column of a table in a news item, so that chart and table cannot differ; each cell of the column and of the first one must then be a number, in each language. A logarithmic axis has no place for zero, not even for the lower end of an uncertainty, and more than seven series cannot be told apart.',
  words: {
    en: ({ id, problem }) => ({
      message: {
        none: `The series "${id}" has no numbers.`,
        table: `The table has no column of numbers for the series "${id}".`,
        log: `The series "${id}" has values that a logarithmic axis cannot show.`,
        many: `The chart has more than ${mostParts} series.`,
      }[problem],
      hint: {
        none: 'Write its "points", or the "column" of the table that has them.',
        table:
          'Correct "table" or "column", or the cells: nothing but numbers, the first column those of the horizontal axis.',
        log: 'Use values above zero, with an uncertainty less than the value, or a linear scale.',
        many: 'Show fewer, or make two figures.',
      }[problem],
    }),
    uk: ({ id, problem }) => ({
      message: {
        none: `Ряд "${id}" не має чисел.`,
        table: `У таблиці немає стовпця чисел для ряду "${id}".`,
        log: `Ряд "${id}" має значення, яких логарифмічна вісь не покаже.`,
        many: `На діаграмі більше ніж ${mostParts} рядів.`,
      }[problem],
      hint: {
        none: 'Напишіть "points" або "column" — стовпець таблиці, у якому вони є.',
        table: 'Виправте "table" чи "column" або клітинки: лише числа, у першому стовпці — числа горизонтальної осі.',
        log: 'Вкажіть значення понад нуль з похибкою, меншою за значення, або лінійну шкалу.',
        many: 'Покажіть менше або зробіть два рисунки.',
      }[problem],
    }),
  },
  check(tree, report) {
    for (const figure of figureItems(tree)) {
      const { chart, facts } = figure;
      const list = 'series' in chart ? 'series' : 'parts' in chart ? 'parts' : undefined;
      if (!list) continue;
      const entries = (chart as { series?: SeriesData[]; parts?: object[] })[list];
      if (!Array.isArray(entries)) continue;
      // The parts of a picture have numbers.
      if (entries.length > mostParts && chart.type !== 'picture')
        report({ file: facts.file, pointer: `/chart/${list}`, part: 'key' }, { id: facts.id, problem: 'many' });
      if (list === 'parts') continue;
      const languages = languageCodes.filter((language) => hasTableText(tree, figure, language));
      const filled = languages.map((language) => numbersOf(tree, figure, language) as { series: SeriesData[] });
      const { x, y } = chart as { x?: AxisData; y?: AxisData };
      for (const [index, { id, points, column }] of (entries as SeriesData[]).entries()) {
        const place = { file: facts.file, pointer: `/chart/series/${index}/id` };
        const lacksTable = column !== undefined && filled.some(({ series }) => !series[index]?.points);
        const isLow = (axis: AxisData | undefined, values: number[]) =>
          axis?.scale === 'log' && values.some((value) => !(value > 0));
        const known = Array.isArray(points) ? points : [];
        if (column === undefined && !known.length) report(place, { id, problem: 'none' });
        else if (lacksTable) report(place, { id, problem: 'table' });
        else if (
          isLow(
            x,
            known.map((at) => at.x),
          ) ||
          isLow(
            y,
            known.map(({ y: value, plusMinus = 0 }) => value - plusMinus),
          )
        )
          report(place, { id, problem: 'log' });
      }
    }
  },
});
