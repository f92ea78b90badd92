import type { Namespaces } from '../../compile/namespaces.ts';
import { isoDay } from '../../lib/text/days.ts';

type Timetable = Namespaces['schedule']['timetable'];
export type TimetableClass = Timetable[number]['classes'][number];
type Group = Namespaces['schedule']['groups'][number];

const dayLength = 24 * 60 * 60 * 1000;

/** Tells if a group attends a class; without a group, all do. */
export function isOfGroup({ years, specialties }: TimetableClass, group: Group | undefined): boolean {
  if (!group) return true;
  const isOfYear = group.year === undefined || years === undefined || years.includes(group.year);
  return isOfYear && specialties.includes(group.specialty);
}

/**
 * The first day that has classes still to end, with those of its week alone; undefined after the last one of the term.
 * @param now the day and time where the classes take place: `2026-10-06 10:50`
 */
export function nextDayOf(timetable: Timetable, now: string, termEnd: string) {
  const [today = '', time = ''] = now.split(' ');
  const next = firstDayFrom(timetable, today, termEnd);
  const isOver = next?.date === today && next.classes.every(({ end }) => end <= time);
  return isOver ? firstDayFrom(timetable, isoDay(new Date(Date.parse(today) + dayLength)), termEnd) : next;
}

function firstDayFrom(timetable: Timetable, today: string, termEnd: string) {
  const dates = timetable.map(({ day, classes }) => {
    const next = classes.map((each) => ({ each, date: dateFrom(each, today) }));
    const date = next.map((one) => one.date).sort()[0] ?? '';
    return { day, date, classes: next.filter((one) => one.date === date).map(({ each }) => each) };
  });
  const [first] = dates.filter(({ date }) => date <= termEnd).sort((a, b) => (a.date < b.date ? -1 : 1));
  return first;
}

/** The first date of a class that is not before a day; all are ISO 8601. */
function dateFrom({ first, weeks }: TimetableClass, day: string): string {
  const step = (weeks ? 14 : 7) * dayLength;
  const passed = Math.ceil((Date.parse(day) - Date.parse(first)) / step);
  return isoDay(new Date(Date.parse(first) + Math.max(passed, 0) * step));
}
