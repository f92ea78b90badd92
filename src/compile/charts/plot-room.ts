import type { AxisScale } from './axis-scale.ts';
import { letters, pageWidth, round, textAt, textWidth } from './chart-frame.ts';

/** The room of a plot, in CSS pixels, and the scales of its axes. */
export interface PlotRoom {
  left: number;
  right: number;
  top: number;
  bottom: number;
  x: AxisScale;
  y: AxisScale;
}

/** The lines and numbers of both axes. Of numbers that would overlap, every second is left out, or more. */
export function axes({ left, right, top, bottom, x, y }: PlotRoom): string[] {
  const shown = every(x);
  const columns = x.ticks.flatMap(({ value, text }, index) => {
    const at = x.of(value);
    const mark = `<path class="chart-mark" d="M${round(at)},${round(bottom)}v5"/>`;
    if (index % shown !== 0) return [mark];
    const half = textWidth(text) / 2;
    const middle = Math.min(Math.max(at, half), pageWidth - half);
    return [mark, textAt(middle, bottom + letters.line * 0.9, text, 'chart-tick chart-middle')];
  });
  return [
    ...valueLines(y, left, right),
    ...columns,
    `<path class="chart-mark" d="M${round(left)},${round(top)}V${round(bottom)}H${round(right)}" fill="none"/>`,
  ];
}

/** The lines across a plot at the marked values of its vertical axis, and their numbers. */
function valueLines({ of, ticks }: AxisScale, left: number, right: number): string[] {
  return ticks.flatMap(({ value, text }) => [
    `<path class="chart-grid" d="M${round(left)},${round(of(value))}H${round(right)}"/>`,
    textAt(left - 6, of(value), text, 'chart-tick chart-end'),
  ]);
}

/** The number of marks one number needs: 1 if all have room. */
function every({ ticks, of }: AxisScale): number {
  for (let step = 1; step < ticks.length; step++) {
    const shown = ticks.filter((_, index) => index % step === 0);
    const fits = shown.every(({ value, text }, index) => {
      const before = shown[index - 1];
      if (!before) return true;
      return of(value) - of(before.value) >= (textWidth(text) + textWidth(before.text)) / 2 + 6;
    });
    if (fits) return step;
  }
  return Math.max(ticks.length, 1);
}
