import { Fragment, useEffect, useId, useSyncExternalStore } from 'react';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { languageOf } from '../../lib/language/languages.ts';
import { useNamespace, usePage } from '../page-context.ts';
import { readPageAddress, unfold } from '../place-in-page.ts';
import { DateText } from './date-text.tsx';
import { DocumentLink, useSizeFormat } from './document-link.tsx';
import styles from './document-list.module.css';
import { DocumentViewer } from './document-viewer.tsx';
import { betweenParts } from './rich-text.tsx';

/** The document that is open on the page, by the list's key and its id: only one is open at a time. */
let open: string | undefined;
const listeners = new Set<() => void>();

/** Opens a document in the place of the one before; undefined closes it. */
function setOpenDocument(key: string | undefined): void {
  open = key;
  for (const listener of listeners) listener();
}

function useOpenDocument(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    // The page is left: the next one begins with nothing open.
    if (listeners.size === 0) open = undefined;
  };
}

interface DocumentListProps {
  documents: readonly DocumentEntry[];
  labelledBy: string;
  /** True where the heading says of what kind they are. */
  isOfOneKind?: boolean;
}

/** Documents, one a line: the title leads to the text, the size saves the file, and its pages are viewed in place. */
export function DocumentList({ documents, labelledBy, isOfOneKind = false }: DocumentListProps) {
  const { documents: words } = useNamespace('labels');
  const list = useId();
  const open = useOpenDocument();
  useAddressedDocument(documents, list, open);
  return (
    <table className={`stacked-rows ${styles.rows}`} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.title}</th>
          <th scope="col">{isOfOneKind ? words.language : words.kind}</th>
          <th scope="col">{words.date}</th>
          <th scope="col">{words.pages}</th>
          <th scope="col">
            <span className="visually-hidden">{words.actions}</span>
          </th>
          <th scope="col">{words.size}</th>
        </tr>
      </thead>
      <tbody>
        {documents.map((document) => {
          const key = list + document.id;
          const isOpen = open === key;
          return (
            <Fragment key={document.id}>
              <DocumentRow document={document} viewerId={key} isOpen={isOpen} isOfOneKind={isOfOneKind} />
              {isOpen && (
                <tr id={key}>
                  <td colSpan={6} className={styles.viewer}>
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
  isOfOneKind: boolean;
}

function DocumentRow({ document, viewerId, isOpen, isOfOneKind }: DocumentRowProps) {
  const { documents: words } = useNamespace('labels');
  const isForeign = document.language !== usePage().language;
  const formatSize = useSizeFormat();
  const { title, kindLabel, date, languageLabel, pages, bytes, textHref } = document;
  const action = isOpen ? words.hide : words.view;
  const kind = isForeign ? [kindLabel, languageLabel].join(betweenParts) : kindLabel;
  return (
    <tr>
      <th scope="row">
        <a href={textHref} hrefLang={isForeign ? languageOf(document.language).tag : undefined}>
          {title}
        </a>
      </th>
      {/* A phone shows a language only if it is not the reader's. */}
      <td data-usual={(isOfOneKind && !isForeign) || undefined}>{isOfOneKind ? languageLabel : kind}</td>
      <td>
        <DateText iso={date} />
      </td>
      <td data-label={words.pages}>{pages}</td>
      <td data-search-ignore>
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
      </td>
      <td className={styles.size}>
        <DocumentLink document={document} words={formatSize(bytes)} does={words.download} download />
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
  const row = window.document.getElementById(key);
  unfold(row);
  row?.scrollIntoView();
}
