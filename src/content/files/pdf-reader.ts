import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A piece of text, as a page shows it, in points from the upper left corner. */
export interface PdfPiece {
  text: string;
  x: number;
  y: number;
  width: number;
  /** The size of its letters. */
  size: number;
  font: string;
  /** True if it does not go from left to right. */
  isTurned: boolean;
  /** True if the line ends behind it. */
  endsLine: boolean;
  /** The id by which the tags of the page name it. */
  id?: string;
  /** True if the file says that it is no content: a running line, a page number. */
  isArtifact?: boolean;
}

/** A tag of a PDF, by the role that it has in the standard (ISO 32000-2, 14.8.4), or a piece of content. */
export interface PdfTag {
  role?: string;
  id?: string;
  alt?: string;
  children?: PdfTag[];
}

/** A page of a PDF. */
export interface PdfPage {
  height: number;
  pieces: PdfPiece[];
  tree: PdfTag | null;
}

interface Answer {
  id: number;
  pages?: PdfPage[];
  error?: string;
}

/** The time a reader waits for the next file before it ends its thread and frees the memory. */
const idleMs = 100;

/** Reads PDF files in a thread, which exists only while files are requested: most builds read none. */
export class PdfReader {
  private worker: Worker | undefined;
  private idle: NodeJS.Timeout | undefined;
  private readonly waiting = new Map<
    number,
    { resolve: (pages: PdfPage[]) => void; reject: (error: Error) => void }
  >();
  private asked = 0;

  /**
   * Reads the pages of a file.
   * @throws when the file cannot be opened as a PDF without a password
   */
  read(path: string): Promise<PdfPage[]> {
    clearTimeout(this.idle);
    this.worker ??= this.start();
    const id = this.asked++;
    this.worker.postMessage({ id, path });
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private start(): Worker {
    const worker = new Worker(join(import.meta.dirname, 'pdf-worker.mjs'));
    worker.on('message', ({ id, pages, error }: Answer) => {
      const asker = this.waiting.get(id);
      this.waiting.delete(id);
      if (pages) asker?.resolve(pages);
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
