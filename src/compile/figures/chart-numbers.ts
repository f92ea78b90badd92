import type { ChartData, SeriesData, TableSource } from '../../../content/model/figures.ts';
import type { MarkdownTable } from '../../content/figures/markdown-tables.ts';
import { readNumber } from '../../content/read-number.ts';
import type { LanguageCode } from '../../language/languages.ts';

/**
 * The chart with the numbers that it takes from a table of an article.
 * @param tableOf reads the table in the language
 * @throws Error when the table has no number where the chart needs one: the checker has seen that it has
 */
export function withTableNumbers(
  chart: ChartData,
  language: LanguageCode,
  tableOf: (source: TableSource) => MarkdownTable | undefined,
): ChartData {
  if (!('table' in chart) || !chart.table) return chart;
  const table = tableOf(chart.table);
  return { ...chart, series: chart.series.map((series) => withColumn(series, table, language)) };
}

function withColumn(series: SeriesData, table: MarkdownTable | undefined, language: LanguageCode): SeriesData {
  const { column } = series;
  if (column === undefined) return series;
  const points = (table?.rows ?? []).map((row) => {
    const [x, y] = [readNumber(row[0] ?? '', language), readNumber(row[column - 1] ?? '', language)];
    if (x === undefined || y === undefined) throw new Error(`The table has no number for the series ${series.id}.`);
    return { x, y };
  });
  return { ...series, points };
}
