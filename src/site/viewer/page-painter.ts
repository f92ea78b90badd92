import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from './library.ts';
import type { Size } from './page-size.ts';

/** How large pages are drawn. Two fits with one id give the same sizes. */
export interface Fit {
  id: string;
  /** CSS pixels for a point, from the page's size in points. */
  scaleOf(page: Size): number;
  /** Device pixels for a CSS pixel, from the sheet's size in CSS pixels. */
  ratioOf(sheet: Size): number;
}

/** A page that was drawn, and its size in CSS pixels. */
export interface Painting extends Size {
  document: PDFDocumentProxy;
  page: PDFPageProxy;
  fit: Fit;
  /** CSS pixels for a point. */
  scale: number;
}

/** How long a page may take, in milliseconds. */
const timeout = 15_000;

/** A page took too long: its worker may never answer again. */
export class SlowPageError extends Error {
  /** @param page the page that probably keeps the worker busy: this one, or one that was given up before it */
  constructor(readonly page: number) {
    super(`The page was not drawn in ${timeout / 1000} s.`);
    this.name = 'SlowPageError';
  }
}

interface Work {
  page: number;
  fit: Fit;
  /** Settles when the canvas is free again. */
  done: Promise<void>;
  cancel(): void;
}

/** After how many pages the library gives back the fonts and pictures it has kept. */
const pagesBetweenCleanups = 20;

/**
 * Draws pages one at a time. They are drawn on a spare canvas and put on the visible one when they are whole, so that
 * nothing flickers, and so that the next page can be drawn ahead.
 */
export class PagePainter {
  private readonly spare = window.document.createElement('canvas');
  /** What the spare canvas holds. */
  private ready: Painting | undefined;
  private work: Work | undefined;
  private request = 0;
  private lastArrival = 0;
  private drawn = 0;
  /** The first page that was given up since the worker last brought one to its end. */
  private suspect: number | undefined;

  constructor(private readonly document: PDFDocumentProxy) {}

  /**
   * Shows a page on a canvas. A later request replaces this one.
   * @returns nothing when it did.
   * @throws SlowPageError, or the library's error.
   */
  async show(page: number, fit: Fit, canvas: HTMLCanvasElement): Promise<Painting | undefined> {
    const request = ++this.request;
    await this.paint(page, fit, () => request === this.request);
    const { ready } = this;
    if (request !== this.request || !ready || !isOf(ready, page, fit)) return undefined;
    canvas.width = this.spare.width;
    canvas.height = this.spare.height;
    canvas.getContext('2d', { alpha: false })?.drawImage(this.spare, 0, 0);
    return ready;
  }

  /**
   * Draws a page that will probably be asked for next.
   * @throws SlowPageError, or the library's error.
   */
  async prepare(page: number, fit: Fit): Promise<void> {
    const { request } = this;
    await this.paint(page, fit, () => request === this.request);
  }

  /** Notes that a part of the file has arrived: what waits for the network is not slow itself. */
  touch(): void {
    this.lastArrival = Date.now();
  }

  /** Stops and gives the memory back. */
  async close(): Promise<void> {
    this.request += 1;
    this.work?.cancel();
    await this.work?.done.catch(() => {});
    this.ready = undefined;
    this.spare.width = this.spare.height = 0;
  }

  /** Draws on the spare canvas, unless it holds the page already or is just getting it. */
  private async paint(page: number, fit: Fit, isWanted: () => boolean): Promise<void> {
    while (this.work) {
      const { work } = this;
      if (work.page === page && work.fit.id === fit.id) return work.done;
      work.cancel();
      // The library refuses a canvas that an earlier drawing has not let go.
      await work.done.catch(() => {});
      if (!isWanted()) return;
    }
    if (this.ready && isOf(this.ready, page, fit)) return;
    this.work = this.start(page, fit);
    await this.work.done;
  }

  private start(pageNumber: number, fit: Fit): Work {
    let task: RenderTask | undefined;
    let isCancelled = false;
    let letGo = () => {};
    // Before drawing begins the canvas is free at once, whatever is still on its way.
    const givenUp = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const cancel = () => {
      isCancelled = true;
      this.suspect ??= pageNumber;
      if (task) task.cancel();
      else letGo();
    };
    const draw = async () => {
      this.ready = undefined;
      this.drawn += 1;
      // Fails while pages are drawn for printing; the next time will do.
      if (this.drawn % pagesBetweenCleanups === 0) await this.document.cleanup().catch(() => {});
      const page = await this.document.getPage(pageNumber);
      if (isCancelled) return;
      const points = page.getViewport({ scale: 1 });
      const scale = fit.scaleOf(points);
      const width = points.width * scale;
      const height = points.height * scale;
      const viewport = page.getViewport({ scale: scale * fit.ratioOf({ width, height }) });
      this.spare.width = Math.max(1, Math.floor(viewport.width));
      this.spare.height = Math.max(1, Math.floor(viewport.height));
      task = page.render({ canvas: this.spare, viewport });
      try {
        await task.promise;
        this.suspect = undefined;
        this.ready = { document: this.document, page, fit, scale, width, height };
      } finally {
        page.cleanup();
      }
    };
    const drawing = draw().catch((error) => {
      // What was given up, and what belongs to a document that was closed meanwhile, has not failed.
      if (!isCancelled && !this.document.loadingTask.destroyed) throw error;
    });
    const done = this.withTimeout(pageNumber, Promise.race([drawing, givenUp]), cancel).finally(() => {
      this.work = undefined;
    });
    // `prepare` is not always waited for.
    done.catch(() => {});
    return { page: pageNumber, fit, done, cancel };
  }

  /** Ends what takes too long. Time in which nobody looks does not count: browsers then draw nothing. */
  private async withTimeout(page: number, drawing: Promise<void>, cancel: () => void): Promise<void> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    this.touch();
    const tooLong = new Promise<never>((_, reject) => {
      const check = () => {
        const left = this.lastArrival + timeout - Date.now();
        if (left > 0 || window.document.hidden) {
          timer = setTimeout(check, left > 0 ? left : timeout);
          return;
        }
        reject(new SlowPageError(this.suspect ?? page));
        cancel();
      };
      timer = setTimeout(check, timeout);
    });
    try {
      await Promise.race([drawing, tooLong]);
    } finally {
      clearTimeout(timer);
    }
  }
}

function isOf(painting: Painting, page: number, fit: Fit): boolean {
  return painting.page.pageNumber === page && painting.fit.id === fit.id;
}
