import { scaleLinear } from 'd3-scale';
import { writeNumber } from './axis-scale.ts';
import {
  boldWidth,
  type ChartFrame,
  captionAbove,
  frame,
  letters,
  pageWidth,
  round,
  textAt,
  textWidth,
} from './chart-frame.ts';
import { area, hatches, legend, wrapText } from './chart-signs.ts';

/** Bars that stand together under a name, one for each series. */
export interface BarGroup {
  name: string;
  bars: readonly { series: number; value: number; plusMinus?: number | undefined }[];
}

/** A chart of horizontal bars in groups. */
export interface GroupedBars extends ChartFrame {
  /** What is measured, and its unit. */
  caption: string;
  /** The names of the series; one that has no name if there is only one. */
  series: readonly string[];
  groups: readonly BarGroup[];
}

const bar = { height: 18, step: 22 } as const;

/** Draws bars in groups as SVG, from zero, each with its value behind it. The names of groups stand above them. */
export function groupedBars(chart: GroupedBars): string {
  const { groups, series, language } = chart;
  const write = (value: number, plusMinus?: number) =>
    [value, ...(plusMinus ? [plusMinus] : [])].map((each) => writeNumber(each, language)).join('\u00a0±\u00a0');
  const all = groups.flatMap(({ bars }) => bars);
  const room = Math.max(...all.map(({ value, plusMinus }) => textWidth(write(value, plusMinus)))) + 10;
  const scale = scaleLinear()
    .domain([0, Math.max(...all.map(({ value, plusMinus = 0 }) => value + plusMinus)) || 1])
    .range([0, pageWidth - room]);
  const caption = wrapText(chart.caption, pageWidth);
  const names = legend(
    series.length > 1 ? series.map((name) => ({ name, sign: 'area' as const })) : [],
    caption.length * letters.line,
  );
  let y = caption.length * letters.line + names.height + letters.line * 0.3;
  const parts = groups.flatMap(({ name, bars }) => {
    const lines = wrapText(name, pageWidth, boldWidth).map((text) => {
      y += letters.line;
      return textAt(0, y - letters.line / 2, text, 'chart-name');
    });
    const drawn = bars.flatMap(({ series: own, value, plusMinus }) => {
      const [top, end] = [y + (bar.step - bar.height) / 2, scale(value)];
      y += bar.step;
      const middle = round(top + bar.height / 2);
      const shape = `rect x="0" y="${round(top)}" width="${round(end)}" height="${bar.height}"`;
      // The drawing begins at zero.
      const low = round(scale(Math.max(value - (plusMinus ?? 0), 0)));
      const high = round(scale(value + (plusMinus ?? 0)));
      const error = `<path class="chart-error" d="M${low},${middle - 4}v8m0,-4H${high}m0,-4v8"/>`;
      return [
        area(chart.id, own, shape, 'chart-area'),
        ...(plusMinus ? [error] : []),
        textAt(Math.max(end, high) + 6, middle, write(value, plusMinus)),
      ];
    });
    y += letters.line * 0.4;
    return [...lines, ...drawn];
  });
  return frame(chart, Math.ceil(y), [
    hatches(chart.id, series.length),
    ...captionAbove(caption),
    ...names.parts,
    ...parts,
  ]);
}
