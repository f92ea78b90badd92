import type { StudyYear } from '../../../content/model/academic-year.ts';
import type { ScheduleData, ScheduleTexts } from '../../../content/model/postgraduate.ts';
import type { CompileContext } from '../../compile/compile-context.ts';
import { asIsoDate, isoDate, isoDay } from '../../lib/text/iso-date.ts';
import { numberRange } from '../../lib/text/number-range.ts';
import type { CalendarEvent } from './write-calendar.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Periods and days of the academic year; its term is the classes, and defences have events of their own.
 * @param path that of the page that shows the year
 */
export function yearEvents(context: CompileContext, path: string): CalendarEvent[] {
  const { content, language } = context;
  const { year } = content.data<ScheduleData>('schedule');
  const { year: words } = content.texts<ScheduleTexts>(language, 'schedule');
  if (!year || !words) return [];
  const forWhom = (years: readonly StudyYear[]) =>
    years.length === 1
      ? words.studyYear.replace('{{year}}', numberRange(years))
      : words.studyYears.replace('{{years}}', numberRange(years));
  const event = (id: string, from: string, to: string, years: readonly StudyYear[]): CalendarEvent => ({
    uid: `year-${isoDate(year.from)}-${id}`,
    known: asIsoDate(year.from),
    isAllDay: true,
    start: asIsoDate(from),
    end: dayAfter(asIsoDate(to)),
    title: `${words.names[id] ?? id} (${forWhom(years)})`,
    url: content.site.origin + context.href(`${path}#year`),
  });
  // A day may have the words of a period, and then its id.
  const periods = new Set(year.periods.map(({ id }) => id));
  return [
    ...year.periods.map(({ id, from, to, years }) => event(id, from, to, years)),
    ...year.days.map(({ id, date, years }) => {
      const day = event(id, date, date, years);
      return periods.has(id) ? { ...day, uid: `${day.uid}-day` } : day;
    }),
  ];
}

/** The end of an event that lasts whole days is the day after (RFC 5545, section 3.6.1). */
function dayAfter(iso: string): string {
  return isoDay(new Date(Date.parse(iso) + day));
}
