import { scaleLinear, scaleLog } from 'd3-scale';
import { line } from 'd3-shape';
import { type ChartFrame, docsWidth, frame, letters, round, textAt, textWidth } from './chart-frame.ts';
import { formatNumber } from './format-number.ts';
import { valueLines } from './plot-room.ts';
import { spreadLabels } from './spread-labels.ts';
import { shapeOf, shapes } from './symbols.ts';
import { type ValueAxis, valueScale } from './value-axis.ts';

/** A mark of the horizontal axis, with its text in one or two lines. */
export interface Tick {
  value: number;
  text: string;
  below?: string;
}

/** Values that are drawn as one line with points, labelled at its end. */
export interface Series {
  name: string;
  /** From left to right, at least one. What is doubtful is drawn hollow. */
  points: readonly { x: number; y: number; doubtful?: boolean }[];
}

/** A chart of lines and points. */
export interface LineChart extends ChartFrame {
  x: { caption?: string; scale: 'linear' | 'log'; ticks: readonly Tick[] };
  y: ValueAxis;
  series: readonly Series[];
}

const height = 320;
/** Beyond so many points in a line they are drawn smaller. */
const manyPoints = 15;
/** From the last point of a line to its label. */
const labelDistance = 14;

/**
 * Draws lines with points as SVG: the same text for the same data. Each line is labelled at its end with its name and its
 * last value.
 * @throws Error when there are more series than shapes, or a line without points
 */
export function lineChart(chart: LineChart): string {
  const { x, y, series, language } = chart;
  if (series.length > shapes.length) throw new Error(`At most ${shapes.length} lines can be told apart.`);
  const values = series.flatMap(({ points }) => points.map((point) => point.y));
  const labels = series.map(({ name, points }) => {
    const last = points.at(-1);
    if (!last) throw new Error(`${name} has no points.`);
    return { last, text: `${name}\u00a0${formatNumber(last.y, language, y.format)}` };
  });
  const captionRows = (x.ticks.some(({ below }) => below) ? 2 : 1) + (x.caption ? 1 : 0);
  const [top, bottom] = [letters.line * 1.9, height - letters.line * (captionRows + 0.5)];
  const scaleY = valueScale(y, values, [bottom, top], language);
  const left = Math.max(...scaleY.ticks.map(({ text }) => textWidth(text))) + 10;
  const right = docsWidth - Math.max(...labels.map(({ text }) => textWidth(text))) - labelDistance;
  const scaleX = (x.scale === 'log' ? scaleLog() : scaleLinear())
    .domain(
      extent([
        ...x.ticks.map(({ value }) => value),
        ...series.flatMap(({ points }) => points.map((point) => point.x)),
      ]),
    )
    // Points do not stand on the axis.
    .range([left + 12, right - 6]);
  const wanted = labels.map(({ last }) => scaleY.of(last.y));
  const places = spreadLabels(wanted, letters.line, top, bottom);
  return frame(chart, docsWidth, height, [
    textAt(0, letters.line / 2, y.caption, 'chart-caption'),
    ...valueLines(scaleY, left, right),
    ...ticksBelow(x.ticks, scaleX, bottom),
    ...(x.caption
      ? [textAt(round((left + right) / 2), height - letters.line / 2, x.caption, 'chart-caption chart-middle')]
      : []),
    ...series.map(({ points }, index) => {
      const placed = points.map((point) => ({ ...point, x: scaleX(point.x), y: scaleY.of(point.y) }));
      const label = { text: labels[index]?.text ?? '', x: right + labelDistance, y: places[index] ?? 0 };
      return drawSeries(placed, label, index);
    }),
  ]);
}

function extent(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** The marks below the axis; of texts that would overlap, later ones are shown. */
function ticksBelow(ticks: readonly Tick[], scale: (value: number) => number, bottom: number): string[] {
  let free = docsWidth;
  return [...ticks].reverse().flatMap(({ value, text, below = '' }) => {
    const middle = scale(value);
    const mark = `<path class="chart-mark" d="M${round(middle)},${round(bottom)}v5"/>`;
    const half = Math.max(textWidth(text), textWidth(below)) / 2;
    if (middle + half > free || middle < half) return [mark];
    free = middle - half - 8;
    const lines = [text, below].filter(Boolean);
    const y = (index: number): number => bottom + letters.line * (index + 0.9);
    return [mark, ...lines.map((each, index) => textAt(middle, y(index), each, 'chart-tick chart-middle'))];
  });
}

interface Placed {
  x: number;
  y: number;
  doubtful?: boolean;
}

function drawSeries(points: readonly Placed[], label: { text: string; x: number; y: number }, index: number): string {
  const path = line<Placed>()
    .x((point) => point.x)
    .y((point) => point.y)
    .digits(1);
  const [solid, hollow] = (points.length > manyPoints ? [24, 48] : [56, 64]).map((size) => shapeOf(index, size));
  const end = points.at(-1) ?? label;
  const leader = `M${round(end.x + 7)},${round(end.y)}L${round(label.x - 3)},${round(label.y)}`;
  return [
    `<g class="chart-series chart-${index + 1}">`,
    ...(points.length > 1 ? [`<path class="chart-line" d="${path(points)}"/>`] : []),
    ...points.map(
      ({ x, y, doubtful }) =>
        `<path class="chart-${doubtful ? 'doubtful' : 'point'}" transform="translate(${round(x)},${round(y)})" d="${doubtful ? hollow : solid}"/>`,
    ),
    ...(Math.abs(end.y - label.y) > letters.line / 3 ? [`<path class="chart-leader" d="${leader}"/>`] : []),
    textAt(label.x, label.y, label.text, 'chart-label'),
    '</g>',
  ].join('\n');
}
