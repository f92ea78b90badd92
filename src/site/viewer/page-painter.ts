import type { Size } from './page-size.ts';
import { SlowPageError, withinTime } from './time-limit.ts';
import type { Drawing, PageGeometry, ViewedDocument } from './viewed-document.ts';

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
  document: ViewedDocument;
  page: number;
  geometry: PageGeometry;
  fit: Fit;
  /** CSS pixels for a point. */
  scale: number;
}

/** How long a drawing that was given up may take to end, in milliseconds. */
const patience = 3000;

/** A drawing that was given up does not end: its worker must. */
export class StuckWorkerError extends Error {
  constructor() {
    super(`A drawing did not end within ${patience / 1000} s.`);
    this.name = 'StuckWorkerError';
  }
}

interface Work {
  page: number;
  fit: Fit;
  /** Settles when the next page can be drawn. */
  done: Promise<void>;
  cancel(): void;
}

/** Draws pages one at a time. They are shown when they are whole, so that nothing flickers, and the next is drawn ahead. */
export class PagePainter {
  /** What was drawn last, until it is shown. */
  private ready: { painting: Painting; picture: ImageBitmap } | undefined;
  private work: Work | undefined;
  private request = 0;
  /** The first page that was given up since the worker last brought one to its end. */
  private suspect: number | undefined;

  constructor(private readonly document: ViewedDocument) {}

  /**
   * Shows a page on a canvas. A later request replaces this one.
   * @returns nothing when it did.
   * @throws SlowPageError, StuckWorkerError, or the library's error.
   */
  async show(page: number, fit: Fit, canvas: HTMLCanvasElement): Promise<Painting | undefined> {
    const request = ++this.request;
    await this.paint(page, fit, () => request === this.request);
    const { ready } = this;
    if (request !== this.request || !ready || !isOf(ready.painting, page, fit)) return undefined;
    const { painting, picture } = ready;
    canvas.width = picture.width;
    canvas.height = picture.height;
    canvas.getContext('2d', { alpha: false })?.drawImage(picture, 0, 0);
    this.forget();
    return painting;
  }

  /**
   * Draws a page that will probably be asked for next.
   * @throws SlowPageError, StuckWorkerError, or the library's error.
   */
  async prepare(page: number, fit: Fit): Promise<void> {
    const { request } = this;
    await this.paint(page, fit, () => request === this.request);
  }

  /** Stops and gives the memory back. */
  async close(): Promise<void> {
    this.request += 1;
    this.work?.cancel();
    await this.work?.done.catch(() => {});
    this.forget();
  }

  /** Draws a page, unless it is there already or is just being drawn. */
  private async paint(page: number, fit: Fit, isWanted: () => boolean): Promise<void> {
    while (this.work) {
      const { work } = this;
      if (work.page === page && work.fit.id === fit.id) return work.done;
      work.cancel();
      await work.done.catch((error) => {
        if (error instanceof StuckWorkerError) throw error;
      });
      if (!isWanted()) return;
    }
    if (this.ready && isOf(this.ready.painting, page, fit)) return;
    this.forget();
    this.work = this.start(page, fit);
    await this.work.done;
  }

  private start(page: number, fit: Fit): Work {
    let drawing: Drawing | undefined;
    let isCancelled = false;
    let letGo = () => {};
    let giveUp = (_error: Error) => {};
    const givenUp = new Promise<void>((resolve, reject) => {
      letGo = resolve;
      giveUp = reject;
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cancel = () => {
      if (isCancelled) return;
      isCancelled = true;
      this.suspect ??= page;
      // Before drawing begins there is nothing to wait for, whatever is still on its way.
      if (!drawing) return letGo();
      drawing.cancel();
      timer = setTimeout(() => giveUp(new StuckWorkerError()), patience);
    };
    const draw = async () => {
      const geometry = await this.document.measure(page);
      if (isCancelled) return;
      const scale = fit.scaleOf(geometry);
      const sheet = { width: geometry.width * scale, height: geometry.height * scale };
      drawing = this.document.draw(page, scale * fit.ratioOf(sheet), 'display');
      const picture = await drawing.done;
      this.suspect = undefined;
      this.forget();
      this.ready = { painting: { document: this.document, page, geometry, fit, scale, ...sheet }, picture };
    };
    const drawn = draw().catch((error) => {
      // What was given up, and what belongs to a document that was closed meanwhile, has not failed.
      if (!isCancelled && !this.document.isClosed) throw error;
    });
    const done = withinTime(this.document, page, Promise.race([drawn, givenUp]))
      .catch((error) => {
        if (!(error instanceof SlowPageError)) throw error;
        drawing?.cancel();
        // One that was given up before may be what keeps the worker busy.
        throw new SlowPageError(this.suspect ?? page);
      })
      .finally(() => {
        clearTimeout(timer);
        this.work = undefined;
      });
    // `prepare` is not always waited for.
    done.catch(() => {});
    return { page, fit, done, cancel };
  }

  private forget(): void {
    this.ready?.picture.close();
    this.ready = undefined;
  }
}

function isOf(painting: Painting, page: number, fit: Fit): boolean {
  return painting.page === page && painting.fit.id === fit.id;
}
