import type { AcademicYearData, AcademicYearTexts, StudyYear } from '../../../content/model/academic-year.ts';
import type { DefenceData } from '../../../content/model/defences.ts';
import type { ScheduleData, ScheduleTexts } from '../../../content/model/postgraduate.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { asIsoDate } from '../../lib/text/days.ts';
import type { CompileContext } from '../compile-context.ts';
import { labelled, type NamedSpan } from './year-labels.ts';
import { type DaySpan, inOrder, lanesOf, monthsOf, placeOn } from './year-layout.ts';

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
