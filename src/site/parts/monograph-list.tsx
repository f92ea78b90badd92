import type { MonographEntry } from '../../namespaces/page-namespaces.ts';
import styles from './monograph-list.module.css';

/** Books as a catalogue has them: authors, title, place, publisher, year, and the ISBN. */
export function MonographList({
  monographs,
  pages,
}: {
  monographs: readonly MonographEntry[];
  /** Says how many pages a book has, in words. */
  pages: (count: number) => string;
}) {
  return (
    <ol className={styles.list}>
      {monographs.map(({ id, authors, title, publisher, place, annotation, year, pages: count, isbn, people }) => (
        <li key={id} id={id}>
          <span className={styles.year}>{year}</span>
          <div>
            <p className={styles.authors}>{authors.join(', ')}</p>
            <h3>{title}</h3>
            <p>
              {`${place}: ${publisher}, ${year}. ${pages(count)}.`}
              {isbn && <span className={styles.isbn}>{` ISBN\u00a0${isbn}`}</span>}
            </p>
            <p className={styles.annotation}>{annotation}</p>
            {people.length > 0 && (
              <ul className={styles.people}>
                {people.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
