import type { BarsData, ChartData, DiagramData, LinesData, ScatterData } from '../../../content/model/charts.ts';
import type { FigureTexts } from '../../../content/model/figures.ts';
import type { FigureLabels } from '../../../content/model/labels-texts.ts';
import { withUnit } from '../../content/units.ts';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { isoDate } from '../../lib/text/days.ts';
import { sharesOf } from '../charts/bar-charts.ts';

/** A cell of a table: words, a number or a day in ISO 8601; one without a value is undefined. */
export type Cell = string | number | { day: string } | undefined;

/** The numbers of a chart as a table. */
export interface DataTable {
  head: string[];
  rows: Cell[][];
}

/** The labels of tables. */
interface TableWords {
  language: LanguageCode;
  texts: FigureTexts;
  labels: FigureLabels;
}

type Plot = LinesData | ScatterData | DiagramData;

/** The table behind a chart: all of its numbers, with their units in the head. */
export function dataTable(chart: ChartData, words: TableWords): DataTable {
  const { language, texts, labels } = words;
  const name = namesOf(texts);
  switch (chart.type) {
    case 'bars':
      return barsTable(chart, words);
    case 'share': {
      const shares = sharesOf(chart.parts.map(({ value }) => value));
      return {
        head: [labels.name, withUnit(texts.y ?? '', chart.unit, language), labels.share],
        rows: chart.parts.map(({ id, value }, index) => [
          name(id),
          value,
          Math.round((shares[index] ?? 0) * 10) / 10,
        ]),
      };
    }
    case 'timeline':
      return {
        head: [labels.name, labels.from, labels.to],
        rows: chart.events.map(({ id, from, to }) => [name(id), dayCell(from), dayCell(to ?? from)]),
      };
    default:
      return plotTable(chart, words);
  }
}

function dayCell(date: string): Cell {
  const day = isoDate(date);
  return day === undefined ? date : { day };
}

function barsTable({ bars, unit }: BarsData, { language, texts, labels }: TableWords): DataTable {
  const series = [...new Set(bars.map((bar) => bar.series ?? ''))];
  const ids = [...new Set(bars.map(({ id }) => id))];
  const name = namesOf(texts);
  const column = (id: string) => withUnit([texts.y ?? '', ...(id ? [name(id)] : [])].join(': '), unit, language);
  const columns = series.map((own) => ({
    head: column(own),
    values: ids.map((id) => bars.find((bar) => bar.id === id && (bar.series ?? '') === own)),
  }));
  const all = columns.flatMap(({ head, values }) => withErrors(head, values, ({ value }) => value));
  return {
    head: [labels.name, ...all.map(({ head }) => head)],
    rows: ids.map((id, row) => [name(id), ...all.map(({ values }) => values[row])]),
  };
}

/** A row for each value of the horizontal axis where series share them; otherwise one for each place, by the name of its line. */
function plotTable({ x, y, series, guides = [], regions = [], marks = [] }: Plot, words: TableWords): DataTable {
  const { language, texts, labels } = words;
  const name = namesOf(texts);
  const [xName, yName] = [withUnit(texts.x ?? '', x.unit, language), withUnit(texts.y ?? '', y.unit, language)];
  const values = [...new Set(series.flatMap(({ points = [] }) => points.map((point) => point.x)))];
  const count = series.reduce((sum, { points = [] }) => sum + points.length, 0);
  const ofYears = hasYears({ x, series });
  const hasMore = regions.length + marks.length > 0 || guides.some(({ axis }) => axis === 'x');
  if (!hasMore && count * 2 > values.length * series.length && hasOneValueEach(series)) {
    values.sort((a, b) => a - b);
    const columns = series.flatMap(({ id, points = [] }) => {
      const head = series.length > 1 ? withUnit(`${texts.y ?? ''}: ${name(id)}`, y.unit, language) : yName;
      return withErrors(
        head,
        values.map((value) => points.find((point) => point.x === value)),
        (point) => point.y,
      );
    });
    const limits = guides.map(({ id, at }) => ({
      head: withUnit(name(id), y.unit, language),
      values: values.map(() => at),
    }));
    const all = [...columns, ...limits];
    return {
      head: [xName, ...all.map(({ head }) => head)],
      rows: values.map((value, row) => [ofYears ? String(value) : value, ...all.map((column) => column.values[row])]),
    };
  }
  const places = [
    ...[...series, ...regions].flatMap(({ id, points = [] }) => points.map((at) => [name(id), at.x, at.y])),
    ...guides.map(({ id, axis, at }) => [name(id), axis === 'x' ? at : undefined, axis === 'y' ? at : undefined]),
    ...marks.map(({ id, ...at }) => [name(id), at.x, at.y]),
  ];
  return { head: [labels.name, xName, yName], rows: places };
}

/** Tells if the values of the horizontal axis of a plot can only be years. */
export function hasYears({ x, series }: Pick<Plot, 'x' | 'series'>): boolean {
  const values = series.flatMap(({ points = [] }) => points.map((point) => point.x));
  return x.unit === '1' && values.length > 0 && values.every((each) => /^(?:19|20)\d\d$/.test(String(each)));
}

function hasOneValueEach(series: Plot['series']): boolean {
  return series.every(({ points = [] }) => new Set(points.map(({ x }) => x)).size === points.length);
}

/** A column of values, and behind it one of their uncertainties if any is known. */
function withErrors<Value extends { plusMinus?: number }>(
  head: string,
  values: readonly (Value | undefined)[],
  read: (value: Value) => number,
): { head: string; values: (number | undefined)[] }[] {
  const own = { head, values: values.map((value) => value && read(value)) };
  if (!values.some((value) => value?.plusMinus !== undefined)) return [own];
  return [own, { head: `± ${head}`, values: values.map((value) => value?.plusMinus) }];
}

/** Finds the names of what has ids in a figure; the id where there is no name. */
export function namesOf({ names = {} }: Pick<FigureTexts, 'names'>): (id: string) => string {
  return (id) => names[id] ?? id;
}
