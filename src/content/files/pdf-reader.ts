import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

interface Answer {
  id: number;
  value?: unknown;
  error?: string;
}

/** How long a reader waits for the next file before it ends its thread and frees the memory. */
const idleMs = 100;

/** Reads PDF files in a thread, which exists only while files are requested: most builds read none. */
export class PdfReader {
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private readonly waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  private asked = 0;

  /**
   * The number of pages.
   * @throws when the file cannot be opened as a PDF without a password
   */
  pageCount(path: string): Promise<number> {
    return this.ask(path, 'pages') as Promise<number>;
  }

  /** The text of each page, its lines ended as they are in the file. */
  pageTexts(path: string): Promise<string[]> {
    return this.ask(path, 'texts') as Promise<string[]>;
  }

  private ask(path: string, wanted: 'pages' | 'texts'): Promise<unknown> {
    clearTimeout(this.idle);
    this.worker ??= this.start();
    const id = this.asked++;
    this.worker.postMessage({ id, path, wanted });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private start(): Worker {
    const worker = new Worker(join(import.meta.dirname, 'pdf-worker.mjs'));
    worker.on('message', ({ id, value, error }: Answer) => {
      const asker = this.waiting.get(id);
      this.waiting.delete(id);
      if (error === undefined) asker?.resolve(value);
      else asker?.reject(new Error(error));
      if (!this.waiting.size) this.idle = setTimeout(() => this.end(), idleMs);
    });
    worker.on('error', (error) => {
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
      this.end();
    });
    return worker;
  }

  private end(): void {
    void this.worker?.terminate();
    this.worker = undefined;
  }
}
