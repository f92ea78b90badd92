import type { ChartData, SeriesData, TableSource } from '../../../content/model/charts.ts';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { readNumber } from '../read-number.ts';
import type { MarkdownTable } from './markdown-tables.ts';

/** Reads the table that a chart names, in a language. */
type TableReader = (source: TableSource) => MarkdownTable | undefined;

/**
 * The chart with the numbers that it takes from a table of an article. A series whose column has none where it needs one has no
 * points: the checker reports it.
 */
export function withTableNumbers(chart: ChartData, language: LanguageCode, tableOf: TableReader): ChartData {
  if (!('table' in chart) || !chart.table) return chart;
  const table = tableOf(chart.table);
  return { ...chart, series: chart.series.map((series) => withColumn(series, table, language)) };
}

function withColumn(series: SeriesData, table: MarkdownTable | undefined, language: LanguageCode): SeriesData {
  const { column, points: _, ...rest } = series;
  if (column === undefined) return series;
  const points = (table?.rows ?? []).map((row) => ({
    x: readNumber(row[0] ?? '', language),
    y: readNumber(row[column - 1] ?? '', language),
  }));
  const known = points.filter(
    (point): point is { x: number; y: number } => point.x !== undefined && point.y !== undefined,
  );
  return known.length === points.length && known.length > 0
    ? { ...rest, column, points: known }
    : { ...rest, column };
}
