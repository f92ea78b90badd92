import type { ReactNode } from 'react';
import styles from './page-section.module.css';

interface HeadedPartProps {
  id?: string;
  title: string;
  /** The things it lists: without any, there is neither heading nor part. */
  of?: readonly unknown[] | undefined;
  children: ReactNode;
}

/** A section of a page with its heading, whose id is that of the section's address. */
export function PageSection({ id, title, of, children }: HeadedPartProps & { id: string }) {
  if (of?.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** A part of a page below its heading, without a section around them. */
export function HeadedPart({ id, title, of, children }: HeadedPartProps) {
  if (!of?.length) return null;
  return (
    <>
      <h2 id={id}>{title}</h2>
      {children}
    </>
  );
}
