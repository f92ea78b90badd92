import { curveMonotoneX, line } from 'd3-shape';
import type { GuideData, PlotPlace, RegionData } from '../../../content/model/charts.ts';
import { type AxisScale, axisScale, type PlotAxis } from './axis-scale.ts';
import {
  area,
  boldWidth,
  type ChartFrame,
  captionAbove,
  frame,
  hatches,
  legend,
  letters,
  pageWidth,
  round,
  shapeOf,
  textAt,
  textWidth,
  wrapText,
} from './chart-frame.ts';

interface PlotSeries {
  name: string;
  /** From left to right, at least one; `plusMinus` is the uncertainty of `y`. */
  points: readonly (PlotPlace & { plusMinus?: number | undefined })[];
  /** True if a line joins the points: straight, or a curve that does not overshoot them. */
  line?: 'straight' | 'smooth' | undefined;
  hasPoints?: boolean;
  /** True if a straight line is fitted to them, by least squares. */
  isFitted?: boolean | undefined;
  /** Where the name stands, if not at the end of the line. */
  label?: PlotPlace | undefined;
}

/** Beyond so many points they are drawn smaller. */
const manyPoints = 15;

function drawSeries(series: PlotSeries, room: PlotRoom, index: number): string {
  const { x, y } = room;
  const points = series.points.map((point) => ({ ...point, x: x.of(point.x), y: y.of(point.y), value: point.y }));
  const path = line<PlotPlace>(
    (point) => point.x,
    (point) => point.y,
  ).digits(1);
  if (series.line === 'smooth') path.curve(curveMonotoneX);
  // Fitted as it is drawn: what is straight between numbers would be bent on a logarithmic axis.
  const fit = series.isFitted ? fittedLine(points).map((at) => `${round(at.x)},${round(at.y)}`) : [];
  const shape = shapeOf(index, points.length > manyPoints ? 30 : 56);
  return [
    `<g class="chart-series chart-${index + 1}">`,
    ...(series.line && points.length > 1 ? [`<path class="chart-line" d="${path(points)}"/>`] : []),
    ...(fit.length ? [`<path class="chart-line chart-fit" d="M${fit.join('L')}"/>`] : []),
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

/** A part of a chart of the content under its name. */
type Named<Data> = Omit<Data, 'id'> & { name: string };

/** A chart over two axes: lines, points, areas, limits and named places. */
export interface PlotChart extends ChartFrame {
  x: PlotAxis;
  y: PlotAxis;
  series: readonly PlotSeries[];
  guides?: readonly Named<GuideData>[];
  regions?: readonly Named<RegionData>[];
  marks?: readonly (PlotPlace & { name: string })[];
}

const height = 330;
const labelDistance = 14;
/** Names take at most this part of the width beside the plot; longer ones stand above it. */
const mostLabels = 0.36;

/** Draws a plot as SVG: the same text for the same data. Lines are named at their ends where that has room. */
export function plotChart(chart: PlotChart): string {
  const { series, guides = [], regions = [], marks = [] } = chart;
  const beside = namesBeside(chart);
  // The axis names the quantity of a line that is alone.
  const above = series.filter((each) => series.length > 1 && !beside.includes(each) && !each.label);
  const caption = wrapText(chart.y.name, pageWidth);
  const rows = wrapText(chart.x.name, pageWidth * 0.8);
  const names = legend(
    above.map(({ name, hasPoints }) => ({ name, sign: hasPoints ? 'point' : 'line' })),
    caption.length * letters.line,
  );
  const top = caption.length * letters.line + names.height + letters.line * 0.8;
  const bottom = height - letters.line * (rows.length + 1.5);
  const all = [...series.flatMap(({ points }) => points), ...regions.flatMap(({ points }) => points), ...marks];
  const room = roomFor(chart, all, beside, [top, bottom]);
  const captionMiddle = (room.left + room.right) / 2;
  const captionTop = height - letters.line * (rows.length - 0.5);
  return frame(chart, height, [
    hatches(chart.id, regions.length),
    ...captionAbove(caption),
    ...names.parts,
    ...regions.map(({ points }, index) =>
      area(
        chart.id,
        index,
        `path d="M${points.map(({ x, y }) => `${round(room.x.of(x))},${round(room.y.of(y))}`).join('L')}Z"`,
        'chart-region',
      ),
    ),
    ...axes(room),
    ...guides.map((guide) => drawGuide(guide, room, all)),
    ...series.map((each, index) => drawSeries(each, room, index)),
    ...labelsBeside(beside, series, room),
    ...series.flatMap((each, index) =>
      each.label ? [labelAt(each.name, each.label, room, `chart-label chart-${index + 1}`)] : [],
    ),
    ...regions.map(({ name, points, label }) => labelAt(name, label ?? middleOf(points, room), room, 'chart-name')),
    ...marks.map((mark) => drawMark(mark, room)),
    ...rows.map((line, row) =>
      textAt(captionMiddle, captionTop + letters.line * row, line, 'chart-caption chart-middle'),
    ),
  ]);
}

type PlotRoom = ReturnType<typeof roomFor>;

/** The axes of a plot around all that is drawn in it, with room for their numbers and for the names of lines. */
function roomFor(
  { x, y, series, guides = [], language }: PlotChart,
  all: readonly PlotPlace[],
  beside: readonly PlotSeries[],
  [top, bottom]: readonly [number, number],
) {
  const ends = series.flatMap(({ points }) =>
    points.flatMap(({ y: value, plusMinus = 0 }) => [value - plusMinus, value + plusMinus]),
  );
  const valuesOn = (axis: 'x' | 'y') => [
    ...all.map((at) => at[axis]),
    ...guides.flatMap((guide) => (guide.axis === axis ? [guide.at] : [])),
  ];
  const yRoom = { range: [bottom, top], ticks: 5, fromZero: true, language } as const;
  const yAxis = axisScale(y, [...valuesOn('y'), ...ends], yRoom);
  const left = Math.max(...yAxis.ticks.map(({ text }) => textWidth(text))) + 10;
  const besideWidth = Math.max(0, ...beside.map(({ name }) => boldWidth(name) + labelDistance));
  const xAxis = (right: number) =>
    axisScale(x, valuesOn('x'), { range: [left, right], ticks: 6, fromZero: false, language });
  // The last number of the axis stands half beyond its end.
  const right = pageWidth - Math.max(besideWidth, textWidth(xAxis(pageWidth).ticks.at(-1)?.text ?? '') / 2);
  return { left, right, top, bottom, x: xAxis(right), y: yAxis };
}

/** The series whose names stand beside the plot, at the ends of their lines: all or none of those that are lines. */
function namesBeside({ series }: PlotChart): readonly PlotSeries[] {
  const lines = series.filter(({ line, label }) => series.length > 1 && line && !label);
  const fit = lines.every(({ name }) => boldWidth(name) + labelDistance <= pageWidth * mostLabels);
  return fit ? lines : [];
}

function labelsBeside(beside: readonly PlotSeries[], series: readonly PlotSeries[], room: PlotRoom): string[] {
  const ends = beside.map(({ points }) => points.at(-1) ?? { x: 0, y: 0 });
  const places = spreadLabels(
    ends.map((end) => room.y.of(end.y)),
    letters.line,
    room.top,
    room.bottom,
  );
  return beside.flatMap((each, index) => {
    const [end, at] = [ends[index] ?? { x: 0, y: 0 }, places[index] ?? 0];
    const [endX, endY] = [room.x.of(end.x), room.y.of(end.y)];
    const [x, own] = [room.right + labelDistance, `chart-${series.indexOf(each) + 1}`];
    const isAway = Math.abs(endY - at) > letters.line / 3 || x - endX > labelDistance * 2;
    const leader = `<path class="chart-leader" d="M${round(endX + 7)},${round(endY)}L${round(x - 3)},${round(at)}"/>`;
    return [`<g class="${own}">${isAway ? leader : ''}${textAt(x, at, each.name, 'chart-label')}</g>`];
  });
}

function drawMark({ name, ...at }: PlotPlace & { name: string }, { x, y }: PlotRoom): string {
  const [left, top] = [round(x.of(at.x)), round(y.of(at.y))];
  const isLast = left + 5 + boldWidth(name) > pageWidth;
  return [
    `<circle class="chart-spot" cx="${left}" cy="${top}" r="3"/>`,
    textAt(left + (isLast ? -5 : 5), top - 10, name, `chart-name${isLast ? ' chart-end' : ''}`),
  ].join('');
}

/** A line across the plot; its name stands at the end where fewer points are. */
function drawGuide({ name, axis, at }: Named<GuideData>, room: PlotRoom, points: readonly PlotPlace[]): string {
  const { left, right, top, bottom, x, y } = room;
  const drawn = (path: string, place: number, middle: number, isEnd: boolean) =>
    `<path class="chart-guide" d="M${path}"/>${textAt(place, middle, name, isEnd ? 'chart-name chart-end' : 'chart-name')}`;
  if (axis === 'y') {
    const height = round(y.of(at));
    const near = (from: number): number =>
      points.filter(
        (point) =>
          Math.abs(y.of(point.y) - height + 9) < letters.line && Math.abs(x.of(point.x) - from) < boldWidth(name),
      ).length;
    const isLeft = near(left) < near(right);
    return drawn(`${round(left)},${height}H${round(right)}`, isLeft ? left + 4 : right - 2, height - 9, !isLeft);
  }
  const place = round(x.of(at));
  const isRight = place + boldWidth(name) + 6 > right;
  return drawn(`${place},${round(top)}V${round(bottom)}`, place + (isRight ? -5 : 5), top + 9, isRight);
}

/** A name in the middle of a place, as far as it has room there. */
function labelAt(name: string, { x, y }: PlotPlace, room: PlotRoom, style: string): string {
  const half = boldWidth(name) / 2;
  const middle = Math.min(Math.max(room.x.of(x), half), pageWidth - half);
  return textAt(middle, room.y.of(y), name, `${style} chart-middle`);
}

/** The middle of an area as it is drawn, as values: of its corners' box. */
function middleOf(points: readonly PlotPlace[], room: PlotRoom): PlotPlace {
  const middle = (axis: 'x' | 'y'): number => {
    const { of } = room[axis];
    const values = points.map((at) => at[axis]);
    const [least, greatest] = [Math.min(...values), Math.max(...values)];
    const target = (of(least) + of(greatest)) / 2;
    return Math.abs(of((least + greatest) / 2) - target) < 1 ? (least + greatest) / 2 : Math.sqrt(least * greatest);
  };
  return { x: middle('x'), y: middle('y') };
}

/**
 * Moves labels apart that would overlap, as little as possible in all, and keeps their order.
 * @param wanted where each label would stand by itself, in any order
 * @param gap the least distance of two
 * @returns the place of each, in the order of `wanted`, from `first` to `last`
 * @throws Error when there is no room for so many
 */
export function spreadLabels(wanted: readonly number[], gap: number, first: number, last: number): number[] {
  const most = last - (wanted.length - 1) * gap;
  if (most < first) throw new Error(`No room for ${wanted.length} labels between ${first} and ${last}.`);
  const order = wanted.map((_, index) => index).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  // Without the gaps, places only have to rise: neighbours that fall are put at their mean (isotonic regression).
  const blocks: { mean: number; count: number }[] = [];
  order.forEach((index, rank) => {
    let block = { mean: Math.min(Math.max((wanted[index] ?? 0) - rank * gap, first), most), count: 1 };
    for (let before = blocks.at(-1); before && before.mean > block.mean; before = blocks.at(-1)) {
      blocks.pop();
      const count = before.count + block.count;
      block = { mean: (before.mean * before.count + block.mean * block.count) / count, count };
    }
    blocks.push(block);
  });
  const places = blocks.flatMap(({ mean, count }) => Array.from({ length: count }, () => mean));
  const result: number[] = [];
  order.forEach((index, rank) => {
    result[index] = (places[rank] ?? 0) + rank * gap;
  });
  return result;
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
