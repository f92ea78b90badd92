import type { Namespaces } from '../../compile/namespaces.ts';
import { addressOf } from '../../lib/namespaces/csl-item.ts';
import { useNamespace, useText } from '../page-context.ts';
import { CitationBox, ExportLinks } from '../parts/citation-box.tsx';
import { Fold } from '../parts/fold.tsx';
import { LinkList } from '../parts/links.tsx';
import { firstOfYears, PageIndex } from '../parts/page-index.tsx';
import { PageSection } from '../parts/page-section.tsx';
import { betweenParts } from '../parts/rich-text.tsx';
import { SectionedPage } from '../parts/sections.tsx';
import styles from './monographs-page.module.css';

/** The monographs of the institute's staff, newest first. */
export default function MonographsPage() {
  const page = useNamespace('monographs');
  const { items, listTitle } = page;
  const first = firstOfYears(items, ({ year }) => String(year));
  return (
    <SectionedPage page={page}>
      <PageSection id="monographs" title={listTitle} of={items}>
        <ExportLinks label={page.export} path="/publishing/monographs" />
        <ExportLinks label={page.exportAll} title={page.exportAll} path="/publishing/publications" />
        {first.size > 0 && (
          <PageIndex of="years" label={listTitle} places={[...first].map(([{ id }, title]) => ({ id, title }))} />
        )}
        <MonographList monographs={items} />
      </PageSection>
    </SectionedPage>
  );
}

type Monograph = Namespaces['monographs']['items'][number];

/** Books as a catalogue has them: title and year, in grey authors, place, publisher and pages; annotation and numbers are folded. */
function MonographList({ monographs }: { monographs: readonly Monograph[] }) {
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
