import { type Calls, fromSentError, type PageMessage, type WorkerMessage } from './document-messages.ts';
import drawerUrl from './document-worker.ts?worker&url';
import { MissingScriptError } from './missing-script-error.ts';
import type { SheetLink } from './page-links.ts';
import type {
  Drawing,
  Intent,
  Opening,
  OpeningEvents,
  PageGeometry,
  TextPart,
  ViewedDocument,
} from './viewed-document.ts';

interface PendingCall {
  resolve: (value: never) => void;
  reject: (error: Error) => void;
}

/** A document that two workers of its own read and draw: ended, whatever they are at, they leave nothing behind. */
export class WorkerDocument implements ViewedDocument, Opening {
  numPages = 0;
  lastArrival = Date.now();
  isClosed = false;
  /** Whether the browser has asked what kind of script a worker is: those that do not, know no modules. */
  areModulesKnown = false;
  /** Reads the file. The other one draws, and speaks for both. */
  private readonly reader: Worker;
  private readonly drawer: Worker;
  private readonly pending = new Map<number, PendingCall>();
  private lastId = 0;

  /** @param libraryWorker the address of the library's worker */
  constructor(
    url: string,
    password: string | undefined,
    private readonly events: OpeningEvents,
    libraryWorker: string,
  ) {
    const noteAsked = () => {
      this.areModulesKnown = true;
    };
    const options: WorkerOptions = {
      get type(): WorkerType {
        noteAsked();
        return 'module';
      },
    };
    this.reader = new Worker(libraryWorker, options);
    this.drawer = new Worker(drawerUrl, options);
    const { port1, port2 } = new MessageChannel();
    this.reader.postMessage({ port: port1 }, [port1]);
    this.send({ kind: 'open', url, password, library: port2 }, [port2]);
    this.watchStart(libraryWorker);
    this.drawer.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => this.receive(data));
  }

  end(): void {
    this.isClosed = true;
    this.reader.terminate();
    this.drawer.terminate();
    for (const { reject } of this.pending.values()) reject(new Error('The document was closed.'));
    this.pending.clear();
  }

  measure(page: number): Promise<PageGeometry> {
    return this.call('measure', [page]).result as Promise<PageGeometry>;
  }

  links(page: number): Promise<SheetLink[]> {
    return this.call('links', [page]).result as Promise<SheetLink[]>;
  }

  draw(page: number, scale: number, intent: Intent): Drawing {
    const { id, result } = this.call('draw', [page, scale, intent]);
    return { done: result as Promise<ImageBitmap>, cancel: () => this.send({ kind: 'cancel', id }) };
  }

  text(page: number): ReadableStream<TextPart> {
    this.lastId += 1;
    const key = this.lastId;
    return new ReadableStream<TextPart>(
      {
        pull: async (controller) => {
          const part = (await this.call('text', [page, key]).result) as TextPart | undefined;
          if (part) controller.enqueue(part);
          else controller.close();
        },
        cancel: () => this.send({ kind: 'cancel', id: key }),
      },
      { highWaterMark: 0 },
    );
  }

  private send(message: PageMessage, transfer: Transferable[] = []): void {
    this.drawer.postMessage(message, transfer);
  }

  private call<Method extends keyof Calls>(
    method: Method,
    args: Calls[Method],
  ): { id: number; result: Promise<unknown> } {
    this.lastId += 1;
    const id = this.lastId;
    const result = new Promise((resolve, reject) => this.pending.set(id, { resolve, reject }));
    if (this.isClosed) this.pending.get(id)?.reject(new Error('The document was closed.'));
    else this.send({ kind: 'call', id, method, args } as PageMessage);
    return { id, result };
  }

  /** Tells when both scripts are there. A worker whose script has not come says so by an event without a message. */
  private watchStart(libraryWorker: string): void {
    const starting = [
      [this.reader, libraryWorker],
      [this.drawer, drawerUrl],
    ] as const;
    let left = starting.length;
    for (const [worker, url] of starting) {
      worker.addEventListener('message', () => --left === 0 && this.events.onStart(), { once: true });
      worker.addEventListener('error', (event) => {
        if (!(event instanceof ErrorEvent)) this.events.onError(new MissingScriptError(url));
      });
    }
  }

  private receive(message: WorkerMessage): void {
    switch (message.kind) {
      case 'started':
        break;
      case 'progress':
        this.lastArrival = Date.now();
        this.events.onProgress(message.loaded, message.total);
        break;
      case 'password':
        this.events.onPassword((password) => this.send({ kind: 'password', password }), message.code);
        break;
      case 'opened':
        this.numPages = message.numPages;
        this.events.onOpen(this);
        break;
      case 'failed':
        this.events.onError(fromSentError(message.error));
        break;
      default: {
        const call = this.pending.get(message.id);
        this.pending.delete(message.id);
        if (message.kind === 'result') call?.resolve(message.value as never);
        else call?.reject(fromSentError(message.error));
      }
    }
  }
}
