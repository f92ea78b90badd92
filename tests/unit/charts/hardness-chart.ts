import type { LineChart } from '../../../src/charts/line-chart.ts';

/** Lines that end close to each other, as those of builds do. */
export const hardnessChart: LineChart = {
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
