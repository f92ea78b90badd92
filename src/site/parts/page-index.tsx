import { useRef } from 'react';
import { useDismiss } from '../frame/use-dismiss.ts';
import styles from './page-index.module.css';

interface PageIndexProps {
  /** The subject of the list: the name of the landmark. */
  label: string;
  /** The places on the page, by the ids of their elements. */
  places: readonly { id: string; title: string }[];
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
          <a href={`#${place.id}`}>{place.title}</a>
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

/** From how many entries on a list has its years to jump to. */
const many = 20;

/** The first entries of the years of a list that is ordered by them, each with the year; none where the list is short. */
export function firstOfYears<Entry>(
  entries: readonly Entry[],
  yearOf: (entry: Entry) => string,
): ReadonlyMap<Entry, string> {
  const isFirst = (entry: Entry, index: number) => {
    const before = entries[index - 1];
    return before === undefined || yearOf(before) !== yearOf(entry);
  };
  const first = entries.length < many ? [] : entries.filter(isFirst);
  return new Map(first.length > 1 ? first.map((entry) => [entry, yearOf(entry)]) : []);
}

/** The id of an entry of a list, if it is the first of its year. */
export function yearId(list: string, year: string | undefined): string | undefined {
  return year && `${list}-${year}`;
}

/** The years of a long list, to jump to the first entry of each. */
export function YearIndex({
  list,
  label,
  first,
}: {
  list: string;
  label: string;
  first: ReadonlyMap<unknown, string>;
}) {
  if (first.size === 0) return null;
  const places = [...first.values()].map((year) => ({ id: `${list}-${year}`, title: year }));
  return <PageIndex of="years" label={label} places={places} />;
}
