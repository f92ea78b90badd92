import type { YearPeriodKind, YearPeriodKindNames } from '../../../content/model/academic-year.ts';
import { letters, textWidth } from '../charts/chart-frame.ts';
import { type DaySpan, daysIn } from './year-layout.ts';

/** How wide a day is at least, in CSS pixels, where the drawing is narrow and where it is wide (year-calendar.module.css). */
const dayWidths = { narrow: 1.5, wide: 2.3 };
/** The size of letters, and how far from the left edge of a period or the middle of a day they begin, as the drawing has them. */
const labelSize = 14;
const indent = 9;

/** How many days a mark with its number takes. */
export const markDays = Math.ceil((2 * indent + labelSize - 1) / dayWidths.narrow);

/** A period or a day. */
export interface NamedSpan extends DaySpan {
  name: string;
  kind: YearPeriodKind | 'day';
}

/** The words on an event where the drawing is narrow, and where it is wide; beside it, if it has no room. */
interface EventLabels {
  label?: string;
  wideLabel?: string;
  isBeside?: true;
}

/**
 * What is written on a period: its name, or that of its kind, by its room. What has no room stands beside it, if it has that. A day has its
 * number, and its name where there is room.
 * @param free the days after it on which nothing is drawn
 */
export function labelsOf(event: NamedSpan, kinds: YearPeriodKindNames, free: number): EventLabels {
  const { name, kind } = event;
  if (kind === 'day') {
    const number = String(Number(event.from.slice(8)));
    const both = `${number} ${name}`;
    return { label: labelWidth(both) <= free * dayWidths.narrow ? both : number };
  }
  const names = [name, kinds[kind]];
  const [label, wideLabel] = (['narrow', 'wide'] as const).map((room) =>
    names.find((text) => labelWidth(text) <= daysIn(event) * dayWidths[room]),
  );
  if (label || wideLabel) return { ...(label && { label }), ...(wideLabel && wideLabel !== label && { wideLabel }) };
  const beside = names.find((text) => labelWidth(text) <= free * dayWidths.narrow);
  return beside ? { label: beside, isBeside: true } : {};
}

function labelWidth(text: string): number {
  return indent + (textWidth(text) * labelSize) / letters.size;
}
