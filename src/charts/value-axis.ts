import { scaleLinear, scaleLog } from 'd3-scale';
import type { LanguageCode } from '../language/languages.ts';
import { formatNumber } from './format-number.ts';

/** The vertical axis of a chart. */
export interface ValueAxis {
  /** What is measured, and its unit: `CPU time, s`. */
  caption: string;
  /** `log` where values differ by orders of magnitude; its caption should say so. Linear axes begin at zero. */
  scale: 'linear' | 'log';
  /** How values are written beside their points. */
  format?: Intl.NumberFormatOptions;
}

/** Where values are drawn, and the round ones that are marked. */
export interface ValueScale {
  of: (value: number) => number;
  ticks: { value: number; text: string }[];
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
): ValueScale {
  const made = scale === 'log' ? logarithmic(values) : linear(values);
  const of = (value: number): number => made.map(value) * (range[1] - range[0]) + range[0];
  const write = (value: number): string => formatNumber(value, language, { maximumSignificantDigits: 3 });
  return { of, ticks: made.ticks.map((value) => ({ value, text: write(value) })) };
}

function linear(values: readonly number[]): { map: (value: number) => number; ticks: number[] } {
  const scale = scaleLinear()
    .domain([0, Math.max(...values) || 1])
    .nice(5);
  return { map: scale, ticks: scale.ticks(5) };
}

function logarithmic(values: readonly number[]): { map: (value: number) => number; ticks: number[] } {
  const [least, greatest] = [Math.min(...values), Math.max(...values)];
  if (!(least > 0)) throw new Error(`A logarithmic axis has no place for ${least}.`);
  const [from, to] = [Math.floor(Math.log10(least)), Math.ceil(Math.log10(greatest)) + 1];
  // Written as text: 10 ** -1 * 2 is not 0.2.
  const round = Array.from({ length: to - from }, (_, power) =>
    [1, 2, 5].map((digit) => Number(`${digit}e${from + power}`)),
  );
  const marks = round.flat();
  const low = marks.filter((mark) => mark <= least).at(-1) ?? least;
  const high = marks.find((mark) => mark >= greatest && mark > low) ?? greatest;
  const within = marks.filter((mark) => mark >= low && mark <= high);
  const ticks = within.length > mostTicks ? within.filter((mark) => Number.isInteger(Math.log10(mark))) : within;
  return { map: scaleLog().domain([low, high]), ticks };
}
