import type {
  AcademicYearData,
  AcademicYearTexts,
  StudyYear,
  YearPeriodKind,
} from '../../../content/model/academic-year.ts';
import type { DefenceData } from '../../../content/model/defences.ts';
import type { ScheduleData, ScheduleTexts } from '../../../content/model/postgraduate.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { compareText } from '../../lib/text/compare-text.ts';
import { asIsoDate, isoDay } from '../../lib/text/days.ts';
import { letters, textWidth } from '../charts/chart-frame.ts';
import type { CompileContext } from '../compile-context.ts';

/** Days from the first to the last, both included, in ISO 8601. */
interface DaySpan {
  from: string;
  to: string;
}

const day = 24 * 60 * 60 * 1000;

/** The number of days a span has. */
export function daysIn({ from, to }: DaySpan): number {
  return (Date.parse(to) - Date.parse(from)) / day + 1;
}

function daysAfter(iso: string, count: number): string {
  return isoDay(new Date(Date.parse(iso) + count * day));
}

/** Where a span lies on the line of another, in percent of it; what is outside that is cut off. */
export function placeOn(line: DaySpan, span: DaySpan) {
  const inside = { from: latest(line.from, span.from), to: earliest(line.to, span.to) };
  const before = daysIn({ from: line.from, to: inside.from }) - 1;
  const share = (days: number) => Math.round((days / daysIn(line)) * 10_000) / 100;
  return { at: share(before), width: share(daysIn(inside)) };
}

