import { useRef } from 'react';
import { useDismiss } from '../frame/use-dismiss.ts';
import styles from './page-index.module.css';

interface PageIndexProps {
  /** The subject of the list: the name of the landmark. */
  label: string;
  /** The places on the page, by the ids of their elements. */
  places: readonly { id: string; label: string | number }[];
  /**
   * The kind of its places. The sections of a page stand below the news where there is a column for these, and elsewhere behind one line;
   * both stay in view. Years are as short as that they stand in one line.
   */
  of: 'sections' | 'years';
}

/** A list to jump from to places further down on the page. */
export function PageIndex({ label, places, of }: PageIndexProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useDismiss(fold);
  const list = (
    <ol>
      {places.map((place) => (
        <li key={place.id}>
          <a href={`#${place.id}`}>{place.label}</a>
        </li>
      ))}
    </ol>
  );
  if (of !== 'sections') {
    return (
      <nav className={styles.years} aria-label={label}>
        {list}
      </nav>
    );
  }
  return (
    <nav className={styles.sections} aria-label={label} data-page-sections>
      <details ref={fold}>
        <summary>{label}</summary>
        {list}
      </details>
    </nav>
  );
}
