import type { AcademicYear } from '../../compile/year/academic-year.ts';
import { numberRange } from '../../lib/language/numbers.ts';
import { dayRange } from '../../lib/text/days.ts';
import { useNamespace, useText } from '../page-context.ts';
import { Fold } from './fold.tsx';
import styles from './year-by-month.module.css';
import { YearSign } from './year-sign.tsx';

/** The academic year in words: what begins in each month, when, and for whom. */
export function YearByMonth({ year }: { year: AcademicYear }) {
  return (
    <div className={styles.months}>
      {year.months
        .filter(({ events }) => events.length > 0)
        .map(({ title, from, events }) => (
          <Fold key={from} id={`month-${from}`} title={title} count={events.length}>
            <ul className={styles.month}>
              {events.map((event) => (
                <EventLine key={`${event.from} ${event.name} ${event.years}`} event={event} year={year} />
              ))}
            </ul>
          </Fold>
        ))}
    </div>
  );
}

type YearEvent = AcademicYear['months'][number]['events'][number];

function EventLine({ event, year }: { event: YearEvent; year: AcademicYear }) {
  const { kind, name, from, to, href } = event;
  const { months } = useNamespace('labels');
  const { first, dash, last } = dayRange(from, to, months);
  return (
    <li>
      <YearSign kind={kind} />
      <span className={dash === '–' ? `${styles.days} ${styles.inOneMonth}` : styles.days}>
        <time dateTime={from}>{first}</time>
        {last && (
          <>
            {dash}
            <time dateTime={to}>{last}</time>
          </>
        )}
      </span>
      <span className={styles.event}>
        {href ? <a href={href}>{name}</a> : name}
        <small>
          <span className="visually-hidden">, </span>
          <ForWhom event={event} year={year} />
        </small>
      </span>
    </li>
  );
}

function ForWhom({ event: { years }, year }: { event: YearEvent; year: AcademicYear }) {
  const t = useText();
  if (years === 'every') return year.everyYear;
  if (years === 'everyone') return year.everyone;
  if (years.length === 1) return t('schedule:year.studyYear', { year: numberRange(years) });
  return t('schedule:year.studyYears', { years: numberRange(years) });
}
