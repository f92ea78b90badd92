import type { ClassData, ScheduleData, Weekday } from '../../content/model/postgraduate.ts';
import { asIsoDate, isoDay } from '../lib/text/days.ts';

/** The days that have classes. */
export const weekdays: readonly Weekday[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'];

/** A class with the first day on which it takes place. */
export interface TermClass extends ClassData {
  /** The day, as YYYY-MM-DD. */
  first: string;
}

/** The classes that take place within the term: a short one may end before the day or the week of some. */
export function termClasses({ from, to, classes }: Pick<ScheduleData, 'from' | 'to' | 'classes'>): TermClass[] {
  const [termStart, termEnd] = [asIsoDate(from), asIsoDate(to)];
  return classes
    .map((each) => ({ ...each, first: firstDate(termStart, weekdays.indexOf(each.day), each.weeks) }))
    .filter(({ first }) => first <= termEnd);
}

/** The first day of a class: odd weeks are the first, third … of the term, which begins with the week of its first day. */
function firstDate(termStart: string, weekday: number, weeks: ClassData['weeks']): string {
  const date = new Date(termStart);
  const monday = date.getUTCDate() - ((date.getUTCDay() + 6) % 7);
  date.setUTCDate(monday + weekday + (weeks === 'even' ? 7 : 0));
  if (isoDay(date) < termStart) date.setUTCDate(date.getUTCDate() + (weeks ? 14 : 7));
  return isoDay(date);
}
