import type { FigureData, FigureTexts, PictureData } from '../../../content/model/figures.ts';
import type { LabelsTexts } from '../../../content/model/labels-texts.ts';
import { withTableNumbers } from '../../content/figures/chart-numbers.ts';
import { markdownTables } from '../../content/figures/markdown-tables.ts';
import { itemKindNamed } from '../../content/kind-table.ts';
import { type LanguageCode, languageOf } from '../../lib/language/languages.ts';
import type { SiteContent } from '../site-content.ts';
import { csv } from './csv.ts';
import { type DataTable, dataTable } from './data-table.ts';
import { drawChart } from './draw-chart.ts';

/** What every figure has in one language. */
interface FigureWords {
  id: string;
  texts: FigureTexts;
  labels: LabelsTexts['figures'];
}

/** A picture in one language. */
export interface PictureFigure extends FigureWords {
  picture: PictureData;
}

/** A chart in one language. */
export interface ChartFigure extends FigureWords {
  picture?: undefined;
  table: DataTable;
  /** Draws it as SVG. */
  draw: () => string;
  /** The address of the file with its numbers. */
  csvUrl: string;
  /** Writes that file. */
  csv: () => string;
}

/** A chart or a picture in one language. */
export type Figure = ChartFigure | PictureFigure;

/** Reads a figure in a language. */
export function readFigure(content: SiteContent, language: LanguageCode, id: string): Figure {
  const texts = content.itemTexts<FigureTexts>(itemKindNamed('figure'), language, id);
  const labels = content.texts<LabelsTexts>(language, 'labels').figures;
  const data = content.item<FigureData>('figure', id).chart;
  if (data.type === 'picture') return { id, texts, labels, picture: data };
  const chart = withTableNumbers(data, language, ({ news, number }) => {
    if (!content.hasNews(news)) return undefined;
    return markdownTables(content.newsItem(language, { id: news }).content ?? '')[number - 1];
  });
  const table = dataTable(chart, { language, texts, labels });
  const { title, description } = texts;
  return {
    id,
    texts,
    labels,
    table,
    draw: () => drawChart(chart, texts, { id: `figure-${id}`, title, description, language }),
    csvUrl: `${languageOf(language).prefix}/figures/${id}.csv`,
    csv: () => csv(table, language),
  };
}
