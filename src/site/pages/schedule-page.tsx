import { useEffect, useState } from 'react';
import { numberRange } from '../../lib/language/numbers.ts';
import { useHref, useNamespace, usePage, useText } from '../page-context.ts';
import { YearByMonth, YearCalendar } from '../parts/academic-year.tsx';
import { formatDate } from '../parts/date-text.tsx';
import { Fold } from '../parts/fold.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { betweenParts } from '../parts/rich-text.tsx';
import { SectionedPage } from '../parts/sections.tsx';
import { isOfGroup, nextDayOf, type TimetableClass } from '../parts/timetable-days.ts';
import { queryOf, useOwnAddress } from '../place-in-page.ts';
import { useNow } from '../today.ts';
import styles from './schedule-page.module.css';

/** The schedule of classes, today's or the next ones first and the week folded below them, and the academic year as a calendar. */
export default function SchedulePage() {
  const page = useNamespace('schedule');
  const t = useText();
  const { path } = usePage();
  const { months } = useNamespace('labels');
  const href = useHref();
  const { timetable, from, to, year } = page;
  return (
    <SectionedPage
      page={page}
      before={[
        ...(timetable.length ? [{ id: 'timetable', title: page.scheduleTitle }] : []),
        ...(year ? [{ id: 'year', title: year.title }] : []),
      ]}
    >
      <PageSection id="timetable" title={page.scheduleTitle} of={timetable}>
        <Week />
        <p>{t('schedule:term', { from: formatDate(from, months), to: formatDate(to, months) })}</p>
        <p>
          <a href={`${href(path)}.ics`} download>
            {page.calendar}
          </a>
        </p>
      </PageSection>
      {year && (
        <PageSection id="year" title={year.title}>
          <p>
            <a href={`${href(path)}/year.ics`} download>
              {year.calendar}
            </a>
          </p>
          <YearCalendar year={year} />
          <YearByMonth year={year} />
        </PageSection>
      )}
    </SectionedPage>
  );
}

/** The week of the chosen group: the classes of the next day that has any, then all days, folded. */
function Week() {
  const { timetable, days, groups, to, timeZone, ...words } = useNamespace('schedule');
  const t = useText();
  const { months } = useNamespace('labels');
  const [chosen, choose] = useGroup();
  const now = useNow(timeZone);
  const group = groups.find(({ id }) => id === chosen);
  const own = timetable
    .map(({ day, classes }) => ({ day, classes: classes.filter((each) => isOfGroup(each, group)) }))
    .filter(({ classes }) => classes.length > 0);
  const next = now ? nextDayOf(own, now, to) : undefined;
  return (
    <>
      <fieldset className={`row with-script on-screen ${styles.groups}`}>
        <legend>{words.groupTitle}</legend>
        {[
          { id: '', label: words.allGroups },
          ...groups.map((each) => ({ id: each.id, label: groupName(t, each) })),
        ].map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={id === (group?.id ?? '')} onClick={() => choose(id)}>
            {label}
          </button>
        ))}
      </fieldset>
      <div className={`on-screen ${styles.next}`} data-seen="" aria-live="polite">
        {now && !next && <p>{t('schedule:over', { date: formatDate(to, months) })}</p>}
        {next && (
          <>
            <p className="muted">{now.startsWith(next.date) ? words.today : words.nextDay}</p>
            <h3>{`${days[next.day]}, ${formatDate(next.date, months)}`}</h3>
            <DayClasses classes={next.classes} isOneDay />
          </>
        )}
      </div>
      <div>
        {own.map(({ day, classes }) => (
          <Fold key={day} id={day} title={days[day]} count={classes.length}>
            <DayClasses classes={classes} />
          </Fold>
        ))}
      </div>
    </>
  );
}

function groupName(
  t: ReturnType<typeof useText>,
  { year, specialty }: { year?: number | undefined; specialty: string },
): string {
  return year === undefined ? specialty : t('schedule:group', { year, specialty });
}

/** Returns the group that the address names, and what chooses another one. Without a script, and until it has come, none is chosen. */
function useGroup(): [string, (group: string) => void] {
  const [group, setGroup] = useState('');
  const address = useOwnAddress();
  useEffect(() => {
    if (address.isShown()) setGroup(new URLSearchParams(window.location.search).get('group') ?? '');
  }, [address]);
  const choose = (chosen: string) => {
    setGroup(chosen);
    address.replace(queryOf({ group: chosen }), window.location.hash);
  };
  return [group, choose];
}

interface DayClassesProps {
  classes: readonly TimetableClass[];
  /** Of one date: odd and even weeks are not told apart. */
  isOneDay?: boolean;
}

/** The classes of a day, each with its hours and room, and in grey who teaches and who attends. */
function DayClasses({ classes, isOneDay = false }: DayClassesProps) {
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
            <span className={`quiet ${styles.note}`}>
              <a href={teacher.href}>{teacher.label}</a>
              {[null, ...notes.filter(Boolean)].join(betweenParts)}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
