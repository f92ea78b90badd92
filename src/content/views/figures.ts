import type { ChartData, SeriesData, TableSource } from '../../../content/model/charts.ts';
import type { FigureTexts, PictureData } from '../../../content/model/figures.ts';
import { oncePer } from '../../lib/cache/once-per.ts';
import { type LanguageCode, languageCodes } from '../../lib/language/languages.ts';
import type { ContentFile, ContentTree } from '../content-tree.ts';
import { figuresIn, type NamedFigure } from '../figures/named-figures.ts';
import { type Item, itemsOfKind, itemTexts, itemValue } from '../items.ts';
import { kindsCalled } from '../kind-table.ts';
import { markdownTables } from '../markdown-parts.ts';
import type { TypedValue } from '../schema/schema-values.ts';
import { readNumber } from '../units.ts';
import { asObject, asText, isObject } from '../unknown-value.ts';
import { valuesOfFormatIn } from './values.ts';

const namedIn = oncePer((file: ContentFile): (NamedFigure & { text: TypedValue })[] => {
  const texts = file.kept('figures', () =>
    valuesOfFormatIn(file, 'markdown').flatMap(({ file: _, ...text }) => {
      const named = figuresIn(text.value);
      return named.length ? [{ text, named }] : [];
    }),
  );
  return texts.flatMap(({ text, named }) => named.map((each) => ({ ...each, text: { file, ...text } })));
});

/** Every figure that a text names, with the text. */
export const namedFigures = oncePer((tree: ContentTree) => tree.files.flatMap(namedIn));

/** A figure of the content as it is written: what its schema refuses may be missing. */
export interface FigureItem {
  id: string;
  facts: Item;
  chart: Partial<ChartData> | Partial<PictureData>;
  texts: ReadonlyMap<LanguageCode, { item: Item; value: Partial<FigureTexts> }>;
}

/** Every figure of the content. */
export const figureItems = oncePer((tree: ContentTree): FigureItem[] => {
  return kindsCalled('figure').flatMap((kind) =>
    itemsOfKind(tree, kind).map((facts) => ({
      id: facts.id,
      facts,
      chart: asObject(itemValue(facts).chart) as FigureItem['chart'],
      texts: new Map(
        languageCodes.flatMap((language) =>
          itemTexts(tree, kind, language, facts.id).flatMap(({ items: [item] }) =>
            item ? [[language, { item, value: itemValue(item) as Partial<FigureTexts> }] as const] : [],
          ),
        ),
      ),
    })),
  );
});

/** The chart of a figure with the numbers of the table that it names, in a language. */
export function numbersOf(tree: ContentTree, { chart }: FigureItem, language: LanguageCode): FigureItem['chart'] {
  if (!('series' in chart) || !Array.isArray(chart.series) || !chart.series.every(isObject)) return chart;
  return withTableNumbers(
    chart as ChartData,
    language,
    ({ news, number }) => markdownTables(newsContent(tree, language, news))[number - 1],
  );
}

/** Tells if the text is there whose table a figure names. Without it nothing is known of its numbers. */
export function hasTableText(tree: ContentTree, { chart }: FigureItem, language: LanguageCode): boolean {
  const news = asText(asObject(asObject(chart).table).news);
  return news === undefined || newsContent(tree, language, news) !== '';
}

/** The Markdown of a news item in a language. */
function newsContent(tree: ContentTree, language: LanguageCode, id: string): string {
  const items = kindsCalled('news').flatMap((kind) =>
    itemTexts(tree, kind, language).flatMap(({ items }) => items.filter((item) => item.id === id)),
  );
  const last = items.at(-1);
  return (last && asText(itemValue(last).content)) ?? '';
}

/** The ids of a chart that need names in each language, with the pointers of what has them. */
export function namedParts(chart: FigureItem['chart']): { id: string; pointer: string; isOptional: boolean }[] {
  const lists = ['series', 'guides', 'regions', 'marks', 'bars', 'parts', 'events'] as const;
  return lists.flatMap((list) => {
    const entries = asObject(chart)[list];
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry, index) => {
      const at = `/chart/${list}/${index}`;
      const { id, series } = asObject(entry);
      return [
        // A series that is alone is named by its axis.
        ...(typeof id === 'string'
          ? [{ id, pointer: `${at}/id`, isOptional: list === 'series' && entries.length === 1 }]
          : []),
        ...(list === 'bars' && typeof series === 'string'
          ? [{ id: series, pointer: `${at}/series`, isOptional: false }]
          : []),
      ];
    });
  });
}

/**
 * The chart with the numbers that it takes from a table of an article. A series whose column has none where it needs one has no
 * points: the checker reports it.
 * @param tableOf reads a table: the words of its cells, the head first
 */
export function withTableNumbers(
  chart: ChartData,
  language: LanguageCode,
  tableOf: (source: TableSource) => string[][] | undefined,
): ChartData {
  if (!('table' in chart) || !chart.table) return chart;
  const table = tableOf(chart.table) ?? [];
  return { ...chart, series: chart.series.map((series) => withColumn(series, table, language)) };
}

function withColumn(series: SeriesData, [, ...rows]: readonly string[][], language: LanguageCode): SeriesData {
  const { column, points: _, ...rest } = series;
  if (column === undefined) return series;
  const points = rows.map((row) => ({
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
