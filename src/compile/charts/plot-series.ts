import { curveMonotoneX, line } from 'd3-shape';
import { round } from './chart-frame.ts';
import type { PlotRoom } from './plot-room.ts';
import { shapeOf } from './symbols.ts';

/** A place of a plot. */
export interface PlotPlace {
  x: number;
  y: number;
}

/** Values of a plot that belong together. */
export interface PlotSeries {
  name: string;
  /** From left to right, at least one; `plusMinus` is the uncertainty of `y`. */
  points: readonly (PlotPlace & { plusMinus?: number | undefined })[];
  /** Whether a line joins the points: straight, or a curve that does not overshoot them. */
  line?: 'straight' | 'smooth' | undefined;
  /** Whether the points are drawn. */
  hasPoints?: boolean;
  /** Whether a straight line is fitted to them, by least squares. */
  isFitted?: boolean | undefined;
  /** Where the name stands, if not at the end of the line. */
  label?: PlotPlace | undefined;
}

/** Beyond so many points they are drawn smaller. */
const manyPoints = 15;

/** Draws a series without its name. */
export function drawSeries(series: PlotSeries, room: PlotRoom, index: number): string {
  const { x, y } = room;
  const points = series.points.map((point) => ({ ...point, x: x.of(point.x), y: y.of(point.y), value: point.y }));
  const path = line<PlotPlace>(
    (point) => point.x,
    (point) => point.y,
  ).digits(1);
  if (series.line === 'smooth') path.curve(curveMonotoneX);
  // Fitted as it is drawn: what is straight between numbers would be bent on a logarithmic axis.
  const fit = series.isFitted ? fittedLine(points) : [];
  const shape = shapeOf(index, points.length > manyPoints ? 30 : 56);
  return [
    `<g class="chart-series chart-${index + 1}">`,
    ...(series.line && points.length > 1 ? [`<path class="chart-line" d="${path(points)}"/>`] : []),
    ...(fit.length
      ? [`<path class="chart-line chart-fit" d="M${fit.map((at) => `${round(at.x)},${round(at.y)}`).join('L')}"/>`]
      : []),
    ...points.flatMap(({ plusMinus, value, ...at }) =>
      plusMinus
        ? [
            `<path class="chart-error" d="M${round(at.x - 4)},${round(withinAxis(value + plusMinus, room))}h8m-4,0V${round(withinAxis(value - plusMinus, room))}m-4,0h8"/>`,
          ]
        : [],
    ),
    ...(series.hasPoints
      ? points.map(
          (at) => `<path class="chart-point" transform="translate(${round(at.x)},${round(at.y)})" d="${shape}"/>`,
        )
      : []),
    '</g>',
  ].join('');
}

/** The height of a value, or the end of the axis for one beyond it. */
function withinAxis(value: number, { y, top, bottom }: PlotRoom): number {
  return Math.min(Math.max(y.of(value), top), bottom);
}

/** The ends of the straight line with the least sum of squares; none through one place. */
function fittedLine(points: readonly PlotPlace[]): PlotPlace[] {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanX, meanY] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const spread = points.reduce((sum, { x }) => sum + (x - meanX) ** 2, 0);
  if (!spread) return [];
  const slope = points.reduce((sum, { x, y }) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const ends = [Math.min(...points.map(({ x }) => x)), Math.max(...points.map(({ x }) => x))];
  return ends.map((x) => ({ x, y: meanY + slope * (x - meanX) }));
}
