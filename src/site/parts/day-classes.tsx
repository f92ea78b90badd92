import { numberRange } from '../../lib/language/numbers.ts';
import { useNamespace, useText } from '../page-context.ts';
import { betweenParts } from './between-parts.ts';
import styles from './day-classes.module.css';
import type { TimetableClass } from './timetable-days.ts';

interface DayClassesProps {
  classes: readonly TimetableClass[];
  /** Of one date: odd and even weeks are not told apart. */
  isOneDay?: boolean;
}

/** The classes of a day, each with its hours and room, and in grey who teaches and who attends. */
export function DayClasses({ classes, isOneDay = false }: DayClassesProps) {
  const page = useNamespace('schedule');
  const t = useText();
  return (
    <ol className={styles.classes}>
      {classes.map(({ start, end, weeks, course, teacher, room, years, isElective, specialties }) => {
        const notes = [
          !isOneDay && weeks && page.weeks[weeks],
          years && t('schedule:ofYears', { years: numberRange(years) }),
          specialties.join(', '),
          isElective && page.elective,
        ];
        return (
          <li key={`${start} ${course} ${weeks ?? ''}`}>
            <span className={styles.time}>
              <time dateTime={start}>{start}</time>–<time dateTime={end}>{end}</time>
            </span>
            <span className={styles.course}>{course}</span>
            <span className={styles.room}>
              {page.roomColumn} {room}
            </span>
            <span className={styles.note}>
              <a href={teacher.href}>{teacher.label}</a>
              {[null, ...notes.filter(Boolean)].join(betweenParts)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
