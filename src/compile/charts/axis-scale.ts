import { scaleLinear, scaleLog } from 'd3-scale';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { formatNumber } from './chart-frame.ts';

/** An axis of a plot. */
export interface PlotAxis {
  /** The quantity with its unit: `Force, kN`. */
  name: string;
  scale?: 'linear' | 'log' | undefined;
  /** The ends of the axis; round values around all values, if they are not given. */
  from?: number | undefined;
  to?: number | undefined;
  /** True if its values are years: whole, and written without spaces. */
  isOfYears?: boolean;
}

/** Where values are drawn, and the round ones that are marked. */
export type AxisScale = ReturnType<typeof axisScale>;

interface Room {
  /** The ends of the axis in the chart: of its least value, of its greatest. */
  range: readonly [number, number];
  /** The number of marks it should have, about. */
  ticks: number;
  /** True if it begins at zero unless it says otherwise. */
  fromZero: boolean;
  language: LanguageCode;
}

/** Makes the scale of an axis. A logarithmic one has no place for zero and less: such a value stands at its low end. */
export function axisScale(axis: PlotAxis, values: readonly number[], { range, ticks, fromZero, language }: Room) {
  const isLog = axis.scale === 'log';
  const hasPlace = (value: number | undefined) => value !== undefined && (!isLog || value > 0);
  const placed = values.filter(hasPlace);
  const all = [...(placed.length ? placed : [1]), ...(fromZero && !isLog ? [0] : [])];
  const [from, to] = [axis.from, axis.to].map((end) => (hasPlace(end) ? end : undefined));
  const [least, greatest] = [from ?? Math.min(...all), to ?? Math.max(...all)];
  const scale = (isLog ? scaleLog() : scaleLinear()).domain([least, greatest === least ? least + 1 : greatest]);
  if (from === undefined || to === undefined) {
    const nice = scale.copy().nice(ticks).domain();
    scale.domain([from ?? nice[0] ?? least, to ?? nice[1] ?? greatest]);
  }
  const low = Math.min(...scale.domain());
  scale.range(range);
  const powers = isLog ? decades(scale.domain()) : [];
  // Between two powers of ten, 20 and 80 for instance, other round numbers are marked.
  const marks = powers.length > 0 ? powers : scale.ticks(ticks);
  const shown = axis.isOfYears ? marks.filter(Number.isInteger) : marks;
  const write = (value: number) => (axis.isOfYears ? String(value) : writeNumber(value, language));
  return {
    of: (value: number) => scale(hasPlace(value) ? value : low),
    ticks: shown.map((value) => ({ value, text: write(value) })),
  };
}

/** A number with all of its decimals, and a minus that is one. */
export function writeNumber(value: number, language: LanguageCode): string {
  return formatNumber(value, language, { maximumFractionDigits: 10 }).replace('-', '\u2212');
}

function decades([from = 1, to = 10]: readonly number[]): number[] {
  const first = Math.ceil(Math.log10(from) - 1e-9);
  const last = Math.floor(Math.log10(to) + 1e-9);
  // Written as text: 10 ** -1 * 2 is not 0.2.
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => Number(`1e${first + index}`));
}
