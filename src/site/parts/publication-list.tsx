import type { PublicationLine } from '../../namespaces/entries.ts';
import { useNamespace, useText } from '../page-context.ts';
import styles from './publication-list.module.css';
import { PublicationText } from './publication-text.tsx';

/** How many publications of a department are shown before somebody wants all. */
const shownAtOnce = 8;

/** The publications of a department, newest first; older ones are folded away. */
export function PublicationList({ publications }: { publications: readonly PublicationLine[] }) {
  const words = useNamespace('departments');
  const t = useText();
  if (!publications.length) return null;
  const older = publications.slice(shownAtOnce);
  return (
    <>
      <h2>{words.publicationsTitle}</h2>
      <Lines lines={publications.slice(0, shownAtOnce)} />
      {older.length > 0 && (
        <details className={styles.older}>
          <summary>{t('departments:morePublications', { count: older.length })}</summary>
          <Lines lines={older} />
        </details>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly PublicationLine[] }) {
  return (
    <ul className={styles.list}>
      {lines.map(({ id, html, address }) => (
        <li key={id}>
          <PublicationText html={html} address={address} />
        </li>
      ))}
    </ul>
  );
}
