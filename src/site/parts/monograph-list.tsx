import type { Namespaces } from '../../compile/namespaces.ts';
import { addressOf } from '../../lib/namespaces/csl-item.ts';
import { useText } from '../page-context.ts';
import { CitationBox } from './citation-box.tsx';
import styles from './monograph-list.module.css';

/** Books as a catalogue has them: authors, title, place, publisher, year, and the ISBN. */
export function MonographList({ monographs }: { monographs: Namespaces['monographs']['items'] }) {
  const t = useText();
  return (
    <ol className={styles.list}>
      {monographs.map(({ id, title, titleLanguage, translation, year, pages: count, isbn, doi, people, ...book }) => (
        <li key={id} id={id}>
          <span className={styles.year}>{year}</span>
          <div>
            <p>{book.authors.join(', ')}</p>
            <h3 lang={titleLanguage}>{title}</h3>
            {translation && <p>{`[${translation}]`}</p>}
            <p>
              {`${book.place}: ${book.publisher}, ${year}. ${t('monographs:pages', { count })}.`}
              {isbn && (
                <>
                  {' '}
                  <span className={styles.isbn}>{`ISBN\u00a0${isbn}`}</span>
                </>
              )}
              {doi && (
                <>
                  {' DOI '}
                  <a href={addressOf({ DOI: doi })} rel="noopener">
                    {doi}
                  </a>
                </>
              )}
            </p>
            <p className={styles.annotation}>{book.annotation}</p>
            {people.length > 0 && (
              <ul className={styles.people}>
                {people.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href}>{label}</a>
                  </li>
                ))}
              </ul>
            )}
            <CitationBox
              path={`/publishing/monographs/${id}`}
              {...{ title, titleLanguage }}
              language={book.language}
              dstu={book.dstu}
              apa={book.apa}
            />
          </div>
        </li>
      ))}
    </ol>
  );
}