/** Compares spans: the earlier one is first, and of two that begin together the longer one. */
function inOrder(a: DaySpan, b: DaySpan): number {
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

/** The least width of a day, in CSS pixels, where the drawing is narrow and where it is wide (academic-year.module.css). */
const dayWidths = { narrow: 1.5, wide: 2.3 };
/** The size of letters, and how far from the left edge of a period or the middle of a day they begin, as the drawing has them. */
const labelSize = 14;
const indent = 9;

/** A period or a day. */
export interface NamedSpan extends DaySpan {
  name: string;
  kind: YearPeriodKind | 'day';
}

/**
 * Names an event: on it, by its name or that of its kind, or else beside it, on its left at the end of the year. A day has its number
 * before its name. Where the drawing is wide, longer words may stand on it. The days are those that the event and its words take.
 */
export function labelled<Event extends NamedSpan>(
  event: Event,
  year: DaySpan,
  kinds: Record<YearPeriodKind, string>,
) {
  const { name, kind, from, to } = event;
  const names = kind === 'day' ? [] : [name, kinds[kind]];
  const [label, wide] = (['narrow', 'wide'] as const).map((room) =>
    names.find((text) => labelWidth(text) <= daysIn(event) * dayWidths[room]),
  );
  const none = undefined;
  if (label) return { event, from, to, labels: { label, wideLabel: wide === label ? none : wide, beside: none } };
  const words = kind === 'day' ? `${Number(from.slice(8))} ${name}` : name;
  const days = Math.ceil((labelWidth(words) + indent) / dayWidths.narrow);
  const [before, after] = [daysAfter(from, -days), daysAfter(to, days)];
  const isFirstHalf = daysIn({ from: year.from, to: from }) <= daysIn({ from: to, to: year.to });
  const isAfter = after <= year.to || (before < year.from && isFirstHalf);
  const beside = isAfter ? ('after' as const) : ('before' as const);
  const taken = isAfter ? { from, to: after } : { from: before, to };
  return { event, ...taken, labels: { label: words, wideLabel: none, beside } };
}

function labelWidth(text: string): number {
  return indent + (textWidth(text) * labelSize) / letters.size;
}

/** The academic year as a page shows it: its words, a drawing, and the same by month. */
export type AcademicYear = NonNullable<ReturnType<typeof academicYear>>;

/** Makes the academic year of the schedule; undefined if the content has none. Places in the drawing are in percent of the year. */
export function academicYear(context: CompileContext) {
  const { content, language } = context;
  const schedule = content.data<ScheduleData>('schedule');
  const { year: texts } = content.texts<ScheduleTexts>(language, 'schedule');
  if (!schedule.year || !texts) return undefined;
  const { term: _, defence: __, names: ___, ...words } = texts;
  const span = isoSpan(schedule.year);
  const dated = periodsAndDays(schedule.year, isoSpan(schedule), texts);
  const events = [...dated, ...defences(context, texts, span)].sort(inOrder);
  const studyYears = [...new Set(events.flatMap(({ years }) => years))].sort((a, b) => a - b);
  const isOpen = ({ years }: DatedEvent) => years.length === 0;
  const lanes = (isOf: (event: DatedEvent) => boolean) => drawn(events.filter(isOf), span, texts);
  return {
    ...words,
    months: months(span, languageOf(language).tag, events, studyYears),
    rows: [
      ...studyYears.map((year) => ({ year, lanes: lanes(({ years }) => years.includes(year)) })),
      ...(events.some(isOpen) ? [{ year: undefined, lanes: lanes(isOpen) }] : []),
    ],
  };
}

/** An event with the years of study that it is for: none where it is open to everyone. */
interface DatedEvent extends NamedSpan {
  years: StudyYear[];
  href?: string;
}

function periodsAndDays(
  { attending, periods, days }: AcademicYearData,
  term: DaySpan,
  texts: AcademicYearTexts,
): DatedEvent[] {
  const classes = { name: texts.term, kind: 'classes', ...term, years: attending, href: '#timetable' } as const;
  return [
    ...(attending.length ? [classes] : []),
    ...periods.map(({ id, kind, years, ...period }) => ({
      name: texts.names[id] ?? id,
      kind,
      ...isoSpan(period),
      years,
    })),
    ...days.map(({ id, date, years }) => ({
      name: texts.names[id] ?? id,
      kind: 'day' as const,
      ...isoSpan({ from: date, to: date }),
      years,
    })),
  ];
}

function isoSpan({ from, to }: Pick<ScheduleData, 'from' | 'to'>): DaySpan {
  return { from: asIsoDate(from), to: asIsoDate(to) };
}

/** The defences of the year: their dates are theirs alone, and anyone may come. */
function defences(context: CompileContext, texts: AcademicYearTexts, { from, to }: DaySpan): DatedEvent[] {
  const { content, language } = context;
  return [...content.itemsOf('defence').keys()].flatMap((id) => {
    const { date, candidate } = content.item<DefenceData>('defence', id);
    const day = asIsoDate(date);
    if (day < from || day > to) return [];
    const name = texts.defence.replace('{{candidate}}', content.personName(language, candidate));
    return [
      { name, kind: 'day' as const, from: day, to: day, years: [], href: context.href(context.path('defence', id)) },
    ];
  });
}

/** The rows of a drawing: periods, and below them single days, each with the room that its name takes. */
function drawn(events: readonly DatedEvent[], span: DaySpan, texts: AcademicYearTexts) {
  const isDay = ({ kind }: DatedEvent) => kind === 'day';
  const taken = events.map((event) => labelled(event, span, texts.kinds));
  const lanes = [
    ...lanesOf(taken.filter(({ event }) => !isDay(event))),
    ...lanesOf(taken.filter(({ event }) => isDay(event))),
  ];
  return lanes.map((lane) =>
    lane.map(({ event, labels }) => {
      const { name, kind, from, to } = event;
      return { name, kind, from, to, ...placeOn(span, event), ...labels };
    }),
  );
}

function months(span: DaySpan, tag: string, events: readonly DatedEvent[], studyYears: readonly StudyYear[]) {
  const long = new Intl.DateTimeFormat(tag, { month: 'long', timeZone: 'UTC' });
  const short = new Intl.DateTimeFormat(tag, { month: 'short', timeZone: 'UTC' });
  return monthsOf(span).map((month, index) => {
    const date = new Date(month.from);
    const name = long.format(date);
    const year = date.getUTCFullYear();
    return {
      name,
      /** `2026-10`. */
      from: month.from.slice(0, 7),
      short: short.format(date),
      title: `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)} ${year}`,
      ...((index === 0 || date.getUTCMonth() === 0) && { year }),
      at: placeOn(span, month).at,
      events: events
        .filter(({ from }) => from >= month.from && from <= month.to)
        .map(({ years, ...event }) => ({ ...event, years: shownYears(years, studyYears) })),
    };
  });
}

function shownYears(years: StudyYear[], all: readonly StudyYear[]): StudyYear[] | 'every' | 'everyone' {
  if (years.length === 0) return 'everyone';
  return years.length === all.length ? 'every' : years;
}
