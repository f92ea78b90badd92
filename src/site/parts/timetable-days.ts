import type { Namespaces } from '../../compile/namespaces.ts';

type Timetable = Namespaces['schedule']['timetable'];
/** A class in the schedule. */
export type TimetableClass = Timetable[number]['classes'][number];
type Group = Namespaces['schedule']['groups'][number];

const dayLength = 24 * 60 * 60 * 1000;

/** Tells if a group attends a class; without a group, all do. */
export function isOfGroup({ years, specialties }: TimetableClass, group: Group | undefined): boolean {
  if (!group) return true;
  const isOfYear = group.year === undefined || years === undefined || years.includes(group.year);
  return isOfYear && specialties.includes(group.specialty);
}

/** The first day from a given one on that has classes, with those of its week alone; undefined after the last one of the term. */
export function nextDayOf(timetable: Timetable, today: string, termEnd: string) {
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
  return new Date(Date.parse(first) + Math.max(passed, 0) * step).toISOString().slice(0, 10);
}
