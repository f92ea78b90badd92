import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { barChart } from '../../src/charts/bar-chart.ts';
import { letters, textWidth } from '../../src/charts/chart-frame.ts';
import { formatNumber } from '../../src/charts/format-number.ts';
import { groupedBars } from '../../src/charts/grouped-bars.ts';
import { type LineChart, lineChart } from '../../src/charts/line-chart.ts';
import { type PlotChart, plotChart } from '../../src/charts/plot-chart.ts';
import { spreadLabels } from '../../src/charts/spread-labels.ts';
import { fileColours, svgFile } from '../../src/charts/svg-file.ts';
import { type TimelineChart, timelineChart } from '../../src/charts/timeline-chart.ts';
import { valueScale } from '../../src/charts/value-axis.ts';
import { darkTheme, lightTheme } from '../../src/site/theme/themes.ts';

/** Lines that end close to each other, as those of builds do. */
const chart: LineChart = {
  id: 'hardness',
  title: 'Hardness < 700 HV & depth',
  description: 'Four steels.',
  language: 'en',
  x: { caption: 'Depth, mm', scale: 'linear', ticks: [0, 1, 2].map((value) => ({ value, text: `${value}` })) },
  y: { caption: 'HV', scale: 'linear' },
  series: [
    { name: 'C45', points: [0, 1, 2].map((x) => ({ x, y: 1234.5 - x })) },
    { name: 'C60', points: [0, 1, 2].map((x) => ({ x, y: 1230 - x })) },
    { name: '16MnCr5', points: [0, 1, 2].map((x) => ({ x, y: 1225 - x })) },
    {
      name: '42CrMo4',
      points: [
        { x: 0, y: 300 },
        { x: 1, y: 200, doubtful: true },
      ],
    },
  ],
};
const drawn = (changes: Partial<LineChart> = {}): HTMLElement => parse(lineChart({ ...chart, ...changes }));
const texts = (svg: HTMLElement, selector: string) => svg.querySelectorAll(selector).map((each) => each.textContent);
const at = (element: HTMLElement, name: string) => Number(element.getAttribute(name));

