import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { type PlotChart, plotChart } from '../../../src/compile/charts/plot-chart.ts';
import { at, texts } from './read-svg.ts';

const plot: PlotChart = {
  id: 'plot',
  title: '',
  description: '',
  language: 'en',
  x: { name: 'x' },
  y: { name: 'y' },
  series: [{ name: 'a', hasPoints: true, points: [30, 70].map((value) => ({ x: value, y: value })) }],
};

test('a logarithmic axis between two powers of ten has other round numbers', () => {
  const axis = { name: 'x', scale: 'log', from: 20, to: 80 } as const;
  const svg = plotChart({ ...plot, x: axis, y: axis });
  expect(svg).not.toMatch(/Infinity|NaN/);
  expect(texts(parse(svg), '.chart-tick.chart-end')).toEqual(['20', '30', '40', '50', '60', '70', '80']);
  expect(texts(parse(svg), '.chart-tick.chart-middle')).toContain('20');
});

test('what a logarithmic axis has no place for stands at its end', () => {
  const axis = { name: '', scale: 'log', from: 0 } as const;
  const low = { x: -1, y: 0 };
  const svg = plotChart({
    ...plot,
    x: axis,
    y: axis,
    series: [{ name: 'a', hasPoints: true, line: 'straight', isFitted: true, points: [low, { x: 10, y: 70 }] }],
    guides: [{ name: 'guide', axis: 'y', at: -3 }],
    regions: [{ name: 'region', points: [low, { x: 10, y: 10 }, { x: 10, y: 0 }] }],
    marks: [{ name: 'mark', ...low }],
  });
  expect(svg).not.toMatch(/Infinity|NaN/);
  const [, left, bottom] = (/M([\d.]+),[\d.]+V([\d.]+)H/.exec(svg) ?? []).map(Number);
  const spot = parse(svg).querySelector('.chart-spot') as HTMLElement;
  expect([at(spot, 'cx'), at(spot, 'cy')]).toEqual([left, bottom]);
});

test('a line is fitted to points as they are drawn', () => {
  const points = [1, 10, 100].map((x) => ({ x, y: x ** 2 }));
  const fitOf = (changes: Partial<PlotChart>) => {
    const svg = plotChart({ ...plot, series: [{ name: 'a', hasPoints: true, isFitted: true, points }], ...changes });
    const fit = parse(svg).querySelector('.chart-fit')?.getAttribute('d');
    const spots = [...svg.matchAll(/chart-point" transform="translate\(([\d.,]+)\)/g)].map(([, place]) => place);
    return { fit, ends: `M${spots[0]}L${spots.at(-1)}` };
  };
  const axis = { name: '', scale: 'log' } as const;
  const { fit, ends } = fitOf({ x: axis, y: axis });
  expect(fit).toBe(ends);
});

test('an uncertainty beyond an axis ends there', () => {
  const series = (y: number, plusMinus: number) => [{ name: 'a', hasPoints: true, points: [{ x: 1, y, plusMinus }] }];
  const ends = (changes: Partial<PlotChart>) => {
    const path =
      parse(plotChart({ ...plot, ...changes }))
        .querySelector('.chart-error')
        ?.getAttribute('d') ?? '';
    return /,(-?[\d.]+)h8m-4,0V(-?[\d.]+)m/.exec(path)?.slice(1).map(Number) ?? [];
  };
  const axis = parse(plotChart(plot)).querySelectorAll('.chart-mark').at(-1)?.getAttribute('d') ?? '';
  const [, top, bottom] = (/,([\d.]+)V([\d.]+)H/.exec(axis) ?? []).map(Number);
  expect(ends({ y: { name: 'y', from: 4, to: 6 }, series: series(5, 9) })).toEqual([top, bottom]);
  expect(ends({ y: { name: 'y', scale: 'log' }, series: series(5, 9) })[1]).toBe(bottom);
});
