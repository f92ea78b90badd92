import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useNamespace, useText } from '../page-context.ts';
import type { PDFDocumentProxy } from './library.ts';
import { printDocument, printLimit } from './print-document.ts';

interface PrintingOptions {
  document: PDFDocumentProxy | undefined;
  title: string;
  pdfUrl: string;
}

/** Prints a document, and says how far that has come. */
export function usePrinting({ document, title, pdfUrl }: PrintingOptions): {
  print: () => void;
  notice: ReactNode;
} {
  const { printCancel } = useNamespace('viewer');
  const t = useText();
  const [page, setPage] = useState(0);
  const [isLong, setLong] = useState(false);
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
    try {
      await printDocument(document, title, setPage, stop.current.signal);
    } catch (error) {
      console.error(error);
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
      {isLong && t('viewer:printLong', { limit: printLimit })}
    </span>
  );
  return { print, notice };
}
