import { type ChartFrame, captionAbove, frame, letters, pageWidth, round, textAt, textWidth } from './chart-frame.ts';
import { area, formatNumber, hatches, wrapText } from './chart-signs.ts';

/** The parts of a whole, at most seven. */
export interface ShareChart extends ChartFrame {
  /** The whole that is divided, and the unit. */
  caption: string;
  parts: readonly { name: string; value: number }[];
}

const bar = 40;

/** Draws the parts of a whole as one bar, and below it each part with its name and share. */
export function shareChart(chart: ShareChart): string {
  const { parts, language, id } = chart;
  const shares = sharesOf(parts.map(({ value }) => value));
  const caption = wrapText(chart.caption, pageWidth);
  const top = caption.length * letters.line + 6;
  let [x, y] = [0, top + bar + 10];
  const drawn = parts.flatMap(({ name }, index) => {
    const percent = shares[index] ?? 0;
    const own = (percent / 100) * pageWidth;
    const share = `${formatNumber(percent, language, { maximumFractionDigits: 1 })}\u00a0%`;
    const lines = wrapText(name, pageWidth - 24 - textWidth(share) - 12);
    const piece = area(
      id,
      index,
      `rect x="${round(x)}" y="${top}" width="${round(own)}" height="${bar}"`,
      'chart-area',
    );
    const sign = area(id, index, `rect x="0" y="${round(y + 3)}" width="14" height="14"`, 'chart-area');
    const texts = lines.map((line, row) => textAt(24, y + letters.line * (row + 0.5), line));
    const number = textAt(pageWidth, y + letters.line / 2, share, 'chart-end chart-number');
    x += own;
    y += letters.line * lines.length + 6;
    return [piece, sign, ...texts, number];
  });
  return frame(chart, Math.ceil(y), [hatches(id, parts.length), ...captionAbove(caption), ...drawn]);
}

/** The share of each part in hundredths of the whole. */
export function sharesOf(values: readonly number[]): number[] {
  const whole = values.reduce((sum, value) => sum + value, 0) || 1;
  return values.map((value) => (value / whole) * 100);
}
