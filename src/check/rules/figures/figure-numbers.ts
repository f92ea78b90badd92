import type { PlotPoint, SeriesData } from '../../../../content/model/charts.ts';
import { asList, asObject, asText, isObject } from '../../../content/unknown-value.ts';
import { type FigureItem, figureItems, hasTableText, numbersOf } from '../../../content/views/figures.ts';
import { languageCodes } from '../../../language/languages.ts';
import { defineRule } from '../../rule.ts';
import { valuesOnAxis } from './values-on-axis.ts';

type Case = 'none' | 'table' | 'log' | 'log-place' | 'many';

/** As many colours, shapes and hatches there are. */
const mostParts = 7;

export const figureNumbers = defineRule<{ id: string; problem: Case }>({
  code: 'figure-numbers',
  severity: 'error',
  scope: 'content',
  byShape: true,
  summary: {
    en: 'Every series of a figure has numbers that can be drawn.',
    uk: 'Кожен ряд рисунка має числа, які можна накреслити.',
  },
  why: {
    en: 'A series has points, or names a column of a table in a news item, so that chart and table cannot differ; each cell of the column and of the first one must then be a number, in each language. A logarithmic axis has no place for zero or less: not for a value, the lower end of an uncertainty, a limit, the corner of an area, or an end of the axis. More than seven series or parts cannot be told apart.',
    uk: 'Ряд має точки або називає стовпець таблиці в новині, щоб діаграма й таблиця не могли різнитися; тоді кожна клітинка цього й першого стовпця має бути числом, кожною мовою. На логарифмічній осі немає місця для нуля й від’ємного: ні для значення, ні для нижньої межі похибки, ні для границі, ні для кута області, ні для кінця осі. Понад сім рядів чи частин не розрізнити.',
  },
  words: {
    en: ({ id, problem }) => ({
      message: {
        none: `The series "${id}" has no numbers.`,
        table: `The table has no column of numbers for the series "${id}".`,
        log: `The series "${id}" has values that a logarithmic axis cannot show.`,
        'log-place': `A logarithmic axis cannot show ${id}.`,
        many: `The chart has more than ${mostParts} series or parts.`,
      }[problem],
      hint: {
        none: 'Write its "points", or the "column" of the table that has them.',
        table:
          'Fix "table" or "column", or the cells: they have numbers alone, in the first column those of the horizontal axis.',
        log: 'Use values above zero, with an uncertainty less than the value, or a linear scale.',
        'log-place': 'Use a value above zero, or a linear scale.',
        many: 'Show fewer, or make two figures.',
      }[problem],
    }),
    uk: ({ id, problem }) => ({
      message: {
        none: `Ряд "${id}" не має чисел.`,
        table: `У таблиці немає стовпця чисел для ряду "${id}".`,
        log: `Ряд "${id}" має значення, яких логарифмічна вісь не покаже.`,
        'log-place': `Логарифмічна вісь не покаже ${id}.`,
        many: `На діаграмі понад ${mostParts} рядів або частин.`,
      }[problem],
      hint: {
        none: 'Напишіть "points" або "column" — стовпець таблиці, у якому вони є.',
        table: 'Виправте "table" чи "column" або клітинки: лише числа, у першому стовпці — числа горизонтальної осі.',
        log: 'Вкажіть значення, більші за нуль, із похибкою, меншою за значення, або лінійну шкалу.',
        'log-place': 'Вкажіть значення, більше за нуль, або лінійну шкалу.',
        many: 'Покажіть їх менше або зробіть два рисунки.',
      }[problem],
    }),
  },
  check(tree, report) {
    for (const figure of figureItems(tree)) {
      const { chart, facts } = figure;
      const { series: entries, parts, bars } = asObject(chart);
      const counts = {
        series: asList(entries).length,
        bars: new Set(asList(bars).map((bar) => asObject(bar).series)).size,
        // The parts of a picture have numbers.
        parts: chart.type === 'picture' ? 0 : asList(parts).length,
      };
      for (const [list, count] of Object.entries(counts))
        if (count > mostParts)
          report({ file: facts.file, pointer: `/chart/${list}`, part: 'key' }, { id: facts.id, problem: 'many' });
      if (!Array.isArray(entries)) continue;
      const languages = languageCodes.filter((language) => hasTableText(tree, figure, language));
      const filled = languages.map((language) => asList(asObject(numbersOf(tree, figure, language)).series));
      for (const [index, entry] of entries.entries()) {
        const { id: written, points, column } = asObject(entry) as Partial<SeriesData>;
        const [id, place] = [asText(written) ?? '', { file: facts.file, pointer: `/chart/series/${index}/id` }];
        const known = column === undefined ? [points] : filled.map((series) => asObject(series[index]).points);
        if (column === undefined && !asList(points).length) report(place, { id, problem: 'none' });
        else if (known.some((each) => each === undefined)) report(place, { id, problem: 'table' });
        else if (known.some((each) => isBelowLogarithmic(chart, asList(each)))) report(place, { id, problem: 'log' });
      }
      for (const axis of logarithmicAxes(chart))
        for (const { value, pointer } of valuesOnAxis(chart, axis))
          if (value <= 0) report({ file: facts.file, pointer }, { id: String(value), problem: 'log-place' });
    }
  },
});

function logarithmicAxes(chart: FigureItem['chart']): ('x' | 'y')[] {
  return (['x', 'y'] as const).filter((axis) => asObject(asObject(chart)[axis]).scale === 'log');
}

/** Whether points have values that a logarithmic axis of the chart has no place for. */
function isBelowLogarithmic(chart: FigureItem['chart'], points: readonly unknown[]): boolean {
  const known = points.filter(isObject) as Partial<PlotPoint>[];
  const least = {
    x: ({ x = 1 }: Partial<PlotPoint>) => x,
    y: ({ y = 1, plusMinus = 0 }: Partial<PlotPoint>) => y - plusMinus,
  };
  return logarithmicAxes(chart).some((axis) => known.some((point) => least[axis](point) <= 0));
}
