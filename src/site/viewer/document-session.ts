import { type Failure, findFailure, logLibraryError } from './failure.ts';
import {
  endOpening,
  isStaleWorker,
  type Opening,
  type PDFDocumentProxy,
  refreshWorker,
  startOpening,
} from './library.ts';

/** Where a document is on its way to the screen. */
export type SessionState =
  | { status: 'loading'; loaded: number; total: number }
  | { status: 'password'; wrong: boolean; submit: (password: string) => void }
  | { status: 'failed'; failure: Failure }
  | { status: 'ready'; document: PDFDocumentProxy }
  /** The worker hangs: another takes over, and what is on the screen stays. */
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
    /** Told of every part of the open document that arrives. */
    private readonly onArrival: () => void = () => {},
  ) {}

  /** Opens the document, or opens it again after a failure. */
  open(): void {
    this.onState({ status: 'loading', loaded: 0, total: 0 });
    this.start();
  }

  /** Opens the document in another worker, because this one hangs. */
  recover(): void {
    this.onState({ status: 'recovering' });
    this.start(true);
  }

  private start(quietly = false): void {
    void this.end();
    const attempt = ++this.attempt;
    const isCurrent = () => attempt === this.attempt;
    let opening: Opening;
    try {
      opening = startOpening(this.url, this.password);
    } catch (error) {
      logLibraryError(error);
      this.onState({ status: 'failed', failure: 'missing' });
      return;
    }
    this.opening = opening;
    const { task, worker } = opening;
    // The worker's script is large: the clock starts when it has come.
    worker.promise.then(
      () => isCurrent() && this.watch(),
      () => {},
    );
    task.onProgress = ({ loaded, total }: { loaded: number; total: number }) => {
      if (!isCurrent()) return;
      this.watch();
      if (!quietly) this.onState({ status: 'loading', loaded, total });
    };
    task.onPassword = (submit: (password: string) => void, code: number) => {
      if (!isCurrent()) return;
      clearTimeout(this.timer);
      this.askForPassword(submit, code === incorrectPassword);
    };
    task.promise.then(
      (document) => {
        if (!isCurrent()) return;
        clearTimeout(this.timer);
        task.onProgress = this.onArrival;
        this.onState({ status: 'ready', document });
      },
      (error) => {
        if (isCurrent()) void this.fail(error, attempt);
      },
    );
  }

  /** Gives the document up: its worker, its memory and what is still on its way. */
  async close(): Promise<void> {
    this.attempt += 1;
    await this.end();
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

  private async fail(error: unknown, attempt: number): Promise<void> {
    clearTimeout(this.timer);
    if (isStaleWorker(error) && refreshWorker()) {
      console.warn((error as Error).message);
      this.open();
      return;
    }
    logLibraryError(error);
    const failure = await findFailure(error, this.url);
    if (attempt !== this.attempt) return;
    this.onState({ status: 'failed', failure });
    await this.end();
  }

  /** Tells the visitor when nothing more arrives. What arrives later is shown all the same. */
  private watch(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.onState({ status: 'failed', failure: 'slow' }), timeout);
  }

  private async end(): Promise<void> {
    clearTimeout(this.timer);
    const { opening } = this;
    this.opening = undefined;
    if (opening) await endOpening(opening);
  }
}
