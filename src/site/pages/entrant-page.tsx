import type { Namespaces } from '../../compile/namespaces.ts';
import { dayRange } from '../../lib/text/days.ts';
import { useNamespace, useText } from '../page-context.ts';
import { DateText, formatDate } from '../parts/date-text.tsx';
import { DocumentLink } from '../parts/document-link.tsx';
import line from '../parts/line-of-time.module.css';
import { PageSection } from '../parts/page-section.tsx';
import { SectionedPage } from '../parts/sections.tsx';
import { useIsPast } from '../today.ts';
import styles from './entrant-page.module.css';

type AdmissionEvent = Namespaces['entrant']['events'][number];

/** Admission to postgraduate study: how it stands and what is next, then its dates, the steps and the papers. */
export default function EntrantPage() {
  const page = useNamespace('entrant');
  const { events, datesTitle } = page;
  return (
    <SectionedPage
      page={page}
      before={events.length > 0 ? [{ id: 'dates', title: datesTitle }] : []}
      top={
        <>
          <AdmissionNow />
          <Ways />
        </>
      }
    >
      <PageSection id="dates" title={datesTitle} of={events}>
        <AdmissionDates />
      </PageSection>
    </SectionedPage>
  );
}

/** Returns how far admission is; undefined while nobody knows the day: the page itself has been made on some day before. */
function useAdmission() {
  const { events } = useNamespace('entrant');
  const isPast = useIsPast();
  if (!isPast) return undefined;
  const isOn = ({ begins, ends }: AdmissionEvent) => isPast(begins) && !isPast(ends);
  return {
    open: events.find((event) => event.isOpen && isOn(event)),
    next: events.find(({ begins }) => !isPast(begins)),
    stateOf: (event: AdmissionEvent) => (isOn(event) ? 'now' : isPast(event.ends) ? 'past' : undefined),
  };
}

/** Open or closed, and what is next. Without a script it names the days instead, which is true on any of them. */
function AdmissionNow() {
  const { events, ...words } = useNamespace('entrant');
  const t = useText();
  const { months } = useNamespace('labels');
  const now = useAdmission();
  const applications = events.findLast(({ isOpen }) => isOpen);
  const shown = now ? now.next : events.at(-1);
  if (!applications) return null;
  const { first, dash = '', last = '' } = dayRange(applications.from, applications.to, months);
  const dates = `${first}${dash}${last} ${applications.to.slice(0, 4)}`;
  const state = now?.open ? t('entrant:open', { date: formatDate(now.open.to, months) }) : words.closed;
  return (
    <dl className={styles.now} data-seen="">
      <div>
        <dt>{words.admissionLabel}</dt>
        <dd key={now ? 'now' : 'dates'}>{now ? state : t('entrant:openOn', { dates })}</dd>
      </div>
      <div>
        <dt key={now ? 'next' : 'dates'}>{now ? words.nextLabel : words.datesTitle}</dt>
        <dd key={shown?.id ?? 'none'}>
          {shown ? (
            <>
              <DateText iso={shown.from} />
              {`: ${shown.name}`}
            </>
          ) : (
            words.noneNext
          )}
        </dd>
      </div>
    </dl>
  );
}

/** The things that entrants come for: the papers, the form, which is filled in where it is shown, and somebody to ask. */
function Ways() {
  const { form, sections, papersLink, formLink, askLink } = useNamespace('entrant');
  const has = (id: string) => sections.some((section) => section.id === id);
  return (
    <p className={`row on-screen ${styles.ways}`}>
      {has('documents') && (
        <a className="button" href="#documents">
          {papersLink}
        </a>
      )}
      {form && (
        <>
          <a className="button with-script" href={`#document=${form.id}`}>
            {formLink}
          </a>
          <DocumentLink document={form} words={formLink} className="button without-script" />
        </>
      )}
      {has('ask') && (
        <a className="button" href="#ask">
          {askLink}
        </a>
      )}
    </p>
  );
}

/** The events of admission along a line of time. */
function AdmissionDates() {
  const { events } = useNamespace('entrant');
  const { months } = useNamespace('labels');
  const now = useAdmission();
  return (
    <ol className={`measure ${line.line} ${styles.dates}`}>
      {events.map((event, index) => {
        const { id, name, from, to } = event;
        const { first, dash = '', last = '' } = dayRange(from, to, months);
        const year = from.slice(0, 4);
        const state = now?.next === event ? 'next' : now?.stateOf(event);
        return (
          <li key={id} data-state={state}>
            {!events[index - 1]?.from.startsWith(year) && <b aria-hidden="true">{year}</b>}
            <span className={styles.days}>
              <time dateTime={from}>{first}</time>
              {dash}
              {last && <time dateTime={to}>{last}</time>}
              <span className="visually-hidden"> {year}</span>
            </span>
            <span>{name}</span>
          </li>
        );
      })}
    </ol>
  );
}
