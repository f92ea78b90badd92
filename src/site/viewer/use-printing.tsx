import { type ReactNode, useEffect, useRef, useState } from 'react';
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
  /** Called when a page has brought the worker to a stop. */
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
  const [isLong, setLong] = useState(false);
  const [failed, setFailed] = useState<{ page: number; failure: PageFailure }>();
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const print = async () => {
    if (!document || page) return;
    if (document.numPages > printLimit) {
      setLong(true);
      window.open(pdfUrl, '_blank', 'noopener');
      return;
    }
    stop.current = new AbortController();
    const { signal } = stop.current;
    setFailed(undefined);
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
  };

  const notice = (
    <span className="viewer-notice" role="status">
      {page > 0 && (
        <>
          {t('viewer:printing', { page, total: document?.numPages ?? '' })}{' '}
          <button type="button" onClick={() => stop.current?.abort()}>
            {printCancel}
          </button>
        </>
      )}
      {failed && t(`viewer:failures.${failed.failure}`, { page: failed.page })}
      {isLong && t('viewer:printLong', { limit: printLimit })}
    </span>
  );
  return { print, notice };
}
