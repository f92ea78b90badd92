import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import type { FigureData } from '../../content/model/figures.ts';
import { boldWidth, textWidth } from '../../src/compile/charts/chart-frame.ts';
import { type ChartFigure, readFigure } from '../../src/compile/figures/figure.ts';
import { figureAsTable, figureHtml, figureReference } from '../../src/compile/figures/figure-html.ts';
import { SiteContent } from '../../src/compile/site-content.ts';
import { readContent } from '../../src/content/content-tree.ts';
import { markdownTables } from '../../src/content/markdown-parts.ts';
import { readNumber } from '../../src/content/units.ts';
import { type LanguageCode, languages } from '../../src/lib/language/languages.ts';

const content = new SiteContent(readContent(join(import.meta.dirname, '../../content')));
const image = (path: string) => ({ src: `/images/${path}`, width: 1600, height: 1000 });
const readChart = (language: LanguageCode, id: string) => readFigure(content, language, id) as ChartFigure;
const figures = [...content.itemsOf<FigureData>('figure')];
const ids = figures.flatMap(([id, { chart }]) => (chart.type === 'picture' ? [] : [id]));
const pictures = figures.flatMap(([id, { chart }]) => (chart.type === 'picture' ? [id] : []));
const all = ids.flatMap((id) => languages.map(({ code }) => [id, code] as const));

/** Where a text of a chart is at most, in the fonts that it may be shown in. */
function boxOf(text: HTMLElement): { left: number; right: number; y: number } {
  const style = text.getAttribute('class') ?? '';
  const width = (/chart-(?:name|label|number)/.test(style) ? boldWidth : textWidth)(text.textContent);
  const x = Number(text.getAttribute('x'));
  const left = style.includes('chart-end') ? x - width : style.includes('chart-middle') ? x - width / 2 : x;
  return { left, right: left + width, y: Number(text.getAttribute('y')) };
}

describe.each(all)('the figure %s in %s', (id, language) => {
  const figure = readChart(language, id);
  const html = figureHtml(figure, { number: 2, language, image });
  const root = parse(html);
  const svg = root.querySelector('svg') as HTMLElement;

  test('has its caption, and is described to those who cannot see it', () => {
    expect(root.querySelector('figcaption')?.textContent).toBe(
      `${figure.labels.figure}\u00a02. ${figure.texts.caption}`,
    );
    const named = (attribute: string) => svg.querySelector(`#${svg.getAttribute(attribute)}`)?.textContent;
    expect(named('aria-labelledby')).toBe(figure.texts.title);
    expect(named('aria-describedby')).toBe(figure.texts.description);
  });

  test('draws every text inside of its edges', () => {
    const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
    for (const text of svg.querySelectorAll('text')) {
      const { left, right, y } = boxOf(text);
      expect(left, text.textContent).toBeGreaterThanOrEqual(-1);
      expect(right, text.textContent).toBeLessThanOrEqual(width + 1);
      expect(y, text.textContent).toBeGreaterThan(0);
      expect(y, text.textContent).toBeLessThan(height);
    }
  });

  test('needs no script and no style, draws no undefined place, and costs at most 8 KB', () => {
    expect(html).not.toMatch(/NaN|undefined|<script|style=|<style/);
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(8 * 1024);
  });

  test('has a table of its numbers, with named columns, and the same numbers as CSV', () => {
    const head = root.querySelectorAll('thead th').map((cell) => cell.textContent);
    expect(head.every((cell) => cell.trim().length > 0)).toBe(true);
    const cells = root
      .querySelectorAll('tbody tr')
      .map((row) => row.querySelectorAll('th, td').map((cell) => cell.textContent));
    expect(cells.length).toBeGreaterThan(1);
    const text = figure.csv();
    expect(text.startsWith('\ufeff')).toBe(true);
    expect(text.slice(1).trimEnd().split('\r\n')).toHaveLength(cells.length + 1);
    expect(root.querySelector('a[download]')?.getAttribute('href')).toBe(figure.csvUrl);
  });
});

test('numbers and units are those of the language', () => {
  const [ua, en] = (['ua', 'en'] as const).map((language) => readChart(language, 'desulphurization')) as [
    ChartFigure,
    ChartFigure,
  ];
  expect(ua.draw()).toContain('0,03');
  expect(ua.csv()).toContain(';0,032');
  expect(en.csv()).toContain(',0.032');
  expect(ua.table.head[0]).toMatch(/хв$/);
  expect(en.table.head[0]).toMatch(/min$/);
});

test('a chart of a table of its article has the numbers of the table', () => {
  const id = 'rebar-strength';
  for (const { code } of languages) {
    const [[, ...rows] = []] = markdownTables(content.newsItem(code, { id: 'rebar-cooling-trials' }).content ?? '');
    const numbers = rows.map((row) => [0, 2, 3].map((column) => readNumber(row[column] ?? '', code)));
    expect(readChart(code, id).table.rows.map((row) => row.slice(0, 3))).toEqual(numbers);
  }
});

test('readers that draw nothing get the numbers, texts refer to figures by their numbers', () => {
  const figure = readChart('ua', ids[0] ?? '');
  const html = figureAsTable(figure, { number: undefined, language: 'ua', image });
  expect(html).not.toContain('<svg');
  expect(html).toContain('<table');
  expect(figureReference(figure, 3, 'ua')).toBe(`<a href="#figure-${ids[0]}">рис.\u00a03</a>`);
});

test.each(pictures)('the picture %s has numbered parts with names, and a scale that says what it means', (id) => {
  for (const { code } of languages) {
    const figure = readFigure(content, code, id);
    const root = parse(figureHtml(figure, { number: undefined, language: code, image }));
    expect(root.querySelector('img')?.getAttribute('alt')).toBe(figure.texts.description);
    const parts = figure.picture?.parts ?? [];
    expect(root.querySelectorAll('figcaption li').map(({ textContent }) => textContent)).toEqual(
      parts.map((part) => figure.texts.names?.[part.id]),
    );
    expect(root.querySelectorAll('circle')).toHaveLength(parts.length);
    const bar = root
      .querySelector('svg path')
      ?.getAttribute('d')
      ?.match(/h([\d.]+)/);
    const { scale } = figure.picture ?? {};
    expect(bar && Number(bar[1])).toEqual(scale ? scale.share * 10 : undefined);
  }
});
