import type { ReactNode } from 'react';
import styles from './fold.module.css';

interface FoldProps {
  /** The id of what is folded: an address that names it unfolds it. */
  id?: string;
  title: ReactNode;
  /** The language of the title, where it is not the page's. */
  lang?: string;
  heading?: 'h2' | 'h3';
  count?: number;
  note?: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
}

/** A part of a page in one line, until somebody wants it. Whoever searches in the page, prints it or has no script finds all of it. */
export function Fold({ id, title, lang, heading: Heading = 'h3', count, note, isOpen, children }: FoldProps) {
  return (
    <details className={styles.fold} open={isOpen}>
      <summary>
        <Heading lang={lang}>
          <span id={id && `${id}-title`}>{title}</span>
        </Heading>
        {count !== undefined && <span className={`quiet ${styles.count}`}>{count}</span>}
        {note && <span className={`quiet ${styles.note}`}>{note}</span>}
      </summary>
      <div id={id}>{children}</div>
    </details>
  );
}
