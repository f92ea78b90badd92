import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { reloadWhenReachable } from '../loading.ts';
import { useLoadNamespace, useNamespace } from '../page-context.ts';
import { readPageAddress, writePageAddress } from '../place-in-page.ts';
import type { PdfViewerProps } from '../viewer/pdf-viewer.tsx';
import { DocumentLink, useSizeFormat } from './document-link.tsx';
import styles from './document-viewer.module.css';

interface DocumentViewerProps {
  document: DocumentEntry;
  /** The document's id in the address, where the page lists several documents. */
  addressId?: string;
}

/**
 * Shows a document on the page, and under it always the plain link to its file. The viewer's script, style and words are
 * fetched when the place comes near the viewport.
 */
export function DocumentViewer({ document, addressId }: DocumentViewerProps) {
  const { documents: words, errors } = useNamespace('labels');
  const place = useRef<HTMLDivElement>(null);
  const { viewer, retry } = useViewer(place, addressId);
  const formatSize = useSizeFormat();
  return (
    <div ref={place} data-seen>
      {viewer && viewer !== 'failed' ? (
        <viewer.Viewer {...{ document, addressId }} />
      ) : (
        <div className={styles.waiting}>
          <p lang={words.loadingLanguage}>{words.loading}</p>
          <div role="alert">
            {viewer === 'failed' && (
              <>
                <p>{words.failed}</p>
                <button type="button" className="button" onClick={retry}>
                  {errors.retry}
                </button>
              </>
            )}
          </div>
        </div>
      )}
      <p className={`on-screen ${styles.file}`}>
        <DocumentLink document={document} words={words.download} download /> (PDF, {formatSize(document.bytes)})
      </p>
    </div>
  );
}

/** Returns the viewer once its place has come near the viewport, or that it could not be loaded, and what tries again. */
function useViewer(place: RefObject<Element | null>, addressId: string | undefined) {
  const loadNamespace = useLoadNamespace();
  const [attempt, setAttempt] = useState(0);
  const [viewer, setViewer] = useState<{ Viewer: ComponentType<PdfViewerProps> } | 'failed'>();
  useEffect(() => {
    let isCurrent = true;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (import.meta.env.SSR || !entry?.isIntersecting) return;
        observer.disconnect();
        const script = import('../viewer/pdf-viewer.tsx');
        Promise.all([script, loadNamespace('viewer')]).then(
          ([{ PdfViewer }]) => isCurrent && setViewer({ Viewer: PdfViewer }),
          async (error) => {
            console.error(error);
            // The first time the visitor is told; later a reload may help.
            const isWanted = () => isCurrent;
            const keep = () => keepInAddress(addressId);
            if (attempt > 0 && (await reloadWhenReachable(isWanted, keep))) return;
            if (isCurrent) setViewer('failed');
          },
        );
      },
      { rootMargin: '400px' },
    );
    observer.observe(place.current as Element);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [place, attempt, addressId, loadNamespace]);

  const retry = () => {
    setViewer(undefined);
    setAttempt(attempt + 1);
  };
  return { viewer, retry };
}

/** Has the document opened again by the address of the page, unless that names it already. */
function keepInAddress(document: string | undefined): void {
  const named = readPageAddress(window.location.hash);
  if (document && named.document !== document) window.location.replace(writePageAddress({ document }));
}
