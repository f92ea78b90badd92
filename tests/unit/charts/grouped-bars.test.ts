import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { groupedBars } from '../../../src/compile/charts/grouped-bars.ts';

const frame = { id: 'bars', title: '', description: '' };

test('the uncertainty of a bar begins within the drawing', () => {
  const groups = [{ name: 'a', bars: [{ series: 0, value: 1, plusMinus: 4 }] }];
  const svg = parse(groupedBars({ ...frame, language: 'en', caption: '', series: [''], groups }));
  expect(svg.querySelector('.chart-error')?.getAttribute('d')).toMatch(/^M0,/);
});
