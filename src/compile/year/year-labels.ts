import type { YearPeriodKind, YearPeriodKindNames } from '../../../content/model/academic-year.ts';
import { letters, textWidth } from '../charts/chart-frame.ts';
import { type DaySpan, daysAfter, daysIn } from './year-layout.ts';

/** How wide a day is at least, in CSS pixels, where the drawing is narrow and where it is wide (year-calendar.module.css). */
const dayWidths = { narrow: 1.5, wide: 2.3 };
/** The size of letters, and how far from the left edge of a period or the middle of a day they begin, as the drawing has them. */
const labelSize = 14;
const indent = 9;

/** A period or a day. */
export interface NamedSpan extends DaySpan {
  name: string;
  kind: YearPeriodKind | 'day';
}

/** The words on an event where the drawing is narrow, and where it is wide; beside it, if it has no room. */
interface EventLabels {
  label: string;
  wideLabel?: string;
  /** On the right of it; on its left at the end of the year. */
  beside?: 'after' | 'before';
}

/** An event with its words, and the days that both take in the drawing. */
export interface LabelledEvent<Event extends NamedSpan> extends DaySpan {
  event: Event;
  labels: EventLabels;
}

/** Names an event: on it, by its name or that of its kind, or else beside it. A day has its number before its name. */
export function labelled<Event extends NamedSpan>(
  event: Event,
  year: DaySpan,
  kinds: YearPeriodKindNames,
): LabelledEvent<Event> {
  const { name, kind, from, to } = event;
  const names = kind === 'day' ? [] : [name, kinds[kind]];
  const [label, wideLabel] = (['narrow', 'wide'] as const).map((room) =>
    names.find((text) => labelWidth(text) <= daysIn(event) * dayWidths[room]),
  );
  if (label) return { event, from, to, labels: { label, ...(wideLabel !== label && wideLabel && { wideLabel }) } };
  const beside = kind === 'day' ? `${Number(from.slice(8))} ${name}` : name;
  const days = Math.ceil((labelWidth(beside) + indent) / dayWidths.narrow);
  const [before, after] = [daysAfter(from, -days), daysAfter(to, days)];
  const isFirstHalf = daysIn({ from: year.from, to: from }) <= daysIn({ from: to, to: year.to });
  if (after <= year.to || (before < year.from && isFirstHalf))
    return { event, from, to: after, labels: { label: beside, beside: 'after' } };
  return { event, from: before, to, labels: { label: beside, beside: 'before' } };
}

function labelWidth(text: string): number {
  return indent + (textWidth(text) * labelSize) / letters.size;
}
