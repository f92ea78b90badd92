import { type Failure, findFailure, isStaleWorker, logLibraryError } from './failure.ts';
import {
  documentOptions,
  loadLibrary,
  type PDFDocumentProxy,
  type PdfLibrary,
  refreshWorker,
  startWorker,
} from './library.ts';

/** A document that is open. */
export interface ViewedDocument {
  readonly library: PdfLibrary;
  readonly pdf: PDFDocumentProxy;
  /** When a part of the file arrived last, in milliseconds since 1970. */
  lastArrival: number;
  /** True once it was given up: what fails now has not failed. */
  isClosed: boolean;
}

/** Where a document is on its way to the screen. */
export type DocumentState =
  | { status: 'loading'; loaded: number; total: number }
  | { status: 'password'; wrong: boolean; submit: (password: string) => void }
  | { status: 'failed'; failure: Failure }
  | { status: 'ready'; document: ViewedDocument }
  /** The worker hangs: another one takes over, and what is on the screen stays. */
  | { status: 'recovering' };

/** Events of a document while it is opened. */
export interface OpeningEvents {
  /** The scripts have come, and the file is on its way. */
  onStart(): void;
  onProgress(loaded: number, total: number): void;
  /** @param code the library's code: 1 for no password, 2 for one that does not fit */
  onPassword(submit: (password: string) => void, code: number): void;
}

/** The time in which nothing may arrive before the visitor is told, in milliseconds. */
const timeout = 15_000;
/** The time a worker has to end by itself, in milliseconds. */
const timeToEnd = 500;

/**
 * Opens a document, with a worker of its own that reads it.
 * @param signal gives the document up: its worker, whatever that is at, its memory and what is still on its way
 * @throws MissingScriptError, or the library's error.
 */
export async function openDocument(
  url: string,
  password: string | undefined,
  events: OpeningEvents,
  signal: AbortSignal,
): Promise<ViewedDocument> {
  let document: ViewedDocument | undefined;
  let close = async () => {};
  const { worker, missing } = startWorker(events.onStart);
  signal.addEventListener('abort', () => {
    if (document) document.isClosed = true;
    // One that hangs gives no answer.
    const tooLong = new Promise((resolve) => setTimeout(resolve, timeToEnd));
    void Promise.race([close().catch(() => {}), tooLong]).then(() => worker.terminate());
  });
  const library = await Promise.race([loadLibrary(), missing]);
  signal.throwIfAborted();
  const port = new library.PDFWorker({ port: worker as unknown as null });
  const task = library.getDocument({
    ...documentOptions,
    url: new URL(url, window.location.href),
    worker: port,
    ...(password !== undefined && { password }),
  });
  close = () => task.destroy().finally(() => port.destroy());
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
    if (document) document.lastArrival = Date.now();
    else events.onProgress(loaded, total);
  };
  task.onPassword = events.onPassword;
  const pdf = await Promise.race([task.promise, missing]);
  document = { library, pdf, lastArrival: Date.now(), isClosed: false };
  return document;
}

/** One document, from its address until the visitor leaves it. Tells of every change of its state. */
export class DocumentSession {
  private stop = new AbortController();
  private password: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Values filled in, for the case that the document has to be opened again. */
  private filledIn: Iterable<[string, object]> = [];

  constructor(
    private readonly url: string,
    private readonly onState: (state: DocumentState) => void,
    private readonly openNew = openDocument,
  ) {}

  /** Opens the document, or opens it again after a failure. */
  open(): void {
    this.onState({ status: 'loading', loaded: 0, total: 0 });
    void this.start();
  }

  /** Opens the document with another worker, because this one hangs. */
  recover(): void {
    this.onState({ status: 'recovering' });
    void this.start(true);
  }

  /** Gives the document up. */
  close(): void {
    clearTimeout(this.timer);
    this.stop.abort();
  }

  private async start(quietly = false): Promise<void> {
    this.close();
    this.stop = new AbortController();
    const { signal } = this.stop;
    const whenWanted =
      <Values extends unknown[]>(listen: (...values: Values) => void) =>
      (...values: Values) =>
        signal.aborted || listen(...values);
    const events = {
      // The scripts are large: the clock starts when they have come.
      onStart: whenWanted(() => this.watch()),
      onProgress: whenWanted((loaded: number, total: number) => {
        this.watch();
        if (!quietly) this.onState({ status: 'loading', loaded, total });
      }),
      onPassword: whenWanted((submit: (password: string) => void, code: number) => this.askForPassword(submit, code)),
    };
    try {
      const document = await this.openNew(this.url, this.password, events, signal);
      if (signal.aborted) return;
      clearTimeout(this.timer);
      const { annotationStorage: storage } = document.pdf;
      for (const [key, value] of this.filledIn) storage.setValue(key, value);
      this.filledIn = storage as unknown as Iterable<[string, object]>;
      this.onState({ status: 'ready', document });
    } catch (error) {
      if (!signal.aborted) await this.fail(error, signal);
    }
  }

  private askForPassword(submit: (password: string) => void, code: number): void {
    clearTimeout(this.timer);
    const wrong = code === 2;
    console.info(`PasswordException: ${wrong ? 'Incorrect Password' : 'No password given'} · code: ${code}`);
    this.onState({
      status: 'password',
      wrong,
      submit: (password) => {
        // Kept for the case that the document has to be opened again.
        this.password = password;
        this.onState({ status: 'loading', loaded: 0, total: 0 });
        this.watch();
        submit(password);
      },
    });
  }

  private async fail(error: unknown, signal: AbortSignal): Promise<void> {
    clearTimeout(this.timer);
    if (isStaleWorker(error) && refreshWorker()) {
      console.warn((error as Error).message);
      this.open();
      return;
    }
    logLibraryError(error);
    const failure = await findFailure(error, this.url);
    if (signal.aborted) return;
    this.onState({ status: 'failed', failure });
    this.close();
  }

  /** Tells the visitor when nothing more arrives. What arrives later is shown all the same. */
  private watch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.onState({ status: 'failed', failure: 'slow' }), timeout);
  }
}
