import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNamespace, useText } from '../page-context.ts';
import { logLibraryError } from './failure.ts';
import { printDocument, printLimit } from './print-document.ts';
import { SlowPageError } from './time-limit.ts';
import type { PageFailure } from './use-painting.ts';
import type { ViewedDocument } from './viewed-document.ts';

interface PrintingOptions {
  document: ViewedDocument | undefined;
  title: string;
  pdfUrl: string;
  /** Opens the document again: a page has brought the worker to a stop, or is to be tried again. */
  onStuck: () => void;
}

/** Prints a document, and says how far that has come. */
export function usePrinting({ document, title, pdfUrl, onStuck }: PrintingOptions): {
  print: () => void;
  notice: ReactNode;
} {
  const { printCancel } = useNamespace('viewer');
  const t = useText();
  const [page, setPage] = useState(0);
  const [isAsked, setAsked] = useState(false);
  const [isLong, setLong] = useState(false);
  const [failed, setFailed] = useState<{ page: number; failure: PageFailure }>();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const print = () => {
    if (!document || page) return;
    if (document.numPages > printLimit) {
      setLong(true);
      window.open(pdfUrl, '_blank', 'noopener');
      return;
    }
    // What broke while it was being read stays broken in the worker.
    if (failed?.failure === 'page') onStuck();
    setFailed(undefined);
    setAsked(true);
  };

  const start = useEffectEvent(async (document: ViewedDocument) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    let current = 1;
    const onPage = (number: number) => {
      current = number;
      setPage(number);
    };
    try {
      await printDocument(document, title, onPage, signal);
    } catch (error) {
      logLibraryError(error);
      if (error instanceof SlowPageError) {
        setFailed({ page: error.page, failure: 'pageSlow' });
        onStuck();
      } else if (!signal.aborted) setFailed({ page: current, failure: 'page' });
    } finally {
      setPage(0);
    }
  });
  useEffect(() => {
    if (!isAsked || !document) return;
    setAsked(false);
    void start(document);
  }, [isAsked, document]);

  // Each text in an element: one that a translator has taken out could not be taken away.
  const notice = (
    <span className="viewer-notice" role="status">
      {page > 0 && (
        <>
          <span>{`${t('viewer:printing', { page, total: document?.numPages ?? '' })} `}</span>
          <button type="button" onClick={() => stop.current?.abort()}>
            {printCancel}
          </button>
        </>
      )}
      {failed && <span>{t(`viewer:failures.${failed.failure}`, { page: failed.page })}</span>}
      {isLong && <span>{t('viewer:printLong', { limit: printLimit })}</span>}
    </span>
  );
  return { print, notice };
}
