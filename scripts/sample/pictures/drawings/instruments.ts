import { line, rect } from '../lib/drawing.ts';
import { ink } from '../lib/palette.ts';

/** The size of a picture of an instrument. */
export const W = 1200;
/** Its height. */
export const H = 900;

/** The laboratory table under an instrument. */
export const table = (y = 740): string =>
  rect(60, y, 1080, 24, ink.line) +
  line([130, y + 24, 130, 860]) +
  line([1070, y + 24, 1070, 860]) +
  line([60, 860, 1140, 860]);

/** A screen with what it shows. */
export const screen = (x: number, y: number, w: number, h: number, ...inside: string[]): string =>
  rect(x, y, w, h, ink.line, 8) + rect(x + 14, y + 14, w - 28, h - 28, ink.paper) + inside.join('');

/** Spectral lines of given heights on a base line; the two tallest are highlighted. */
export function spectrum(x: number, y: number, gap: number, heights: readonly number[]): string {
  const tall = [...heights].sort((a, b) => b - a)[1] ?? 0;
  const peak = (h: number, i: number): string =>
    line([x + i * gap, y, x + i * gap, y - h], { stroke: h >= tall ? ink.warm : ink.teal, width: 7 });
  return heights.map(peak).join('');
}
