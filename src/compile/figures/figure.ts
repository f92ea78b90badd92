import type { BarsData, ChartData, DiagramData, LinesData, ScatterData } from '../../../content/model/charts.ts';
import type { FigureData, FigureTexts, PictureData } from '../../../content/model/figures.ts';
import type { LabelsTexts } from '../../../content/model/labels-texts.ts';
import { itemKindNamed } from '../../content/kind-table.ts';
import { markdownTables } from '../../content/markdown-parts.ts';
import { withUnit } from '../../content/units.ts';
import { withTableNumbers } from '../../content/views/figures.ts';
import { type LanguageCode, languageOf } from '../../lib/language/languages.ts';
import { numberSigns } from '../../lib/language/numbers.ts';
import { asIsoDate } from '../../lib/text/days.ts';
import { groupedBars, shareChart } from '../charts/bar-charts.ts';
import type { ChartFrame } from '../charts/chart-frame.ts';
import { plotChart } from '../charts/plot-chart.ts';
import { timelineChart } from '../charts/timeline-chart.ts';
import type { SiteContent } from '../site-content.ts';
import { type Cell, type DataTable, dataTable, hasYears, namesOf } from './data-table.ts';

/** A byte order mark: without it, spreadsheets read UTF-8 as another encoding. */
const mark = '\ufeff';

/**
 * Writes a table as the spreadsheets of a language read it: commas and decimal points in English (RFC 4180), semicolons
 * where the decimal sign is a comma, as in Ukrainian. Days are in ISO 8601, which they all read.
 */
export function csv({ head, rows }: DataTable, language: LanguageCode): string {
  const { decimal } = numberSigns(language);
  const separator = decimal === ',' ? ';' : ',';
  const cell = (value: Cell): string => {
    if (typeof value === 'object') return value.day;
    if (typeof value === 'number') return String(value).replace('.', decimal);
    // Whoever reads columns by their names types a plain space.
    const text = (value ?? '').replaceAll('\u00a0', ' ');
    return /[",;\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `${mark}${[head, ...rows].map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`;
}

/** A chart or a picture in one language. */
export type Figure = ReturnType<typeof readFigure>;
/** A picture in one language. */
export type PictureFigure = Extract<Figure, { picture: PictureData }>;
/** A chart in one language. */
export type ChartFigure = Exclude<Figure, PictureFigure>;

/** Reads a figure in a language. */
export function readFigure(content: SiteContent, language: LanguageCode, id: string) {
  const texts = content.itemTexts<FigureTexts>(itemKindNamed('figure'), language, id);
  const labels = content.texts<LabelsTexts>(language, 'labels').figures;
  const data = content.item<FigureData>('figure', id).chart;
  if (data.type === 'picture') return { id, texts, labels, picture: data };
  const chart = withTableNumbers(data, language, ({ news, number }) => {
    if (!content.askNews('item', news)) return undefined;
    return markdownTables(content.newsItem(language, { id: news }).content ?? '')[number - 1];
  });
  const table = dataTable(chart, { language, texts, labels });
  const { title, description } = texts;
  return {
    id,
    texts,
    labels,
    picture: undefined,
    table,
    draw: () => drawChart(chart, texts, { id: `figure-${id}`, title, description, language }),
    /** The address of the file with its numbers, and what is in it. */
    csvUrl: `${languageOf(language).prefix}/figures/${id}.csv`,
    csv: () => csv(table, language),
  };
}

/** Draws a chart of the content as SVG, in the language of its frame. */
export function drawChart(chart: ChartData, texts: FigureTexts, frame: ChartFrame): string {
  const name = namesOf(texts);
  switch (chart.type) {
    case 'bars':
      return drawBars(chart, texts, frame);
    case 'share':
      return shareChart({
        ...frame,
        caption: withUnit(texts.y ?? '', chart.unit, frame.language),
        parts: chart.parts.map(({ id, value }) => ({ name: name(id), value })),
      });
    case 'timeline':
      return timelineChart({
        ...frame,
        events: chart.events.map(({ id, from, to }) => ({
          name: name(id),
          from: asIsoDate(from),
          to: to && asIsoDate(to),
        })),
      });
    default:
      return drawPlot(chart, texts, frame);
  }
}

function drawPlot(chart: LinesData | ScatterData | DiagramData, texts: FigureTexts, frame: ChartFrame): string {
  const { type, x, y, series, guides = [], regions = [], marks = [] } = chart;
  const { language } = frame;
  const name = namesOf(texts);
  return plotChart({
    ...frame,
    x: { ...x, name: withUnit(texts.x ?? '', x.unit, language), isOfYears: hasYears(chart) },
    y: { ...y, name: withUnit(texts.y ?? '', y.unit, language) },
    series: series
      .filter(({ points }) => points?.length)
      .map(({ id, points = [], smooth, fit, label }) => ({
        name: name(id),
        points,
        ...(type !== 'scatter' && { line: smooth ? 'smooth' : 'straight' }),
        hasPoints: type !== 'diagram',
        isFitted: fit === 'linear',
        label,
      })),
    guides: guides.map((guide) => ({ ...guide, name: name(guide.id) })),
    regions: regions.map((region) => ({ ...region, name: name(region.id) })),
    marks: marks.map((mark) => ({ ...mark, name: name(mark.id) })),
  });
}

function drawBars({ bars, unit, hasOwnScales }: BarsData, texts: FigureTexts, frame: ChartFrame): string {
  const series = [...new Set(bars.map((bar) => bar.series ?? ''))];
  const name = namesOf(texts);
  return groupedBars({
    ...frame,
    hasOwnScales,
    caption: withUnit(texts.y ?? '', unit, frame.language),
    series: series.map((id) => (id ? name(id) : '')),
    groups: [...new Set(bars.map(({ id }) => id))].map((id) => ({
      name: name(id),
      bars: bars
        .filter((bar) => bar.id === id)
        .map(({ value, plusMinus, series: own = '' }) => ({ series: series.indexOf(own), value, plusMinus })),
    })),
  });
}
