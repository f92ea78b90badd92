import { scaleLinear } from 'd3-scale';
import { type ChartFrame, docsWidth, frame, letters, round, textAt, textWidth } from './chart-frame.ts';
import { formatNumber } from './format-number.ts';

/** A chart of horizontal bars, each with its name before and its value behind it. */
export interface BarChart extends ChartFrame {
  /** What is measured, and its unit. */
  caption: string;
  bars: readonly { name: string; value: number }[];
}

const bar = { height: 20, step: 32 } as const;

/**
 * Draws bars as SVG, from zero, as high as there are bars: the same text for the same data. With names and values beside
 * them they need no axis.
 */
export function barChart(chart: BarChart): string {
  const { bars, caption, language } = chart;
  const rows = bars.map(({ name, value }) => ({ name, value, text: formatNumber(value, language) }));
  const left = Math.max(...rows.map(({ name }) => textWidth(name))) + 10;
  const right = docsWidth - Math.max(...rows.map(({ text }) => textWidth(text))) - 8;
  const scale = scaleLinear()
    .domain([0, Math.max(...bars.map(({ value }) => value)) || 1])
    .range([left, right]);
  const top = letters.line * 1.5;
  return frame(chart, docsWidth, top + bars.length * bar.step, [
    textAt(0, letters.line / 2, caption, 'chart-caption'),
    ...rows.flatMap(({ name, value, text }, index) => {
      const middle = top + bar.step * (index + 0.5);
      const end = scale(value);
      return [
        textAt(left - 10, middle, name, 'chart-tick chart-end'),
        `<rect class="chart-bar" x="${round(left)}" y="${middle - bar.height / 2}" width="${round(end - left)}" height="${bar.height}"/>`,
        textAt(end + 8, middle, text),
      ];
    }),
  ]);
}
