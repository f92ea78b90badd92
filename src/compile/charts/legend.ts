import { letters, pageWidth, textAt, textWidth } from './chart-frame.ts';
import { shapeOf } from './symbols.ts';

/** A series as a legend names it. */
export interface LegendEntry {
  name: string;
  /** How it is drawn: with points, as a line, as an area. */
  sign: 'point' | 'line' | 'area';
}

const signWidth = 22;
const gap = 18;

/** Draws the names of series in rows, and tells how high they are. */
export function legend(entries: readonly LegendEntry[], top: number): { parts: string[]; height: number } {
  let [x, row] = [0, 0];
  const parts = entries.map(({ name, sign }, index) => {
    const own = signWidth + textWidth(name);
    if (x > 0 && x + own > pageWidth) [x, row] = [0, row + 1];
    const y = top + letters.line * (row + 0.5);
    const part = `<g class="chart-series chart-${index + 1}">${drawSign(sign, index, x, y)}${textAt(x + signWidth, y, name)}</g>`;
    x += own + gap;
    return part;
  });
  return { parts, height: entries.length ? (row + 1) * letters.line : 0 };
}

function drawSign(sign: LegendEntry['sign'], index: number, x: number, y: number): string {
  if (sign === 'area') return `<rect class="chart-area" x="${x}" y="${y - 7}" width="14" height="14"/>`;
  const line = `<path class="chart-line" d="M${x},${y}h16"/>`;
  if (sign === 'line') return line;
  return `<path class="chart-point" transform="translate(${x + 8},${y})" d="${shapeOf(index, 56)}"/>`;
}
