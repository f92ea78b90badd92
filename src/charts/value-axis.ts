import type { LanguageCode } from '../language/languages.ts';
import { type AxisScale, axisScale, writeNumber } from './axis-scale.ts';

/** The vertical axis of a chart. */
export interface ValueAxis {
  /** What is measured, and its unit: `CPU time, s`. */
  caption: string;
  /** `log` where values differ by orders of magnitude; its caption should say so. Linear axes begin at zero. */
  scale: 'linear' | 'log';
  /** How values are written beside their points. */
  format?: Intl.NumberFormatOptions;
}

/** How many marks a logarithmic axis has before only powers of ten are marked. */
const mostTicks = 9;

/**
 * Makes the scale of an axis, from round value to round value.
 * @param range the ends of the axis in the chart: of the smallest value, of the largest
 * @throws Error when a logarithmic axis is given a value that is not above zero
 */
export function valueScale(
  { scale }: ValueAxis,
  values: readonly number[],
  range: readonly [number, number],
  language: LanguageCode,
): AxisScale {
  const room = { range, ticks: 5, fromZero: true, language };
  if (scale === 'linear') return axisScale({ name: '' }, values, room);
  const marks = marksAround(values);
  const { of } = axisScale({ name: '', scale, from: marks[0], to: marks.at(-1) }, values, room);
  const shown = marks.length > mostTicks ? marks.filter((mark) => Number.isInteger(Math.log10(mark))) : marks;
  return { of, ticks: shown.map((value) => ({ value, text: writeNumber(value, language) })) };
}

/** The ones, twos and fives of each power of ten from the smallest value to the largest, the next ones outwards included. */
function marksAround(values: readonly number[]): number[] {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  if (!(least > 0)) throw new Error(`A logarithmic axis has no place for ${least}.`);
  const [from, to] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(greatest)) + 1];
  // Written as text: 10 ** -1 * 2 is not 0.2.
  const marks = Array.from({ length: to - from }, (_, power) =>
    [1, 2, 5].map((digit) => Number(`${digit}e${from + power}`)),
  ).flat();
  const low = marks.filter((mark) => mark <= least).at(-1) ?? least;
  const high = marks.find((mark) => mark >= greatest && mark > low) ?? greatest;
  return marks.filter((mark) => mark >= low && mark <= high);
}
