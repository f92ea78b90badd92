import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ViewerTexts } from '../../../content/model/viewer-texts.ts';
import { fillIn } from '../fill-in.ts';
import type { PDFDocumentProxy } from './library.ts';
import { printDocument, printLimit } from './print-document.ts';

interface PrintingOptions {
  document: PDFDocumentProxy | undefined;
  title: string;
  pdfUrl: string;
  texts: Omit<ViewerTexts, '$schema'>;
}

/** Prints a document, and says how far that has come. */
export function usePrinting({ document, title, pdfUrl, texts }: PrintingOptions): {
  print: () => void;
  notice: ReactNode;
} {
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
          {fillIn(texts.printing, { page, total: document?.numPages ?? '' })}{' '}
          <button type="button" onClick={() => stop.current?.abort()}>
            {texts.printCancel}
          </button>
        </>
      )}
      {isLong && fillIn(texts.printLong, { limit: printLimit })}
    </span>
  );
  return { print, notice };
}
