import { expect, test } from 'vitest';
import type { TimelineData } from '../../content/model/charts.ts';
import type { FigureTexts } from '../../content/model/figures.ts';
import type { FigureLabels } from '../../content/model/labels-texts.ts';
import { dataTable } from '../../src/compile/figures/data-table.ts';
import { type ChartFigure, csv } from '../../src/compile/figures/figure.ts';
import { figureHtml } from '../../src/compile/figures/figure-html.ts';
import type { LanguageCode } from '../../src/lib/language/languages.ts';

const chart: TimelineData = {
  type: 'timeline',
  events: [
    { id: 'a', from: '01.07.2026', to: '31.08.2026' },
    { id: 'b', from: '11.09.2026' },
  ],
};
const texts: FigureTexts = { $schema: '', title: 'T', caption: '', description: '', names: { a: 'A', b: 'B' } };
const labels = { name: 'N', from: 'F', to: 'U', figure: 'Fig.', numbers: '', download: '' } as FigureLabels;

function written(language: LanguageCode): { csv: string; html: string } {
  const table = dataTable(chart, { language, texts, labels });
  const figure: ChartFigure = {
    picture: undefined,
    id: 'f',
    texts,
    labels,
    table,
    draw: () => '',
    csvUrl: '',
    csv: () => '',
  };
  const image = () => ({ src: '', width: 1, height: 1 });
  const html = figureHtml(figure, { number: 1, language, image }).replaceAll('\u00a0', ' ');
  return { csv: csv(table, language), html };
}

test('the days of a timeline are in ISO 8601 in its file', () => {
  expect(written('en').csv).toBe('\ufeffN,F,U\r\nA,2026-07-01,2026-08-31\r\nB,2026-09-11,2026-09-11\r\n');
  expect(written('ua').csv).toContain('A;2026-07-01;2026-08-31\r\n');
});

test('the days of a timeline are in the words of the language in its table', () => {
  expect(written('en').html).toContain('>1 July 2026<');
  expect(written('ua').html).toContain('>31 серпня 2026<');
});