test('a chart says what it is to those who cannot see it', () => {
  const svg = drawn().querySelector('svg');
  expect(svg?.getAttribute('role')).toBe('img');
  const ids = svg?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  expect(ids.map((id) => svg?.querySelector(`#${id}`)?.textContent)).toEqual([chart.title, chart.description]);
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

test.each([320, 480, 800])('at a width of %d all texts are inside and none lies on another', (width) => {
  const svg = drawn({ width });
  const boxes = svg.querySelectorAll('text').map((element) => {
    const style = element.getAttribute('class') ?? '';
    const [size, x] = [textWidth(element.textContent), at(element, 'x')];
    const left = style.includes('chart-end') ? x - size : style.includes('chart-middle') ? x - size / 2 : x;
    return { text: element.textContent, left, right: left + size, y: at(element, 'y') };
  });
  for (const box of boxes) {
    expect(box.left, box.text).toBeGreaterThanOrEqual(0);
    expect(box.right, box.text).toBeLessThanOrEqual(width);
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

describe('the axis of values', () => {
  const ticks = (scale: 'linear' | 'log', values: number[]) =>
    valueScale({ caption: '', scale }, values, [100, 0], 'en').ticks.map(({ text }) => text);

  test('begins at zero when linear, and ends with a round number', () => {
    expect(ticks('linear', [318, 970])).toEqual(['0', '200', '400', '600', '800', '1,000']);
    expect(ticks('linear', [0])).toEqual(['0', '0.2', '0.4', '0.6', '0.8', '1']);
  });

  test('marks ones, twos and fives when logarithmic, over many powers only ones', () => {
    expect(ticks('log', [0.43, 27])).toEqual(['0.2', '0.5', '1', '2', '5', '10', '20', '50']);
    expect(ticks('log', [5])).toEqual(['5', '10']);
    expect(ticks('log', [0.004, 30_000])).toEqual(['0.01', '0.1', '1', '10', '100', '1,000', '10,000']);
  });

  test('maps its ends to the ends of the range', () => {
    const { of } = valueScale({ caption: '', scale: 'log' }, [2, 50], [100, 0], 'en');
    expect([of(2), of(10), of(50)].map(Math.round)).toEqual([100, 50, 0]);
  });
});

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

test('the uncertainty of a bar begins within the drawing', () => {
  const groups = [{ name: 'a', bars: [{ series: 0, value: 1, plusMinus: 4 }] }];
  const { x, y, ...frame } = plot;
  const svg = parse(groupedBars({ ...frame, caption: '', series: [''], groups }));
  expect(svg.querySelector('.chart-error')?.getAttribute('d')).toMatch(/^M0,/);
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

describe('the scale of a timeline', () => {
  const ticks = (from: string, to: string, language: TimelineChart['language'] = 'en') => {
    const { x, y, series, ...frame } = plot;
    const events = [{ name: 'a', from, to }];
    return texts(parse(timelineChart({ ...frame, language, events })), '.chart-tick').map((text) =>
      text.replaceAll('\u00a0', ' '),
    );
  };

  test('has days where they are less than a month apart', () => {
    expect(ticks('2026-11-02', '2026-11-27')).toEqual(['1 Nov 2026', '8 Nov', '15 Nov', '22 Nov']);
    expect(ticks('2026-11-02', '2026-11-27', 'ua')).toEqual(['1 лист. 2026', '15 лист.', '22 лист.']);
  });

  test('names each year where it begins', () => {
    expect(ticks('2026-10-01', '2027-03-31')).toEqual(['Oct 2026', 'Dec', 'Jan 2027', 'Mar']);
    expect(ticks('2026-12-14', '2027-01-17', 'ua')).toEqual(['13 груд. 2026', '27 груд.', '10 січ. 2027']);
    expect(ticks('2026-03-01', '2026-09-30')).toEqual(['Jan 2026', 'Apr', 'Jul']);
  });

  test('has years alone where it is long', () => {
    expect(ticks('2020-01-01', '2025-12-31')).toEqual(['2020', '2021', '2022', '2023', '2024', '2025']);
  });

  test('has whole days', () => {
    expect(ticks('2026-11-02', '2026-11-03')).toEqual(['2 Nov 2026', '3 Nov']);
  });
});

describe('labels', () => {
  test('stay where they have room', () => expect(spreadLabels([80, 10, 40], 20, 0, 100)).toEqual([80, 10, 40]));

  test('move apart around their middle, in their order', () => {
    expect(spreadLabels([50, 52, 90], 20, 0, 100)).toEqual([41, 61, 90]);
    expect(spreadLabels([50, 50, 50], 20, 0, 100)).toEqual([30, 50, 70]);
  });

  test('stay within their room', () => {
    expect(spreadLabels([99, 99, 100], 20, 0, 100)).toEqual([60, 80, 100]);
    expect(spreadLabels([-5, 1], 20, 0, 100)).toEqual([0, 20]);
    expect(() => spreadLabels([1, 2, 3], 60, 0, 100)).toThrow('No room for 3 labels');
  });
});

test('bars begin at zero, with names before and values behind them', () => {
  const bars = [
    { name: 'Scripts', value: 94.47 },
    { name: 'HTML', value: 47.235 },
    { name: 'None', value: 0 },
  ];
  const svg = parse(barChart({ id: 'bars', title: '', description: '', language: 'ua', caption: 'КБ', bars }));
  expect(texts(svg, 'text')).toEqual(['КБ', 'Scripts', '94,5', 'HTML', '47,2', 'None', '0']);
  const widths = svg.querySelectorAll('.chart-bar').map((each) => at(each, 'width'));
  expect(widths[1]).toBeCloseTo((widths[0] ?? 0) / 2, 0);
  expect(widths[2]).toBe(0);
});

describe('a chart in a file of its own', () => {
  const css = readFileSync(join(import.meta.dirname, '../../src/site/theme/scale.css'), 'utf8');
  const names = ['teal', 'red-brown', 'purple', 'straw-ink', 'blue', 'bronze', 'light-blue-ink'];
  const coloursOf = (block: RegExp) => {
    const text = block.exec(css)?.[1] ?? '';
    const value = (name: string): string => new RegExp(`--${name}: ([^;]+);`).exec(text)?.[1] ?? '';
    // The dark theme's inks are its colours.
    return names.map((name) => value(name).replace(/^var\(--([\w-]+)\)$/, (_, other) => value(other)));
  };

  test('has the colours of the site', () => {
    expect(fileColours.light.series).toEqual(coloursOf(/:root \{([^}]*)\}/));
    expect(fileColours.dark.series).toEqual(coloursOf(/\[data-theme="dark"\] \{([^}]*)\}/));
    const themes = [
      [fileColours.light, lightTheme],
      [fileColours.dark, darkTheme],
    ] as const;
    for (const [colours, theme] of themes) {
      expect([colours.text, colours.quiet, colours.grid]).toEqual([
        theme.colorNeutralForeground1,
        theme.colorNeutralForeground2,
        theme.colorNeutralStroke1,
      ]);
    }
  });

  test('follows the theme, is black on paper, and takes every colour from a property', () => {
    const file = svgFile(lineChart(chart));
    expect(file).toContain('@media (prefers-color-scheme:dark)');
    expect(file).toContain('@media print{.chart{--chart-text:#000');
    const outside = file.replace(/--chart-[\w]+:#\w+/g, '');
    expect(outside).not.toMatch(/#[0-9a-f]{3,6}\b|rgb|(fill|stroke)="/);
    expect(file).not.toContain('style="');
  });
});
