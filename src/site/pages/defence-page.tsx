import type { PageLink } from '../../compile/compile-context.ts';
import type { DefenceStep } from '../../compile/defence-namespaces.ts';
import type { Namespaces } from '../../compile/namespaces.ts';
import { useHref, useNamespace, useOwnNamespace, usePage } from '../page-context.ts';
import { DateText } from '../parts/date-text.tsx';
import { DocumentList } from '../parts/document-list.tsx';
import { Facts } from '../parts/facts.tsx';
import line from '../parts/line-of-time.module.css';
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
  const defence = useOwnNamespace<'defence/{id}'>();
  const { date, time, starts, result } = defence;
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
        <DefenceFacts />
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

/** People, place and result of the defence, as far as they are known. */
function DefenceFacts() {
  const words = useNamespace('defence');
  const { person, common } = useNamespace('labels');
  const { broadcast, council, unit, ...defence } = useOwnNamespace<'defence/{id}'>();
  const linked = (...links: readonly PageLink[]) => links.length > 0 && <LinkList links={links} />;
  return (
    <Facts
      facts={[
        { name: words.candidate, value: linked(defence.candidate) },
        { name: words.specialty, value: defence.specialty },
        { name: words.supervisor, value: linked(defence.supervisor) },
        { name: words.reviewers, value: linked(...defence.reviewers) },
        { name: words.opponents, value: <Opponents opponents={defence.opponents} /> },
        { name: person.unit, value: unit && linked(unit) },
        { name: words.council, value: council && linked(council) },
        { name: words.place, value: defence.place },
        {
          name: words.broadcast,
          value: (
            <a href={broadcast} target="_blank" rel="noopener">
              {words.broadcastLink}
              <span className="visually-hidden">{` ${common.opensInNewTab}`}</span>
            </a>
          ),
        },
        { name: words.result, value: defence.result },
        { name: person.news, value: linked(...defence.news) },
      ]}
    />
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

/** The procedure of a defence as a line of time: each step with its day, and in words how far it is. */
function DefenceProcedure({ steps, isHeld }: { steps: readonly DefenceStep[]; isHeld: boolean }) {
  const { procedureTitle, ...words } = useNamespace('defence');
  const done = steps.filter(({ name, isDone }) => isDone || (name === 'defence' && isHeld));
  const next = steps.find((step) => !done.includes(step));
  const stateOf = (step: DefenceStep) => (done.includes(step) ? 'done' : step === next ? 'next' : 'later');
  return (
    <section className={styles.procedure} aria-label={procedureTitle} data-search-ignore>
      <ol className={`${line.line} ${styles.steps}`}>
        {steps.map((step) => (
          <li key={step.id} data-state={stateOf(step)}>
            <span className={styles.stepName}>{words.steps[step.name]}</span>
            {step.date && <DateText iso={step.date} className="quiet" />}
            <span className={`quiet ${styles.stepState}`}>{words.stepStates[stateOf(step)]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
