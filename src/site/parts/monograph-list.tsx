import type { Namespaces } from '../../compile/namespaces.ts';
import { addressOf } from '../../lib/namespaces/csl-item.ts';
import { useText } from '../page-context.ts';
import { CitationBox } from './citation-box.tsx';
import { Fold } from './fold.tsx';
import { LinkList } from './links.tsx';
import styles from './monograph-list.module.css';
import { betweenParts } from './rich-text.tsx';

type Monograph = Namespaces['monographs']['items'][number];

/** Books as a catalogue has them: title and year, in grey authors, place, publisher and pages; annotation and numbers are folded. */
export function MonographList({ monographs }: { monographs: readonly Monograph[] }) {
  const t = useText();
  return (
    <ol>
      {monographs.map((book) => (
        <li key={book.id}>
          <Fold
            id={book.id}
            title={book.title}
            lang={book.titleLanguage}
            count={book.year}
            note={
              <>
                {book.translation && `[${book.translation}] `}
                {book.authors.join(', ')}
                {betweenParts}
                {`${book.place}: ${book.publisher}, ${t('monographs:pages', { count: book.pages })}`}
              </>
            }
          >
            <About book={book} />
          </Fold>
        </li>
      ))}
    </ol>
  );
}

function About({ book: { id, title, titleLanguage, isbn, doi, people, ...book } }: { book: Monograph }) {
  return (
    <div className={styles.book}>
      <p>{book.annotation}</p>
      <p>
        {isbn && <span className={styles.isbn}>{`ISBN\u00a0${isbn}`}</span>}
        {doi && (
          <>
            {' DOI '}
            <a href={addressOf({ DOI: doi })} rel="noopener">
              {doi}
            </a>
          </>
        )}
      </p>
      {people.length > 0 && <LinkList links={people} className={`row ${styles.people}`} />}
      <CitationBox
        path={`/publishing/monographs/${id}`}
        {...{ title, titleLanguage }}
        language={book.language}
        dstu={book.dstu}
        apa={book.apa}
      />
    </div>
  );
}
