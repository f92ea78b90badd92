import { Fragment, useEffect, useId } from 'react';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { useNamespace } from '../page-context.ts';
import { readPageAddress } from '../viewer/page-address.ts';
import { DateText } from './date-text.tsx';
import { DocumentLink } from './document-link.tsx';
import styles from './document-list.module.css';
import { DocumentViewer } from './document-viewer.tsx';
import { setOpenDocument, useOpenDocument } from './open-document.ts';
import { useSizeFormat } from './use-size-format.ts';

interface DocumentListProps {
  documents: readonly DocumentEntry[];
  /** The id of the heading that names the list. */
  labelledBy: string;
  /** The documents that the address can open here: all, unless another list of the page has some of them too. */
  addressed?: readonly DocumentEntry[];
}

/** Documents as a dense table, and on phones as cards: each can be viewed in place, or saved. */
export function DocumentList({ documents, labelledBy, addressed = documents }: DocumentListProps) {
  const { documents: words } = useNamespace('labels');
  const list = useId();
  const open = useOpenDocument();
  useAddressedDocument(addressed, list, open);
  return (
    <table className={styles.rows} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.title}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.language}</th>
          <th scope="col" className={styles.number}>
            {words.pages}
          </th>
          <th scope="col" className={styles.number}>
            {words.size}
          </th>
          <th scope="col">
            <span className="visually-hidden">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => {
          const key = list + document.id;
          const isOpen = open === key;
          return (
            <Fragment key={document.id}>
              <DocumentRow document={document} viewerId={key} isOpen={isOpen} />
              {isOpen && (
                <tr id={key}>
                  <td colSpan={7} className={styles.viewer}>
                    <DocumentViewer document={document} addressId={document.id} />
                  </td>
                </tr>
              )}
            </Fragment>
          );
        })}
      </tbody>
    </table>
  );
}

interface DocumentRowProps {
  document: DocumentEntry;
  viewerId: string;
  isOpen: boolean;
}

function DocumentRow({ document, viewerId, isOpen }: DocumentRowProps) {
  const { documents: words } = useNamespace('labels');
  const formatSize = useSizeFormat();
  const { title, kindLabel, date, languageLabel, pages, bytes } = document;
  const action = isOpen ? words.hide : words.view;
  return (
    <tr>
      <th scope="row">{title}</th>
      <td data-written={languageLabel}>{kindLabel}</td>
      <td>
        <DateText iso={date} />
      </td>
      <td>{languageLabel}</td>
      <td className={styles.number} data-label={words.pages}>
        {pages}
      </td>
      <td className={styles.number}>{formatSize(bytes)}</td>
      <td className={styles.actions} data-search-ignore>
        <DocumentLink document={document} words={words.readAsText} href={document.textHref} />
        <DocumentLink document={document} words={words.view} className="without-script" />
        <button
          type="button"
          className="with-script"
          aria-expanded={isOpen}
          aria-controls={isOpen ? viewerId : undefined}
          onClick={() => setOpenDocument(isOpen ? undefined : viewerId)}
        >
          {/* A new element with each word: a translator takes the text out, and would keep the old word in its place. */}
          <span key={action}>{action}</span>
          <span className="visually-hidden">{` ${title}`}</span>
        </button>
        <DocumentLink document={document} words={words.download} download />
      </td>
    </tr>
  );
}

/** Opens the document that the address names: `#document=ID`, with the page beside it; scrolls to whatever is opened. */
function useAddressedDocument(documents: readonly DocumentEntry[], list: string, open: string | undefined): void {
  // Its row is there only now.
  useEffect(() => scrollTo(open), [open]);
  useEffect(() => {
    const follow = () => {
      const { document } = readPageAddress(window.location.hash);
      if (!documents.some(({ id }) => id === document)) return;
      setOpenDocument(list + document);
      // Already open, it is not rendered again.
      scrollTo(list + document);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [documents, list]);
}

function scrollTo(key = ''): void {
  window.document.getElementById(key)?.scrollIntoView();
}
