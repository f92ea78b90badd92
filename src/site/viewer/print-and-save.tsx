import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNamespace, useText } from '../page-context.ts';
import type { ViewedDocument } from './document.ts';
import { logLibraryError } from './failure.ts';
import { drawPage, emptyCanvas, withinTime } from './painter.ts';
import { type PageFailure, pageFailure } from './use-painting.ts';

/** The number of pages that are printed from here; longer documents are printed by the browser's own viewer. */
const printLimit = 50;
/** Device pixels for a point: 150 to the inch. */
const scale = 150 / 72;

interface PrintingOptions {
  document: ViewedDocument | undefined;
  title: string;
  pdfUrl: string;
  /** Saves the file with what was filled in; given once something was. */
  save: (() => void) | undefined;
  /** Opens the document again: a page has brought the worker to a stop, or is to be tried again. */
  onStuck: () => void;
}

/** How far the printing of a document has come, or what became of it. */
type PrintState =
  | { status: 'printing'; page: number }
  | { status: 'failed'; page: number; failure: PageFailure }
  | { status: 'long' | 'longForm' };

/** Returns what prints a document, and what says how far that has come. */
export function usePrinting({ document, title, pdfUrl, save, onStuck }: PrintingOptions) {
  const [state, setState] = useState<PrintState>();
  const [isAsked, setAsked] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const print = () => {
    if (!document || state?.status === 'printing') return;
    if (document.pdf.numPages > printLimit) {
      setState({ status: save ? 'longForm' : 'long' });
      if (save) save();
      else window.open(pdfUrl, '_blank', 'noopener');
      return;
    }
    // What broke while it was being read stays broken in the worker.
    if (state?.status === 'failed' && state.failure === 'page') onStuck();
    setState(undefined);
    setAsked(true);
  };

  const start = useEffectEvent(async (document: ViewedDocument) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    let page = 1;
    const onPage = (number: number) => {
      page = number;
      setState({ status: 'printing', page });
    };
    const end = await printDocument(document, title, onPage, signal).catch((error: unknown) => ({ error }));
    const isStopped = signal.aborted;
    stop.current.abort();
    setState(undefined);
    if (!end || isStopped) return;
    // Closed meanwhile, because a page for the screen hung, it is printed when it is open again.
    if (document.isClosed) return setAsked(true);
    const failure = pageFailure(end.error);
    setState({ status: 'failed', page, failure });
    logLibraryError(end.error);
    if (failure === 'pageSlow') onStuck();
  });
  useEffect(() => {
    if (!isAsked || !document) return;
    setAsked(false);
    void start(document);
  }, [isAsked, document]);

  const total = document?.pdf.numPages ?? '';
  return { print, notice: <PrintNotice {...{ state, total }} onCancel={() => stop.current?.abort()} /> };
}

interface PrintNoticeProps {
  state: PrintState | undefined;
  total: number | '';
  onCancel: () => void;
}

/** Says how far printing has come. Each text in an element: one that a translator has taken out could not be taken away. */
function PrintNotice({ state, total, onCancel }: PrintNoticeProps) {
  const { printCancel } = useNamespace('viewer');
  const t = useText();
  return (
    <span className="viewer-notice" role="status">
      {state?.status === 'printing' && (
        <>
          <span>{`${t('viewer:printing', { page: state.page, total })} `}</span>
          <button type="button" onClick={onCancel}>
            {printCancel}
          </button>
        </>
      )}
      {state?.status === 'failed' && <span>{t(`viewer:failures.${state.failure}`, { page: state.page })}</span>}
      {state?.status === 'long' && <span>{t('viewer:printLong', { limit: printLimit })}</span>}
      {state?.status === 'longForm' && <span>{t('viewer:printLongForm', { limit: printLimit })}</span>}
    </span>
  );
}

/**
 * Draws the pages of a document one after the other, and gives the browser nothing but them to print.
 * @param onPage is told of each page before it is drawn
 * @param signal stops the preparation
 * @throws HeavyPageError, SlowPageError, the library's error, or the signal's reason.
 */
async function printDocument(
  viewed: ViewedDocument,
  title: string,
  onPage: (page: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = 'viewer-print';
  try {
    for (let number = 1; number <= viewed.pdf.numPages; number += 1) {
      onPage(number);
      const drawing = drawPage(viewed, number, () => scale, 'print', signal);
      const { canvas } = await withinTime(viewed, drawing, signal);
      sheets.append(await makeSheet(canvas));
      signal.throwIfAborted();
    }
    await print(sheets, title);
  } finally {
    sheets.remove();
  }
}

async function makeSheet(canvas: HTMLCanvasElement): Promise<HTMLImageElement> {
  const image = new Image();
  if (canvas.width > canvas.height) image.className = 'viewer-wide';
  image.src = await packed(canvas);
  emptyCanvas(canvas);
  await image.decode();
  return image;
}

/** Packs a picture beside the page's thread. As a data address, the only one that the security policy allows pictures. */
function packed(canvas: HTMLCanvasElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    canvas.toBlob((blob) => reader.readAsDataURL(blob ?? new Blob()), 'image/jpeg', 0.9);
  });
}

async function print(sheets: HTMLElement, title: string): Promise<void> {
  const { title: before } = document;
  document.body.append(sheets);
  document.documentElement.classList.add('viewer-prints');
  // Browsers write it on the paper and propose it as the name of a file.
  document.title = title;
  try {
    const printed = new Promise((resolve) => window.addEventListener('afterprint', resolve, { once: true }));
    window.print();
    await printed;
  } finally {
    document.title = before;
    document.documentElement.classList.remove('viewer-prints');
  }
}

/**
 * Watches whether a visitor fills in a form of the document.
 * @returns what saves the file with what was filled in, once something was
 */
export function useFilledIn(document: ViewedDocument | undefined, pdfUrl: string): (() => void) | undefined {
  const [isFilledIn, setFilledIn] = useState(false);
  useEffect(() => {
    // The library's types know no other value than none.
    if (document) Object.assign(document.pdf.annotationStorage, { onSetModified: () => setFilledIn(true) });
  }, [document]);
  if (!document || !isFilledIn) return undefined;
  return () => {
    // A file that cannot be written is opened as it is: nothing else is lost, for what was filled in stays on the page.
    document.pdf.saveDocument().then(
      (bytes) => saveFile(bytes, pdfUrl),
      (error) => {
        logLibraryError(error);
        window.open(pdfUrl, '_blank', 'noopener');
      },
    );
  };
}

function saveFile(bytes: Uint8Array, pdfUrl: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([bytes as BlobPart], { type: 'application/pdf' }));
  link.download = pdfUrl.split('/').at(-1) ?? 'document.pdf';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
