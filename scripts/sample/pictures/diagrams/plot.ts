import { circle, line, n, type Paint, type Point, path } from '../lib/drawing.ts';
import { letters } from '../lib/lettering.ts';
import { ink } from '../lib/palette.ts';

/** The range of one axis with its ticks. */
export interface Axis {
  from: number;
  to: number;
  ticks: readonly number[];
  /** The label of a tick; by default the number. */
  label?: (value: number) => string;
  /** A logarithmic scale. */
  log?: boolean;
}

/** The frame of a diagram, with functions that convert values to coordinates. */
export interface Plot {
  frame: string;
  x: (value: number) => number;
  y: (value: number) => number;
  /** A point from values. */
  at: (x: number, y: number) => Point;
  /** A smooth curve through values. */
  through: (values: readonly Point[], paint?: Paint) => string;
  /** Straight lines through values. */
  straight: (values: readonly Point[], paint?: Paint) => string;
}

const left = 200;
const right = 1500;
const top = 90;
const bottom = 850;

/** A smooth path that does not overshoot its points (monotone cubic along x). */
export function monotone(points: readonly Point[]): string {
  const slope = points.map((p, i) => {
    const a = points[Math.max(i - 1, 0)] as Point;
    const b = points[Math.min(i + 1, points.length - 1)] as Point;
    const before = i ? (p[1] - a[1]) / (p[0] - a[0] || 1) : Number.NaN;
    const after = i < points.length - 1 ? (b[1] - p[1]) / (b[0] - p[0] || 1) : Number.NaN;
    if (Number.isNaN(before)) return after;
    if (Number.isNaN(after)) return before;
    return before * after <= 0 ? 0 : (2 * before * after) / (before + after);
  });
  const [x0, y0] = points[0] as Point;
  let d = `M${n(x0)} ${n(y0)}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [ax, ay] = points[i] as Point;
    const [bx, by] = points[i + 1] as Point;
    const h = (bx - ax) / 3;
    d += `C${n(ax + h)} ${n(ay + h * (slope[i] as number))} ${n(bx - h)} ${n(by - h * (slope[i + 1] as number))} ${n(bx)} ${n(by)}`;
  }
  return d;
}

/** Makes the frame of a diagram with a grid, ticks and the labels of both axes. */
export function plot(horizontal: Axis, vertical: Axis, xName: string, yName: string): Plot {
  const share = (axis: Axis, value: number): number =>
    axis.log
      ? (Math.log10(value) - Math.log10(axis.from)) / (Math.log10(axis.to) - Math.log10(axis.from))
      : (value - axis.from) / (axis.to - axis.from);
  const x = (value: number): number => left + (right - left) * share(horizontal, value);
  const y = (value: number): number => bottom - (bottom - top) * share(vertical, value);
  const at = (a: number, b: number): Point => [x(a), y(b)];
  const ticks = [
    ...vertical.ticks.map(
      (v) =>
        line([left, y(v), right, y(v)], { stroke: ink.mist }) +
        letters((vertical.label ?? String)(v), left - 26, y(v) + 15, 30, 'end'),
    ),
    ...horizontal.ticks.map(
      (v) =>
        line([x(v), bottom, x(v), bottom - 14]) +
        letters((horizontal.label ?? String)(v), x(v), bottom + 54, 30, 'middle'),
    ),
  ];
  const frame = [
    ...ticks,
    line([left, top - 40, left, bottom, right + 40, bottom]),
    line([left - 11, top - 20, left, top - 40, left + 11, top - 20]),
    line([right + 20, bottom - 11, right + 40, bottom, right + 20, bottom + 11]),
    letters(yName, left + 34, top - 14, 36),
    letters(xName, right + 40, bottom + 106, 36, 'end'),
  ].join('');
  const points = (values: readonly Point[]) => values.map(([a, b]) => at(a, b));
  return {
    frame,
    x,
    y,
    at,
    through: (values, paint) => path(monotone(points(values)), paint),
    straight: (values, paint) => line(points(values).flat(), paint),
  };
}

/** Markers on a curve. */
export function dots(
  at: (x: number, y: number) => Point,
  values: readonly Point[],
  fill: string = ink.paper,
): string {
  return values.map(([a, b]) => circle(...at(a, b), 10, fill)).join('');
}
