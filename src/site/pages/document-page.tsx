import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { languageOf } from '../../lib/language/languages.ts';
import { useNamespace, useOwnNamespace, usePage } from '../page-context.ts';
import { DateText } from '../parts/date-text.tsx';
import { DocumentLink, useSizeFormat } from '../parts/document-link.tsx';
import { DocumentViewer } from '../parts/document-viewer.tsx';
import { betweenParts, RichText } from '../parts/rich-text.tsx';
import { readPageAddress, useOwnAddress } from '../place-in-page.ts';
import styles from './document-page.module.css';

/** A document as text, with the way to its pages as they are: marks where they begin lead into the viewer above the text. */
export default function DocumentPage() {
  const { documents: words } = useNamespace('labels');
  const { document, isScan, note, html } = useOwnNamespace<'document/{id}'>();
  const { language } = usePage();
  const formatSize = useSizeFormat();
  const { place, isOpen, toggle, showAgain, showText } = useViewerAbove(isScan);
  return (
    <>
      <p className={`quiet ${styles.facts}`}>
        {document.kindLabel}
        {betweenParts}
        <DateText iso={document.date} />
        {betweenParts}
        {document.languageLabel}
        {betweenParts}
        {`${words.pages}: ${document.pages}`}
        {betweenParts}
        {`PDF, ${formatSize(document.bytes)}`}
      </p>
      <p className={`quiet ${styles.note}`}>{note}</p>
      {!isScan && (
        <p className={`row on-screen ${styles.actions}`}>
          <button
            type="button"
            className="button with-script"
            aria-expanded={isOpen}
            aria-controls={isOpen ? 'viewer' : undefined}
            onClick={toggle}
          >
            <span key={String(isOpen)}>{isOpen ? words.hide : words.view}</span>
          </button>
          <DocumentLink document={document} words={words.view} className="without-script" />
          <DocumentLink document={document} words={words.download} download />
        </p>
      )}
      <div ref={place} id="viewer" className={styles.viewer}>
        {isOpen && <DocumentViewer document={document} />}
        {isOpen && !isScan && (
          <button type="button" className="button" onClick={showText}>
            {words.readAsText}
          </button>
        )}
      </div>
      {/* biome-ignore lint/a11y: the links in it answer to the keyboard, and their clicks come here */}
      <div className={styles.text} onClick={showAgain}>
        <RichText html={html} lang={document.language === language ? undefined : languageOf(document.language).tag} />
      </div>
    </>
  );
}

/** Opens the viewer above the text when the address or a button asks for it, and leads back to the text. */
function useViewerAbove(isOpenAtFirst: boolean) {
  const address = useOwnAddress();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const follow = () => {
      if (!readPageAddress(window.location.hash).page) return;
      setIsOpen(true);
      setShown((count) => count + 1);
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (shown) place.current?.scrollIntoView();
  }, [shown]);

  const toggle = () => {
    setIsOpen(!isOpen);
    // Its page is not to be opened again by a reload, and a link to it is to be followed again.
    if (isOpen) address.replace(window.location.search);
  };
  /** Shows the viewer for a page that the address has already, of which it does not tell. */
  const showAgain = ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#page="]');
    if (link?.hash === window.location.hash) place.current?.scrollIntoView();
  };
  const showText = () => {
    // The page on the screen, which the address has once one was turned.
    const { page = 1 } = readPageAddress(window.location.hash);
    window.location.hash = `page-${page}`;
  };
  return { place, isOpen, toggle, showAgain, showText };
}
