import type { ReactNode } from 'react';
import styles from './page-section.module.css';

/** A section of a page with its heading, whose id is that of the section's address. */
export function PageSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
