import { compareText } from '../../lib/text/compare-text.ts';
import { isoDay } from '../../lib/text/days.ts';

/** Days from the first to the last, both included, in ISO 8601. */
export interface DaySpan {
  from: string;
  to: string;
}

/** Where days lie on a line of time: its beginning and length in percent of the line. */
export interface LinePlace {
  at: number;
  width: number;
}

const day = 24 * 60 * 60 * 1000;

/** How many days a span has. */
export function daysIn({ from, to }: DaySpan): number {
  return (Date.parse(to) - Date.parse(from)) / day + 1;
}

/** The day that is so many days after another one, or before it. */
export function daysAfter(iso: string, count: number): string {
  return isoDay(new Date(Date.parse(iso) + count * day));
}

/** Where a span lies on the line of another; what is outside that is cut off. */
export function placeOn(line: DaySpan, span: DaySpan): LinePlace {
  const inside = { from: latest(line.from, span.from), to: earliest(line.to, span.to) };
  const before = daysIn({ from: line.from, to: inside.from }) - 1;
  const share = (days: number) => Math.round((days / daysIn(line)) * 10_000) / 100;
  return { at: share(before), width: share(daysIn(inside)) };
}

/** Compares spans: the earlier one is first, and of two that begin together the longer one. */
export function inOrder(a: DaySpan, b: DaySpan): number {
  return compareText(a.from, b.from) || compareText(b.to, a.to);
}

/** Puts spans into as few rows as keep them apart, each into the first row that is free. */
export function lanesOf<Span extends DaySpan>(spans: readonly Span[]): Span[][] {
  const lanes: Span[][] = [];
  for (const span of [...spans].sort(inOrder)) {
    const free = lanes.find((lane) => lane.every((other) => other.to < span.from));
    if (free) free.push(span);
    else lanes.push([span]);
  }
  return lanes;
}

/** The months of a span, the first and the last of them as far as they belong to it. */
export function monthsOf(span: DaySpan): DaySpan[] {
  const months: DaySpan[] = [];
  for (let from = span.from; from <= span.to; ) {
    const [year = 0, month = 0] = from.split('-').map(Number);
    const next = new Date(Date.UTC(year, month, 1));
    months.push({ from, to: earliest(span.to, isoDay(new Date(next.getTime() - day))) });
    from = isoDay(next);
  }
  return months;
}

function latest(a: string, b: string): string {
  return a > b ? a : b;
}

function earliest(a: string, b: string): string {
  return a < b ? a : b;
}
