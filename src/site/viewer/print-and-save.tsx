import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import { useNamespace, useText } from '../page-context.ts';
import type { ViewedDocument } from './document.ts';
import { logLibraryError } from './library.ts';
import { drawPage, emptyCanvas } from './painter.ts';
import { type PageFailure, pageFailure } from './use-painting.ts';

/** The number of pages that are printed from here; longer documents are printed by the browser's own viewer. */
const printLimit = 50;
/** Device pixels for a point: 150 to the inch. */
const scale = 150 / 72;

/** Words on how far the printing of a document has come, or what became of it. */
interface Notice {
  words: 'printing' | 'printLong' | `failures.${PageFailure}`;
  page?: number;
}

/**
 * Returns what prints a document, what says how far that has come, and what saves a form that was filled in.
 * @param onStuck opens the document again: a page has brought the worker to a stop, or is to be tried again
 */
export function usePrintAndSave(entry: DocumentEntry, document: ViewedDocument | undefined, onStuck: () => void) {
  const save = useFilledIn(document, entry.href);
  const [notice, setNotice] = useState<Notice>();
  const [isAsked, setAsked] = useState(false);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const print = () => {
    if (!document || notice?.words === 'printing') return;
    if (document.pdf.numPages > printLimit) {
      setNotice({ words: 'printLong' });
      window.open(entry.href, '_blank', 'noopener');
      return;
    }
    // A file that broke while it was being read stays broken in the worker.
    if (notice?.words === 'failures.page') onStuck();
    setNotice(undefined);
    setAsked(true);
  };

  const start = useEffectEvent(async (document: ViewedDocument) => {
    stop.current = new AbortController();
    const { signal } = stop.current;
    let page = 0;
    const onPage = () => {
      page += 1;
      setNotice({ words: 'printing', page });
    };
    const end = await printDocument(document, entry.title, onPage, signal).catch((error: unknown) => ({ error }));
    const isStopped = signal.aborted;
    stop.current.abort();
    setNotice(undefined);
    if (!end || isStopped) return;
    // Closed meanwhile, because a page for the screen hung, it is printed when it is open again.
    if (document.isClosed) return setAsked(true);
    const failure = pageFailure(end.error);
    setNotice({ words: `failures.${failure}`, page });
    logLibraryError(end.error);
    if (failure === 'pageSlow') onStuck();
  });
  useEffect(() => {
    if (!isAsked || !document) return;
    setAsked(false);
    void start(document);
  }, [isAsked, document]);

  const total = document?.pdf.numPages;
  const status = <PrintStatus {...{ notice, total }} onCancel={() => stop.current?.abort()} />;
  return { print, status, save };
}

interface PrintStatusProps {
  notice: Notice | undefined;
  total: number | undefined;
  onCancel: () => void;
}

function PrintStatus({ notice, total = 0, onCancel }: PrintStatusProps) {
  const t = useText();
  const { printCancel } = useNamespace('viewer');
  const values = { page: notice?.page ?? '', total, limit: printLimit };
  return (
    <span className="viewer-notice" role="status">
      {/* Each text in an element: one that a translator has taken out could not be taken away. */}
      {notice && <span>{`${t(`viewer:${notice.words}`, values)} `}</span>}
      {notice?.words === 'printing' && (
        <button type="button" onClick={onCancel}>
          {printCancel}
        </button>
      )}
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
  onPage: () => void,
  signal: AbortSignal,
): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = 'viewer-print';
  try {
    for (let number = 1; number <= viewed.pdf.numPages; number += 1) {
      onPage();
      const { canvas } = await drawPage({ document: viewed, number, scaleOf: () => scale, intent: 'print', signal });
      sheets.append(await makeSheet(canvas));
      signal.throwIfAborted();
    }
    await print(sheets, title);
  } finally {
    sheets.remove();
  }
}

/** Packs a picture beside the page's thread. As a data address, the only one that the security policy allows pictures. */
async function makeSheet(canvas: HTMLCanvasElement): Promise<HTMLImageElement> {
  const image = new Image();
  if (canvas.width > canvas.height) image.className = 'viewer-wide';
  const reader = new FileReader();
  const packed = new Promise((resolve) => {
    reader.onloadend = resolve;
  });
  canvas.toBlob((blob) => reader.readAsDataURL(blob ?? new Blob()), 'image/jpeg', 0.9);
  await packed;
  emptyCanvas(canvas);
  image.src = String(reader.result);
  await image.decode();
  return image;
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
function useFilledIn(document: ViewedDocument | undefined, pdfUrl: string): (() => void) | undefined {
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
