import type { DissertationEntry, StudentEntry } from '../../compile/defence-namespaces.ts';
import type { Namespaces } from '../../compile/namespaces.ts';
import type { InstrumentLine } from '../../compile/unit-namespaces.ts';
import { useNamespace, useText } from '../page-context.ts';
import { DateText } from './date-text.tsx';
import styles from './item-lines.module.css';
import { betweenParts } from './rich-text.tsx';

interface DissertationListProps {
  dissertations: readonly DissertationEntry[];
  /** The label before the person, where it is not the author. */
  personLabel?: string;
}

/** Dissertations in brief: the title, which leads to the defence, the person, and how far it is. */
export function DissertationList({ dissertations, personLabel }: DissertationListProps) {
  const labels = useNamespace('labels');
  const t = useText();
  return (
    <ul className={styles.lines}>
      {dissertations.map(({ title, person, defence, admitted }) => (
        <li key={title}>
          <p>{defence ? <a href={defence.href}>{title}</a> : title}</p>
          <p className="quiet">
            {personLabel && `${personLabel}: `}
            <a href={person.href}>{person.label}</a>
            {defence && (
              <>
                {`${betweenParts}${labels.person.defence}: `}
                <DateText iso={defence.date} />
              </>
            )}
            {admitted && betweenParts + t('labels:person.admitted', { year: admitted })}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface StudentListProps extends Pick<Namespaces['applicants'], 'supervisorLabel' | 'forms'> {
  students: readonly StudentEntry[];
}

/** Postgraduate students with the topics of their dissertations; nothing where none is named. */
export function StudentList({ students, supervisorLabel, forms }: StudentListProps) {
  if (students.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {students.map(({ person, topic, supervisor, specialty, form }) => (
        <li key={person.href}>
          <p>
            <a href={person.href}>{person.label}</a>
          </p>
          <p>{topic}</p>
          <p className="quiet">
            {[specialty, forms[form], `${supervisorLabel}: `].join(betweenParts)}
            <a href={supervisor.href}>{supervisor.label}</a>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Instruments, each leading to its place on the page of the equipment centre, with the year of installation. */
export function InstrumentList({ instruments }: { instruments: readonly InstrumentLine[] }) {
  return (
    <ul className={styles.lines}>
      {instruments.map(({ id, href, name, installed }) => (
        <li key={id}>
          {href ? <a href={href}>{name}</a> : name}
          <span className="quiet">, {installed}</span>
        </li>
      ))}
    </ul>
  );
}
