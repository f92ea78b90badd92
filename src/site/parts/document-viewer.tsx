import { type ComponentType, useEffect, useRef, useState } from 'react';
import { languageOf } from '../../language/languages.ts';
import type { DocumentEntry, Namespaces } from '../../namespaces/namespaces.ts';
import { loadOptionalScript } from '../optional-script.ts';
import { useLabels, useLoadNamespace, useNamespace, usePage } from '../page-context.ts';
import type { PdfViewerProps } from '../viewer/pdf-viewer.tsx';
import styles from './document-viewer.module.css';
import { formatSize } from './format-size.ts';

interface DocumentViewerProps {
  document: DocumentEntry;
  /** The document's id in the address, where the page lists several documents. */
  addressId?: string;
}

interface LoadedViewer {
  Viewer: ComponentType<PdfViewerProps>;
  texts: Namespaces['viewer'];
}

/**
 * Shows a document on the page, and under it always the plain link to its file. The viewer's script, style and words are
 * fetched when the place comes near the window.
 */
export function DocumentViewer({ document, addressId }: DocumentViewerProps) {
  const { documents: words } = useNamespace('labels');
  const { errors } = useNamespace('labels');
  const labels = useLabels();
  const { language } = usePage();
  const loadNamespace = useRef(useLoadNamespace());
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [viewer, setViewer] = useState<LoadedViewer | 'failed'>();
  const { tag } = languageOf(language);
  const size = (bytes: number) => formatSize(bytes, labels, tag);

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '400px',
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear || import.meta.env.SSR) return;
    let isCurrent = true;
    setViewer(undefined);
    loadViewer(loadNamespace.current).then(
      (loaded) => isCurrent && setViewer(loaded),
      (error) => {
        console.error(error);
        if (isCurrent) setViewer('failed');
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isNear, attempt]);

  const isLoaded = viewer !== undefined && viewer !== 'failed';
  return (
    <div ref={place} className={styles.place}>
      {isLoaded ? (
        <viewer.Viewer
          pdfUrl={document.href}
          title={document.title}
          addressId={addressId}
          texts={viewer.texts}
          loading={{ text: words.loading, language: words.loadingLanguage }}
          formatSize={size}
        />
      ) : (
        <div className={styles.waiting}>
          <p lang={words.loadingLanguage}>{words.loading}</p>
          <div role="alert">
            {viewer === 'failed' && (
              <>
                <p>{words.failed}</p>
                <button type="button" className="button" onClick={() => setAttempt(attempt + 1)}>
                  {errors.retry}
                </button>
              </>
            )}
          </div>
        </div>
      )}
      <p className={styles.file}>
        <a
          href={document.href}
          hrefLang={document.language === language ? undefined : languageOf(document.language).tag}
          download
        >
          {words.download}
          <span className="visually-hidden">: {document.title}</span>
        </a>{' '}
        (PDF, {size(document.bytes)})
      </p>
    </div>
  );
}

async function loadViewer(loadNamespace: ReturnType<typeof useLoadNamespace>): Promise<LoadedViewer> {
  const [texts, { PdfViewer }] = await Promise.all([
    loadNamespace('viewer'),
    loadOptionalScript(() => import('../viewer/pdf-viewer.tsx')),
  ]);
  return { Viewer: PdfViewer, texts };
}
