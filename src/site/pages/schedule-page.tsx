import type { Namespaces } from '../../compile/namespaces.ts';
import { useHref, useNamespace, usePage, useText } from '../page-context.ts';
import { formatDate } from '../parts/date-text.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { PageLead, Sections } from '../parts/sections.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { YearByMonth } from '../parts/year-by-month.tsx';
import { YearCalendar } from '../parts/year-calendar.tsx';
import styles from './schedule-page.module.css';

/** The academic year as a calendar, and the schedule of classes: one table, day by day; on phones each class becomes a card. */
export default function SchedulePage() {
  const page = useNamespace('schedule');
  const t = useText();
  const { path } = usePage();
  const { months } = useNamespace('labels');
  const href = useHref();
  const { lead, sections, timetable, from, to, year } = page;
  const columns = [page.timeColumn, page.courseColumn, page.teacherColumn, page.roomColumn, page.specialtyColumn];
  return (
    <>
      <PageLead
        lead={lead}
        sections={sections}
        before={[
          ...(year ? [{ id: 'year', title: year.title }] : []),
          ...(timetable.length ? [{ id: 'timetable', title: page.scheduleTitle }] : []),
        ]}
      />
      {year && (
        <PageSection id="year" title={year.title}>
          <p className={styles.calendar}>
            <a href={`${href(path)}/year.ics`} download>
              {year.calendar}
            </a>
          </p>
          <YearCalendar year={year} />
          <YearByMonth year={year} />
        </PageSection>
      )}
      <PageSection id="timetable" title={page.scheduleTitle} of={timetable}>
        <p className={styles.term}>
          {t('schedule:term', { from: formatDate(from, months), to: formatDate(to, months) })}
        </p>
        <p className={styles.calendar}>
          <a href={`${href(path)}.ics`} download>
            {page.calendar}
          </a>
        </p>
        <table className={`${styles.rows} ${styles.timetable}`} aria-labelledby="timetable">
          <TableHead columns={columns} />
          {timetable.map(({ day, classes }) => (
            <tbody key={day}>
              <tr>
                <td className={styles.day} colSpan={columns.length}>
                  <h3>{page.days[day]}</h3>
                </td>
              </tr>
              {classes.map((each) => (
                <ClassRow key={`${each.start} ${each.course} ${each.weeks ?? ''}`} entry={each} />
              ))}
            </tbody>
          ))}
        </table>
      </PageSection>
      <Sections sections={sections} />
    </>
  );
}

function ClassRow({
  entry: { start, end, weeks, course, teacher, room, specialties },
}: {
  entry: Namespaces['schedule']['timetable'][number]['classes'][number];
}) {
  const page = useNamespace('schedule');
  return (
    <tr>
      <td className={styles.time}>
        <time dateTime={start}>{start}</time>–<time dateTime={end}>{end}</time>
      </td>
      <th scope="row">
        {course}
        {weeks && <small> {page.weeks[weeks]}</small>}
      </th>
      <td>
        <a href={teacher.href}>{teacher.label}</a>
      </td>
      <td data-label={page.roomColumn}>{room}</td>
      <td data-label={page.specialtyColumn}>{specialties.join(', ')}</td>
    </tr>
  );
}
