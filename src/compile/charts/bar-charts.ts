import { scaleLinear } from 'd3-scale';
import type { LanguageCode } from '../../lib/language/languages.ts';
import { writeNumber } from './axis-scale.ts';
import {
  area,
  boldWidth,
  type ChartFrame,
  captionAbove,
  formatNumber,
  frame,
  hatches,
  legend,
  letters,
  pageWidth,
  round,
  textAt,
  textWidth,
  wrapText,
} from './chart-frame.ts';

interface BarGroup {
  name: string;
  bars: readonly { series: number; value: number; plusMinus?: number | undefined }[];
}

interface GroupedBars extends ChartFrame {
  caption: string;
  /** The names of the series; one that has no name if there is only one. */
  series: readonly string[];
  groups: readonly BarGroup[];
  /** Each group is a small chart of its own: its longest bar is as long as those of the others. */
  hasOwnScales?: boolean | undefined;
}

const bar = { height: 18, step: 22 } as const;
const gutter = 24;

/** Draws bars in groups as SVG, from zero, each with its value behind it. The names of groups stand above them. */
export function groupedBars(chart: GroupedBars): string {
  const { groups, series, language, hasOwnScales } = chart;
  const width = hasOwnScales ? (pageWidth - gutter) / 2 : pageWidth;
  const caption = wrapText(chart.caption, pageWidth);
  const names = legend(
    series.length > 1 ? series.map((name) => ({ name, sign: 'area' as const })) : [],
    caption.length * letters.line,
  );
  // The longest bar leaves room for any value.
  const room =
    Math.max(...groups.flatMap(({ bars }) => bars.map((each) => textWidth(writeValue(each, language))))) + 10;
  const common = scaleOf(groups, width - room);
  let y = caption.length * letters.line + names.height + letters.line * 0.3;
  let below = y;
  const parts = groups.flatMap((group, index) => {
    const isRight = hasOwnScales && index % 2 === 1;
    if (!isRight) y = below;
    const scale = hasOwnScales ? scaleOf([group], width - room) : common;
    const drawn = drawGroup(group, chart, { x: isRight ? width + gutter : 0, y, width, scale });
    below = Math.max(below, drawn.end);
    return drawn.parts;
  });
  return frame(chart, Math.ceil(below), [
    hatches(chart.id, series.length),
    ...captionAbove(caption),
    ...names.parts,
    ...parts,
  ]);
}

function scaleOf(groups: readonly BarGroup[], longest: number): (value: number) => number {
  const ends = groups.flatMap(({ bars }) => bars.map(({ value, plusMinus = 0 }) => value + plusMinus));
  return scaleLinear()
    .domain([0, Math.max(...ends) || 1])
    .range([0, longest]);
}

function writeValue({ value, plusMinus }: BarGroup['bars'][number], language: LanguageCode): string {
  return [value, ...(plusMinus ? [plusMinus] : [])].map((each) => writeNumber(each, language)).join('\u00a0±\u00a0');
}

function drawGroup(
  { name, bars }: BarGroup,
  chart: ChartFrame,
  { x, width, scale, ...room }: Record<'x' | 'y' | 'width', number> & { scale: (value: number) => number },
) {
  let { y } = room;
  const lines = wrapText(name, width, boldWidth).map((text) => {
    y += letters.line;
    return textAt(x, y - letters.line / 2, text, 'chart-name');
  });
  const drawn = bars.flatMap((each) => {
    const { series, value, plusMinus = 0 } = each;
    const [top, end] = [y + (bar.step - bar.height) / 2, scale(value)];
    y += bar.step;
    const middle = round(top + bar.height / 2);
    const shape = `rect x="${round(x)}" y="${round(top)}" width="${round(end)}" height="${bar.height}"`;
    // The drawing begins at zero.
    const low = round(x + scale(Math.max(value - plusMinus, 0)));
    const high = round(x + scale(value + plusMinus));
    const error = `<path class="chart-error" d="M${low},${middle - 4}v8m0,-4H${high}m0,-4v8"/>`;
    return [
      area(chart.id, series, shape, 'chart-area'),
      ...(plusMinus ? [error] : []),
      textAt(Math.max(x + end, high) + 6, middle, writeValue(each, chart.language)),
    ];
  });
  return { parts: [...lines, ...drawn], end: y + letters.line * 0.4 };
}

interface ShareChart extends ChartFrame {
  caption: string;
  parts: readonly { name: string; value: number }[];
}

const wholeHeight = 40;

/** Draws the parts of a whole as one bar, and below it each part with its name and share. */
export function shareChart(chart: ShareChart): string {
  const { parts, language, id } = chart;
  const shares = sharesOf(parts.map(({ value }) => value));
  const caption = wrapText(chart.caption, pageWidth);
  const top = caption.length * letters.line + 6;
  let [x, y] = [0, top + wholeHeight + 10];
  const drawn = parts.flatMap(({ name }, index) => {
    const percent = shares[index] ?? 0;
    const own = (percent / 100) * pageWidth;
    const share = `${formatNumber(percent, language, { maximumFractionDigits: 1 })}\u00a0%`;
    const lines = wrapText(name, pageWidth - 24 - textWidth(share) - 12);
    const piece = area(
      id,
      index,
      `rect x="${round(x)}" y="${top}" width="${round(own)}" height="${wholeHeight}"`,
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
