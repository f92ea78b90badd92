import styles from './page-index.module.css';

interface PageIndexProps {
  /** What the list is of: the name of the landmark. */
  label: string;
  /** The places on the page, by the ids of their elements. */
  places: readonly { id: string; label: string | number }[];
  /**
   * What its places are. The sections of a page stand below the news where there is a column for these, and stay in view; years are as
   * short as that they stand in one line.
   */
  of: 'sections' | 'items' | 'years';
}

const classes = {
  sections: `${styles.index} ${styles.sections}`,
  items: styles.index,
  years: styles.years,
};

/** A list to jump from to places further down on the page. */
export function PageIndex({ label, places, of }: PageIndexProps) {
  return (
    <nav className={classes[of]} aria-label={label} data-page-sections={of === 'sections' || undefined}>
      <ol>
        {places.map((place) => (
          <li key={place.id}>
            <a href={`#${place.id}`}>{place.label}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
