import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { docsWidth, letters, textWidth } from '../../../src/charts/chart-frame.ts';
import { formatNumber } from '../../../src/charts/format-number.ts';
import { type LineChart, lineChart } from '../../../src/charts/line-chart.ts';
import { hardnessChart as chart } from './hardness-chart.ts';
import { at, texts } from './read-svg.ts';

const drawn = (changes: Partial<LineChart> = {}): HTMLElement => parse(lineChart({ ...chart, ...changes }));

test('a chart says what it is to those who cannot see it', () => {
  const svg = drawn().querySelector('svg');
  expect(svg?.getAttribute('role')).toBe('img');
  const named = (attribute: string) => svg?.querySelector(`#${svg.getAttribute(attribute)}`)?.textContent;
  expect(named('aria-labelledby')).toBe(chart.title);
  expect(named('aria-describedby')).toBe(chart.description);
});

test('every line is labelled with its name and last value', () => {
  const labels = texts(drawn(), '.chart-label').map((text) => text.replace('\u00a0', ' '));
  expect(labels).toEqual(['C45 1,233', 'C60 1,228', '16MnCr5 1,223', '42CrMo4 200']);
  expect(drawn().querySelectorAll('.chart-line')).toHaveLength(4);
});

test('a label that had to move is led to its line', () => {
  expect(drawn().querySelectorAll('.chart-leader').length).toBeGreaterThan(0);
  const one = drawn({ series: chart.series.slice(0, 1) });
  expect(one.querySelectorAll('.chart-leader')).toEqual([]);
});

test('all texts are inside and none lies on another', () => {
  const boxes = drawn()
    .querySelectorAll('text')
    .map((element) => {
      const style = element.getAttribute('class') ?? '';
      const [size, x] = [textWidth(element.textContent), at(element, 'x')];
      const left = style.includes('chart-end') ? x - size : style.includes('chart-middle') ? x - size / 2 : x;
      return { text: element.textContent, left, right: left + size, y: at(element, 'y') };
    });
  for (const box of boxes) {
    expect(box.left, box.text).toBeGreaterThanOrEqual(0);
    expect(box.right, box.text).toBeLessThanOrEqual(docsWidth);
    expect(box.y).toBeLessThanOrEqual(320 - letters.size / 2);
  }
  const overlaps = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter((b) => a.left < b.right && b.left < a.right && Math.abs(a.y - b.y) < letters.size)
      .map((b) => [a.text, b.text]),
  );
  expect(overlaps).toEqual([]);
});

test('points of a line have a shape of their own, and doubtful ones are hollow', () => {
  const shapes = drawn()
    .querySelectorAll('.chart-series')
    .map((series) => series.querySelector('.chart-point')?.getAttribute('d'));
  expect(new Set(shapes).size).toBe(4);
  expect(drawn().querySelectorAll('.chart-doubtful')).toHaveLength(1);
});

test('numbers are written as the language writes them', () => {
  const ukrainian = texts(drawn({ language: 'ua', y: { ...chart.y, format: { maximumFractionDigits: 1 } } }), 'text');
  expect(ukrainian).toContain('C45\u00a01\u00a0232,5');
  expect(ukrainian).toContain('1\u00a0200');
  expect([0, 1.255, 22, 970.4].map((value) => formatNumber(value, 'ua'))).toEqual(['0', '1,26', '22,0', '970']);
  expect([0, 1.255, 22, 970.4].map((value) => formatNumber(value, 'en'))).toEqual(['0', '1.26', '22.0', '970']);
});

test('one value is drawn in the middle, without a line', () => {
  const svg = drawn({
    x: { scale: 'linear', ticks: [{ value: 0, text: '2026-11-22', below: '0.1.0' }] },
    series: [{ name: 'C45', points: [{ x: 0, y: 5 }] }],
  });
  expect(svg.querySelectorAll('.chart-line')).toEqual([]);
  expect(svg.querySelectorAll('.chart-point')).toHaveLength(1);
  expect(lineChart(chart)).not.toContain('NaN');
  expect(svg.toString()).not.toContain('NaN');
});

test('of many texts below the axis those are shown that have room, the last one among them', () => {
  const days = Array.from({ length: 40 }, (_, value) => ({ value, text: `day ${value}` }));
  const svg = drawn({
    x: { scale: 'linear', ticks: days },
    series: [{ name: 'C45', points: days.map(({ value }) => ({ x: value, y: value + 1 })) }],
  });
  expect(svg.querySelectorAll('.chart-mark')).toHaveLength(40);
  const shown = texts(svg, '.chart-middle');
  expect(shown).toContain('day 39');
  expect(shown.length).toBeLessThan(10);
});

test('a chart that cannot be read is refused', () => {
  const many = Array.from({ length: 8 }, (_, index) => ({ name: `${index}`, points: [{ x: 0, y: index }] }));
  expect(() => lineChart({ ...chart, series: many })).toThrow('At most 7 lines');
  expect(() => lineChart({ ...chart, series: [{ name: 'C45', points: [] }] })).toThrow('C45 has no points');
  expect(() => lineChart({ ...chart, y: { caption: '', scale: 'log' }, series: many.slice(0, 1) })).toThrow(
    'no place for 0',
  );
});

test('the same data are drawn with the same bytes', () => {
  expect(lineChart(structuredClone(chart))).toBe(lineChart(chart));
});
