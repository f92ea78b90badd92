import { expect, test } from 'vitest';
import type { ChartData, Unit } from '../../../content/model/charts.ts';
import { schemaOf } from '../../../src/content/schema/schema-store.ts';
import { validate } from '../../../src/content/schema/schema-validators.ts';
import {
  type ChartKind,
  chartOf,
  chartTable,
  describeChart,
  idsOf,
  namesIn,
  problemsOf,
  type TableProblem,
} from '../../../src/desk/tables/chart-table.ts';
import { tableIn } from '../../../src/desk/tables/read-table.ts';

const units = schemaOf('figure-data').definitions?.Unit?.enum as Unit[];
const heating = 'Час, хв\tФутерівка, °С\tРозплав, °С\n0\t20\t20\n30\t410,5\t1 180\n60\t\t1 560';

/** The chart of what is pasted, with the units that it names itself. */
function chartIn(text: string, kind: ChartKind, isTurned = false): ChartData {
  const table = chartTable(tableIn(text), kind, units, isTurned);
  expect(problemsOf(table, kind)).toEqual([]);
  return chartOf(table, kind, idsOf(namesIn(table, kind)), [table.units[0] ?? '1', table.units[1] ?? '1']);
}

const plot = (x: Unit, y: Unit, ...series: [id: string, points: [number, number][]][]) => ({
  type: 'lines',
  x: { unit: x },
  y: { unit: y },
  series: series.map(([id, points]) => ({ id, points: points.map(([at, value]) => ({ x: at, y: value })) })),
});
const twoLines = plot(
  'min',
  '°C',
  [
    'futerivka',
    [
      [0, 20],
      [30, 410.5],
    ],
  ],
  [
    'rozplav',
    [
      [0, 20],
      [30, 1180],
      [60, 1560],
    ],
  ],
);
const bar = (id: string, value: number, series?: string) => ({ id, ...(series && { series }), value });

test.each<[string, string, ChartKind, object]>([
  ['lines with a gap', heating, 'lines', twoLines],
  [
    'lines whose series are rows',
    'Час (хв)\t0\t30\t60\nФутерівка\t20\t410,5\t\nРозплав\t20\t1180\t1560',
    'lines',
    { ...twoLines, y: { unit: '1' } },
  ],
  [
    'one line without a head',
    '0;1,5\n1;2,5',
    'lines',
    plot('1', '1', [
      'values',
      [
        [0, 1.5],
        [1, 2.5],
      ],
    ]),
  ],
  [
    'points in the order of the axis',
    'x;y\n2;5\n1;-4',
    'lines',
    plot('1', '1', [
      'values',
      [
        [1, -4],
        [2, 5],
      ],
    ]),
  ],
  [
    'bars',
    'Марка;Частка\nА;34 %\nБ;12,5 %',
    'bars',
    { type: 'bars', unit: '%', bars: [bar('a', 34), bar('b', 12.5)] },
  ],
  [
    'bars by years, with a gap',
    'Цех;2024;2025\nПрокатний;5;6\nДоменний;7;',
    'bars',
    {
      type: 'bars',
      unit: '1',
      bars: [bar('prokatnyi', 5, '2024'), bar('prokatnyi', 6, '2025'), bar('domennyi', 7, '2024')],
    },
  ],
  [
    'parts',
    'Гранти\t4\nУгоди\t23',
    'share',
    { type: 'share', unit: '1', parts: [bar('hranty', 4), bar('uhody', 23)] },
  ],
  [
    'a timeline',
    'Подія;Від;До\nПодання;2026-07-01;25.08.2026\nІспит;1 вересня 2026;',
    'timeline',
    {
      type: 'timeline',
      events: [
        { id: 'podannia', from: '01.07.2026', to: '25.08.2026' },
        { id: 'ispyt', from: '01.09.2026' },
      ],
    },
  ],
  ['names that are the same', 'А;1\nа;2', 'bars', { type: 'bars', unit: '1', bars: [bar('a', 1), bar('a-2', 2)] }],
])('a pasted table becomes a chart that the content takes: %s', (_, text, kind, chart) => {
  expect(chartIn(text, kind)).toEqual(chart);
  expect(validate('figure-data', { $schema: '', chart: chartIn(text, kind) })).toEqual([]);
});

test('rows and columns are swapped where the editor wants it', () => {
  const chart = chartIn('Цех;2024;2025\nПрокатний;5;6\nДоменний;7;8', 'bars', true);
  expect(chart).toMatchObject({ bars: [bar('2024', 5, 'prokatnyi'), bar('2024', 7, 'domennyi'), {}, {}] });
});

test.each<[string, string, ChartKind, TableProblem[]]>([
  ['nothing', '', 'bars', [{ problem: 'empty' }]],
  ['one column', 'А\nБ', 'bars', [{ problem: 'empty' }]],
  ['a word among numbers', 'x;y\n1;2\n2;н/д', 'lines', [{ problem: 'number', row: 3, column: 2, cell: 'н/д' }]],
  [
    'names where a plot has an axis',
    ';Час\nТигель;3\nКівш;4',
    'lines',
    [
      { problem: 'across', row: 2, column: 1, cell: 'Тигель' },
      { problem: 'across', row: 3, column: 1, cell: 'Ківш' },
    ],
  ],
  ['a bar below zero', 'А;1\nБ;−2', 'bars', [{ problem: 'negative', row: 2, column: 2, cell: '−2' }]],
  ['parts in two columns', ';2024;2025\nА;1;2\nБ;2;3', 'share', [{ problem: 'one-column' }]],
  ['one part', 'А;1', 'share', [{ problem: 'few' }]],
  ['more series than colours', 'x;1;2;3;4;5;6;7;8\n1;1;1;1;1;1;1;1;1', 'lines', [{ problem: 'many' }]],
  [
    'a day that is none',
    'Подія;Від\nА;31.02.2026\nБ;01.03.2026',
    'timeline',
    [{ problem: 'day', row: 2, column: 2, cell: '31.02.2026' }],
  ],
])('what keeps a table from becoming a chart is said at its cell: %s', (_, text, kind, problems) => {
  expect(problemsOf(chartTable(tableIn(text), kind, units), kind)).toEqual(problems);
});

test('a chart is described by its numbers, as each language writes them', () => {
  const table = chartTable(tableIn(heating), 'lines', units);
  const words = { names: ['Lining', 'Melt'], quantity: 'Temperature', unit: '°C' } as const;
  expect(describeChart(table, 'lines', { ...words, language: 'en' })).toBe(
    'Lining: from 20 °C to 410.5 °C, at most 410.5 °C. Melt: from 20 °C to 1,560 °C, at most 1,560 °C.',
  );
  const bars = chartTable(tableIn('А;1,5\nБ;12'), 'bars', units);
  expect(describeChart(bars, 'bars', { names: ['А', 'Б'], quantity: '', unit: 'kg', language: 'ua' })).toBe(
    'Найбільше значення — 12 кг (Б), найменше — 1,5 кг (А).',
  );
});
