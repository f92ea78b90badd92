import MarkdownIt, { type Token } from 'markdown-it';
import type { ChartData, SeriesData, TableSource } from '../../../content/model/charts.ts';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { readNumber } from '../units.ts';

/** A table of a Markdown text: the words of its cells. */
interface MarkdownTable {
  head: string[];
  rows: string[][];
}

const markdown = new MarkdownIt({ html: false, linkify: false });

/** Reads the tables of a Markdown text, in their order. */
export function markdownTables(text: string): MarkdownTable[] {
  if (!text.includes('|')) return [];
  const tables: MarkdownTable[] = [];
  let row: string[] = [];
  for (const { type, children } of markdown.parse(text, {})) {
    const last = tables.at(-1);
    if (type === 'table_open') tables.push({ head: [], rows: [] });
    else if (type === 'tr_open') row = [];
    else if (type === 'inline' && last) row.push(wordsOf(children ?? []));
    else if (type === 'tr_close' && last) {
      if (last.head.length) last.rows.push(row);
      else last.head = row;
    }
  }
  return tables;
}

function wordsOf(tokens: readonly Token[]): string {
  return tokens.map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('');
}

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
