import {
  documentOptions,
  type Failure,
  findFailure,
  loadLibrary,
  logLibraryError,
  type PDFDocumentProxy,
  type PdfLibrary,
  startWorker,
} from './library.ts';

export interface ViewedDocument {
  readonly library: PdfLibrary;
  readonly pdf: PDFDocumentProxy;
  /** When a part of the file arrived last, in milliseconds since 1970. */
  lastArrival: number;
  /** True once it was given up: what fails now has not failed. */
  isClosed: boolean;
  /** The number of drawings of pages that were begun, and true if one was given up since the worker last answered. */
  drawn: number;
  isBehind: boolean;
}

/** Where a document is on its way to the screen. */
export type DocumentState =
  | { status: 'loading'; loaded: number; total: number }
  | { status: 'failed'; failure: Failure }
  | { status: 'ready'; document: ViewedDocument }
  /** The worker hangs: another one takes over, and what is on the screen stays. */
  | { status: 'recovering' };

export const nothingLoaded: DocumentState = { status: 'loading', loaded: 0, total: 0 };

/** The time in which nothing may arrive before the visitor is told, in milliseconds. */
const timeout = 15_000;
/** The time a worker has to end by itself, in milliseconds. */
const timeToEnd = 500;

/**
 * Opens a document, with a worker of its own that reads it.
 * @param signal gives the document up: its worker, whatever that is at, its memory and what is still on its way
 * @throws MissingScriptError, or the library's error.
 */
async function openDocument(
  url: string,
  onProgress: (loaded: number, total: number) => void,
  signal: AbortSignal,
): Promise<ViewedDocument> {
  let document: ViewedDocument | undefined;
  let close = async () => {};
  const { worker, missing } = startWorker();
  signal.addEventListener('abort', () => {
    if (document) document.isClosed = true;
    // One that hangs gives no answer.
    const tooLong = new Promise((resolve) => setTimeout(resolve, timeToEnd));
    void Promise.race([close().catch(() => {}), tooLong]).then(() => worker.terminate());
  });
  const library = await Promise.race([loadLibrary(), missing]);
  signal.throwIfAborted();
  const port = new library.PDFWorker({ port: worker as unknown as null });
  const task = library.getDocument({ ...documentOptions, url: new URL(url, window.location.href), worker: port });
  close = () => task.destroy().finally(() => port.destroy());
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
    if (document) document.lastArrival = Date.now();
    else onProgress(loaded, total);
  };
  const pdf = await Promise.race([task.promise, missing]);
  document = { library, pdf, lastArrival: Date.now(), isClosed: false, drawn: 0, isBehind: false };
  return document;
}

/** One document, from its address until the visitor leaves it. Tells of every change of its state. */
export class DocumentSession {
  private stop = new AbortController();
  /** Values filled in, for the case that the document has to be opened again. */
  private filledIn: Iterable<[string, object]> = [];

  constructor(
    private readonly url: string,
    private readonly onState: (state: DocumentState) => void,
    private readonly openNew = openDocument,
  ) {}

  close(): void {
    this.stop.abort();
  }

  /** Opens the document, or opens it again: after a failure, or with another worker because this one hangs. */
  async open(status: 'loading' | 'recovering' = 'loading'): Promise<void> {
    this.close();
    this.stop = new AbortController();
    const { signal } = this.stop;
    const tell = (state: DocumentState) => {
      if (!signal.aborted) this.onState(state);
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    // A document that arrives after the visitor was told is shown all the same.
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(tell, timeout, { status: 'failed', failure: 'slow' });
    };
    const onProgress = (loaded: number, total: number) => {
      watch();
      if (status === 'loading') tell({ status, loaded, total });
    };
    tell(status === 'loading' ? nothingLoaded : { status });
    watch();
    try {
      const document = await this.openNew(this.url, onProgress, signal);
      if (signal.aborted) return;
      const { annotationStorage: storage } = document.pdf;
      for (const [key, value] of this.filledIn) storage.setValue(key, value);
      this.filledIn = storage as unknown as Iterable<[string, object]>;
      tell({ status: 'ready', document });
    } catch (error) {
      if (signal.aborted) return;
      logLibraryError(error);
      const failure = await findFailure(error, this.url);
      if (signal.aborted) return;
      tell({ status: 'failed', failure });
      this.close();
    } finally {
      clearTimeout(timer);
    }
  }
}
