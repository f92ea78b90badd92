import type { ReactNode } from 'react';
import type { Namespaces } from '../../compile/namespaces.ts';
import { useHref, useNamespace, useOwnNamespace, usePage } from '../page-context.ts';
import { DateText } from '../parts/date-text.tsx';
import { DefenceProcedure } from '../parts/defence-procedure.tsx';
import { DocumentList } from '../parts/document-list.tsx';
import { Facts } from '../parts/facts.tsx';
import { LinkList } from '../parts/links.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { betweenParts, RichText } from '../parts/rich-text.tsx';
import { endOfDay, useIsHeld } from '../today.ts';
import styles from './defence-page.module.css';

/** A defence as a sheet: when and how far it is, who and where, the documents in the order of the procedure, what about. */
export default function DefencePage() {
  const { path } = usePage();
  const href = useHref();
  const words = useNamespace('defence');
  const labels = useNamespace('labels');
  const defence = useOwnNamespace<'defence/{id}'>();
  const { date, time, starts, place, result, broadcast, council } = defence;
  const held = useIsHeld()({ isHeld: result !== undefined, starts });
  return (
    <div className={styles.defence}>
      <p
        className={`edge ${styles.when}`}
        data-colour={held ? 'light-blue' : 'straw'}
        data-until={result === undefined ? endOfDay(starts) : undefined}
      >
        <span className={styles.state}>{held ? words.held : words.upcoming}</span>
        <DateText iso={date} />
        {betweenParts}
        <time>{time}</time>
        {!held && (
          <a className={styles.calendar} href={`${href(path)}.ics`} download>
            {words.calendar}
          </a>
        )}
      </p>
      <DefenceProcedure steps={defence.steps} isHeld={held} />
      <p className={`lead ${styles.summary}`}>{defence.summary}</p>
      <div className={styles.sheet}>
        <Facts
          facts={[
            { name: words.candidate, value: <LinkList links={[defence.candidate]} /> },
            { name: words.specialty, value: defence.specialty },
            { name: words.supervisor, value: <LinkList links={[defence.supervisor]} /> },
            { name: words.reviewers, value: <LinkList links={defence.reviewers} /> },
            { name: words.opponents, value: <Opponents opponents={defence.opponents} /> },
            ...(defence.unit ? [{ name: labels.person.unit, value: <LinkList links={[defence.unit]} /> }] : []),
            ...(council ? [{ name: words.council, value: (<LinkList links={[council]} />) as ReactNode }] : []),
            { name: words.place, value: place },
            {
              name: words.broadcast,
              value: (
                <a href={broadcast} target="_blank" rel="noopener">
                  {words.broadcastLink}
                  <span className="visually-hidden">{` ${labels.common.opensInNewTab}`}</span>
                </a>
              ),
            },
            ...(result ? [{ name: words.result, value: result }] : []),
            ...(defence.news.length ? [{ name: labels.person.news, value: <LinkList links={defence.news} /> }] : []),
          ]}
        />
      </div>
      <PageSection id="documents" title={words.documentsTitle}>
        <DocumentList documents={defence.documents} labelledBy="documents" />
      </PageSection>
      <PageSection id="about" title={words.aboutTitle}>
        <RichText html={defence.about} />
      </PageSection>
    </div>
  );
}

function Opponents({ opponents }: Pick<Namespaces['defence/{id}'], 'opponents'>) {
  return (
    <ul className={styles.opponents}>
      {opponents.map(({ id, name, degree, affiliation }) => (
        <li key={id}>
          {name}, <span className="muted">{`${degree}, ${affiliation}`}</span>
        </li>
      ))}
    </ul>
  );
}
