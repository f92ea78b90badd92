import styles from './page-index.module.css';

interface PageIndexProps {
  /** What the list is of: the name of the landmark. */
  label: string;
  /** The places on the page, by the ids of their elements. */
  places: readonly { id: string; label: string | number }[];
  /** Whether the labels are years: as short as that they stand in one line. */
  ofYears?: boolean;
}

/** A list to jump from to places further down on the page. */
export function PageIndex({ label, places, ofYears }: PageIndexProps) {
  return (
    <nav className={ofYears ? styles.years : styles.index} aria-label={label}>
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
