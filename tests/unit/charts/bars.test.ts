import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { barChart } from '../../../src/charts/bar-chart.ts';
import { groupedBars } from '../../../src/charts/grouped-bars.ts';
import { at, texts } from './read-svg.ts';

const frame = { id: 'bars', title: '', description: '' };

test('bars begin at zero, with names before and values behind them', () => {
  const bars = [
    { name: 'Scripts', value: 94.47 },
    { name: 'HTML', value: 47.235 },
    { name: 'None', value: 0 },
  ];
  const svg = parse(barChart({ ...frame, language: 'ua', caption: 'КБ', bars }));
  expect(texts(svg, 'text')).toEqual(['КБ', 'Scripts', '94,5', 'HTML', '47,2', 'None', '0']);
  const widths = svg.querySelectorAll('.chart-bar').map((each) => at(each, 'width'));
  expect(widths[1]).toBeCloseTo((widths[0] ?? 0) / 2, 0);
  expect(widths[2]).toBe(0);
});

test('the uncertainty of a bar begins within the drawing', () => {
  const groups = [{ name: 'a', bars: [{ series: 0, value: 1, plusMinus: 4 }] }];
  const svg = parse(groupedBars({ ...frame, language: 'en', caption: '', series: [''], groups }));
  expect(svg.querySelector('.chart-error')?.getAttribute('d')).toMatch(/^M0,/);
});
