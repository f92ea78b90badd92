import { type ScaleTime, scaleUtc } from 'd3-scale';
import { type LanguageCode, languageOf } from '../../lib/language/languages.ts';
import {
  boldWidth,
  type ChartFrame,
  frame,
  letters,
  pageWidth,
  round,
  textAt,
  textWidth,
  wrapText,
} from './chart-frame.ts';

/** Days and periods in their order. */
export interface TimelineChart extends ChartFrame {
  /** Days are in ISO 8601; a period ends with the day `to`. */
  events: readonly { name: string; from: string; to?: string | undefined }[];
}

const day = 24 * 60 * 60 * 1000;

/** Draws events below each other on a scale of time, each with its name and its days. */
export function timelineChart(chart: TimelineChart): string {
  const { events, language } = chart;
  const spans = events.map(({ name, from, to = from }) => ({
    name,
    from: Date.parse(from),
    to: Date.parse(to) + day,
  }));
  const scale = scaleUtc()
    .domain([Math.min(...spans.map(({ from }) => from)), Math.max(...spans.map(({ to }) => to))])
    .nice(4)
    .range([0, pageWidth]);
  const [first, last] = scale.domain() as [Date, Date];
  const isOneYear = first.getUTCFullYear() === new Date(last.getTime() - 1).getUTCFullYear();
  const days = new Intl.DateTimeFormat(languageOf(language).locale, {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    ...(!isOneYear && { year: 'numeric' }),
  });
  let y = letters.line * 1.3;
  const rows = spans.flatMap(({ name, from, to }) => {
    const lines = wrapText(name, pageWidth, boldWidth).map((text) => {
      y += letters.line;
      return textAt(0, y - letters.line / 2, text, 'chart-name');
    });
    const text = days.formatRange(from, to - day).replaceAll(' ', '\u00a0');
    const [start, end] = [scale(from), scale(to)];
    const middle = y + letters.line / 2;
    const isLeft = end + 8 + textWidth(text) > pageWidth;
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
  const ticks = ticksOf(scale, language).flatMap(({ at, text }) => [
    `<path class="chart-grid" d="M${at},${letters.line}V${round(y)}"/>`,
    ...(text ? [textAt(at + 4, letters.line / 2, text, 'chart-tick')] : []),
  ]);
  return frame(chart, Math.ceil(y), [...ticks, ...rows]);
}

/**
 * The marks of the scale: years, months or days, by how far they are apart. Of months and days, the first one of each year names it.
 * A mark has no text where the one before it leaves no room.
 */
function ticksOf(scale: ScaleTime<number, number>, language: LanguageCode): { at: number; text?: string }[] {
  const [first, last] = scale.domain() as [Date, Date];
  const isLong = last.getTime() - first.getTime() > 900 * day;
  // Of a few days, hours would be marked, too.
  const dates = scale.ticks(pageWidth / 90).filter((date) => date.getTime() % day === 0);
  const hasDays = dates.some((date) => date.getUTCDate() !== 1);
  const { tag, locale } = languageOf(language);
  const format = new Intl.DateTimeFormat(hasDays ? locale : tag, {
    timeZone: 'UTC',
    ...(isLong ? { year: 'numeric' } : { month: 'short', ...(hasDays && { day: 'numeric' }) }),
  });
  let named: number | undefined;
  let end = 0;
  return dates.map((date) => {
    const [at, year] = [round(scale(date)), date.getUTCFullYear()];
    const text = format.format(date) + (isLong || year === named ? '' : ` ${year}`);
    const ownEnd = at + textWidth(text) + 4;
    if (at < end || ownEnd > pageWidth) return { at };
    [named, end] = [year, ownEnd];
    return { at, text };
  });
}
