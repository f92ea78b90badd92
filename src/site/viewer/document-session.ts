import { type Failure, findFailure, logLibraryError } from './failure.ts';
import { isStaleWorker, refreshWorker } from './library.ts';
import { openDocument } from './open-document.ts';
import type { Opening, OpeningEvents, ViewedDocument } from './viewed-document.ts';

/** Where a document is on its way to the screen. */
export type SessionState =
  | { status: 'loading'; loaded: number; total: number }
  | { status: 'password'; wrong: boolean; submit: (password: string) => void }
  | { status: 'failed'; failure: Failure }
  | { status: 'ready'; document: ViewedDocument }
  /** The workers hang: others take over, and what is on the screen stays. */
  | { status: 'recovering' };

/** How long nothing may arrive before the visitor is told, in milliseconds. */
const timeout = 15_000;
/** The library's code for a password that did not fit. */
const incorrectPassword = 2;

/** One document, from its address until the visitor leaves it. Tells of every change of its state. */
export class DocumentSession {
  private opening: Opening | undefined;
  private password: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** What an opening that was given up still reports is not listened to. */
  private attempt = 0;

  constructor(
    private readonly url: string,
    private readonly onState: (state: SessionState) => void,
  ) {}

  /** Opens the document, or opens it again after a failure. */
  open(): void {
    this.onState({ status: 'loading', loaded: 0, total: 0 });
    this.start();
  }

  /** Opens the document in other workers, because these hang. */
  recover(): void {
    this.onState({ status: 'recovering' });
    this.start(true);
  }

  /** Gives the document up: its workers, its memory and what is still on its way. */
  close(): void {
    this.attempt += 1;
    this.end();
  }

  private start(quietly = false): void {
    this.end();
    const attempt = ++this.attempt;
    const whenCurrent =
      <Values extends unknown[]>(listen: (...values: Values) => void) =>
      (...values: Values) => {
        if (attempt === this.attempt) listen(...values);
      };
    let isReady = false;
    const events: OpeningEvents = {
      // The scripts are large: the clock starts when they have come.
      onStart: whenCurrent(() => this.watch()),
      onProgress: whenCurrent((loaded, total) => {
        if (isReady) return;
        this.watch();
        if (!quietly) this.onState({ status: 'loading', loaded, total });
      }),
      onPassword: whenCurrent((submit, code) => {
        clearTimeout(this.timer);
        this.askForPassword(submit, code === incorrectPassword);
      }),
      onOpen: whenCurrent((document) => {
        isReady = true;
        clearTimeout(this.timer);
        this.onState({ status: 'ready', document });
      }),
      onError: whenCurrent((error) => void this.fail(error, attempt)),
    };
    try {
      this.opening = openDocument(this.url, this.password, events);
    } catch (error) {
      logLibraryError(error);
      this.onState({ status: 'failed', failure: 'missing' });
    }
  }

  private askForPassword(submit: (password: string) => void, wrong: boolean): void {
    console.info(`PasswordException: ${wrong ? 'Incorrect Password' : 'No password given'} · code: ${wrong ? 2 : 1}`);
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
    this.end();
  }

  /** Tells the visitor when nothing more arrives. What arrives later is shown all the same. */
  private watch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.onState({ status: 'failed', failure: 'slow' }), timeout);
  }

  private end(): void {
    clearTimeout(this.timer);
    this.opening?.end();
    this.opening = undefined;
  }
}
