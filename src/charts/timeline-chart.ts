import { scaleUtc } from 'd3-scale';
import { languageOf } from '../language/languages.ts';
import { boldWidth, type ChartFrame, frame, letters, round, textAt, textWidth } from './chart-frame.ts';
import { plotWidth } from './plot-chart.ts';
import { wrapText } from './wrap-text.ts';

/** Days and periods in their order. */
export interface TimelineChart extends Omit<ChartFrame, 'height'> {
  /** Days are in ISO 8601; a period ends with the day `to`. */
  events: readonly { name: string; from: string; to?: string | undefined }[];
}

const day = 24 * 60 * 60 * 1000;

/** Draws events below each other on a scale of time, each with its name and its days. */
export function timelineChart(chart: TimelineChart): string {
  const { events, language, width = plotWidth } = chart;
  const { tag } = languageOf(language);
  const spans = events.map(({ name, from, to = from }) => ({
    name,
    from: Date.parse(from),
    to: Date.parse(to) + day,
  }));
  const scale = scaleUtc()
    .domain([Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to))])
    .nice(4)
    .range([0, width]);
  const [first, last] = scale.domain() as [Date, Date];
  const isLong = last.getTime() - first.getTime() > 900 * day;
  const isOneYear = first.getUTCFullYear() === new Date(last.getTime() - 1).getUTCFullYear();
  const tick = new Intl.DateTimeFormat(tag, {
    timeZone: 'UTC',
    ...(isLong ? { year: 'numeric' } : { month: 'short' }),
  });
  const days = new Intl.DateTimeFormat(languageOf(language).locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(!isOneYear && { year: 'numeric' }),
  });
  let y = letters.line * 1.3;
  const rows = spans.flatMap(({ name, from, to }) => {
    const lines = wrapText(name, width, boldWidth).map((text) => {
      y += letters.line;
      return textAt(0, y - letters.line / 2, text, 'chart-name');
    });
    const text = days.formatRange(from, to - day).replaceAll(' ', '\u00a0');
    const [start, end] = [scale(from), scale(to)];
    const middle = y + letters.line / 2;
    const isLeft = end + 8 + textWidth(text) > width;
    const label = isLeft && start - 8 - textWidth(text) >= 0;
    y += letters.line * 1.4;
    const bar = `<rect class="chart-area chart-1" x="${round(start)}" y="${round(middle - 7)}" width="${round(Math.max(end - start, 3))}" height="14"/>`;
    // A period as wide as the chart has its days below.
    if (isLeft && !label) {
      y += letters.line * 0.8;
      return [...lines, bar, textAt(0, middle + letters.line, text)];
    }
    return [...lines, bar, textAt(isLeft ? start - 8 : end + 8, middle, text, isLeft ? 'chart-end' : '')];
  });
  const ticks = scale.ticks(width / 90).flatMap((date, index) => {
    const at = round(scale(date));
    const year = isOneYear && index === 0 ? ` ${date.getUTCFullYear()}` : '';
    const text = tick.format(date) + year;
    const fits = at + textWidth(text) + 4 <= width;
    return [
      `<path class="chart-grid" d="M${at},${letters.line}V${round(y)}"/>`,
      ...(fits ? [textAt(at + 4, letters.line / 2, text, 'chart-tick')] : []),
    ];
  });
  return frame(chart, width, Math.ceil(y), [...ticks, ...rows]);
}
