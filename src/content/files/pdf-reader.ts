import { once } from 'node:events';
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

/** Reads PDF files, one after the other, in a thread that begins with the first one: most builds read none. */
export class PdfReader {
  private worker: Worker | undefined;

  /**
   * Reads the pages of a file.
   * @throws when the file cannot be opened as a PDF without a password
   */
  async read(path: string): Promise<PdfPage[]> {
    this.worker ??= new Worker(join(import.meta.dirname, 'pdf-worker.mjs'));
    // Only as long as it reads is it waited for.
    this.worker.ref();
    try {
      this.worker.postMessage(path);
      const [{ pages, error }] = (await once(this.worker, 'message')) as [{ pages?: PdfPage[]; error?: string }];
      if (!pages) throw new Error(error);
      return pages;
    } finally {
      this.worker.unref();
    }
  }

  /** Ends the thread, and frees its memory. */
  end(): void {
    void this.worker?.terminate();
  }
}
