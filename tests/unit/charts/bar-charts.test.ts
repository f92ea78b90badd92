import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { groupedBars } from '../../../src/compile/charts/bar-charts.ts';

const frame = { id: 'bars', title: '', description: '' };

test('groups on scales of their own stand side by side, each as wide as its greatest value', () => {
  const groups = [400, 4, 40].map((value, index) => ({
    name: `group ${index}`,
    bars: [
      { series: 0, value },
      { series: 1, value: value / 2 },
    ],
  }));
  const svg = parse(
    groupedBars({ ...frame, language: 'en', caption: '', series: ['2025', '2030'], groups, hasOwnScales: true }),
  );
  const bars = svg.querySelectorAll('rect.chart-area[height="18"]').map((rect) => ({
    x: Number(rect.getAttribute('x')),
    y: Number(rect.getAttribute('y')),
    width: Number(rect.getAttribute('width')),
  }));
  expect(new Set([bars[0], bars[2], bars[4]].map((bar) => bar?.width)).size).toBe(1);
  expect(bars[1]?.width).toBeCloseTo((bars[0]?.width ?? 0) / 2, 0);
  expect(bars[2]?.y).toBe(bars[0]?.y);
  expect(bars[2]?.x).toBeGreaterThan(200);
  expect(bars[4]?.x).toBe(0);
  expect(bars[4]?.y).toBeGreaterThan(bars[1]?.y ?? 0);
  for (const { x, width } of bars) expect(x + width).toBeLessThan(420);
});

test('the uncertainty of a bar begins within the drawing', () => {
  const groups = [{ name: 'a', bars: [{ series: 0, value: 1, plusMinus: 4 }] }];
  const svg = parse(groupedBars({ ...frame, language: 'en', caption: '', series: [''], groups }));
  expect(svg.querySelector('.chart-error')?.getAttribute('d')).toMatch(/^M0,/);
});
