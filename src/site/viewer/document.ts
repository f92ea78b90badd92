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
  /** Whether it was given up: what fails now has not failed. */
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

/** What is told of a document while it is opened. */
export interface OpeningEvents {
  /** The scripts have come, and the file is on its way. */
  onStart(): void;
  onProgress(loaded: number, total: number): void;
  /** @param code the library's code: 1 for no password, 2 for one that does not fit */
  onPassword(submit: (password: string) => void, code: number): void;
  onOpen(document: ViewedDocument): void;
  onError(error: Error): void;
}

/** How long nothing may arrive before the visitor is told, in milliseconds. */
const timeout = 15_000;
/** How long a worker has to end by itself, in milliseconds. */
const timeToEnd = 500;

/**
 * Starts to open a document, with a worker of its own that reads it.
 * @returns what gives the document up: its worker, whatever that is at, its memory and what is still on its way
 */
export function openDocument(url: string, password: string | undefined, events: OpeningEvents): () => void {
  let document: ViewedDocument | undefined;
  let worker: Worker | undefined;
  let close: (() => Promise<void>) | undefined;
  let isEnded = false;
  const open = async () => {
    worker = startWorker(events.onStart, events.onError);
    const library = await loadLibrary();
    if (isEnded) return;
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
      events.onProgress(loaded, total);
    };
    task.onPassword = events.onPassword;
    document = { library, pdf: await task.promise, lastArrival: Date.now(), isClosed: false };
    events.onOpen(document);
  };
  open().catch((error) => isEnded || events.onError(error));
  return () => {
    isEnded = true;
    if (document) document.isClosed = true;
    // One that hangs gives no answer.
    const tooLong = new Promise((resolve) => setTimeout(resolve, timeToEnd));
    void Promise.race([close?.().catch(() => {}), tooLong]).then(() => worker?.terminate());
  };
}

/** One document, from its address until the visitor leaves it. Tells of every change of its state. */
export class DocumentSession {
  private end = () => {};
  private password: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What was filled in, for the case that the document has to be opened again. */
  private filledIn: Iterable<[string, object]> = [];
  /** What an opening that was given up still reports is not listened to. */
  private attempt = 0;

  constructor(
    private readonly url: string,
    private readonly onState: (state: DocumentState) => void,
    private readonly openNew = openDocument,
  ) {}

  /** Opens the document, or opens it again after a failure. */
  open(): void {
    this.onState({ status: 'loading', loaded: 0, total: 0 });
    this.start();
  }

  /** Opens the document with another worker, because this one hangs. */
  recover(): void {
    this.onState({ status: 'recovering' });
    this.start(true);
  }

  /** Gives the document up. */
  close(): void {
    this.attempt += 1;
    clearTimeout(this.timer);
    this.end();
    this.end = () => {};
  }

  private start(quietly = false): void {
    this.close();
    const { attempt } = this;
    const whenCurrent =
      <Values extends unknown[]>(listen: (...values: Values) => void) =>
      (...values: Values) => {
        if (attempt === this.attempt) listen(...values);
      };
    let isReady = false;
    this.end = this.openNew(this.url, this.password, {
      // The scripts are large: the clock starts when they have come.
      onStart: whenCurrent(() => this.watch()),
      onProgress: whenCurrent((loaded, total) => {
        if (isReady) return;
        this.watch();
        if (!quietly) this.onState({ status: 'loading', loaded, total });
      }),
      onPassword: whenCurrent((submit, code) => this.askForPassword(submit, code)),
      onOpen: whenCurrent((document) => {
        isReady = true;
        clearTimeout(this.timer);
        const { annotationStorage: storage } = document.pdf;
        for (const [key, value] of this.filledIn) storage.setValue(key, value);
        this.filledIn = storage as unknown as Iterable<[string, object]>;
        this.onState({ status: 'ready', document });
      }),
      onError: whenCurrent((error) => void this.fail(error, attempt)),
    });
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

  private async fail(error: Error, attempt: number): Promise<void> {
    clearTimeout(this.timer);
    if (isStaleWorker(error) && refreshWorker()) {
      console.warn(error.message);
      this.open();
      return;
    }
    logLibraryError(error);
    const failure = await findFailure(error, this.url);
    if (attempt !== this.attempt) return;
    this.onState({ status: 'failed', failure });
    this.close();
  }

  /** Tells the visitor when nothing more arrives. What arrives later is shown all the same. */
  private watch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.onState({ status: 'failed', failure: 'slow' }), timeout);
  }
}
