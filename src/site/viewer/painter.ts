import type { ViewedDocument } from './document.ts';
import type { PDFPageProxy } from './library.ts';
import { drawableScale, pageScale, pixelRatio, type Size, type StageSize } from './page-size.ts';
import { drawInSlices } from './slices.ts';

/** Size at which pages are drawn. */
export interface Fit {
  stage: StageSize;
  zoom: number;
}

/** A page that was drawn, and its size in CSS pixels. */
export interface Painting extends Size {
  document: ViewedDocument;
  number: number;
  page: PDFPageProxy;
  fit: Fit;
  /** CSS pixels for a point. */
  scale: number;
  canvas: HTMLCanvasElement;
}

/** After how many pages the library gives back the fonts and pictures it has kept. */
const pagesBetweenCleanups = 20;
/** The time the reading of a page may go on after one that was given up, in milliseconds. */
const patience = 5000;
const drawnPages = new WeakMap<ViewedDocument, number>();

/** The time a page may take, in milliseconds. */
const timeout = 15_000;

/** A page took too long: its worker may never answer again. */
export class SlowPageError extends Error {
  constructor(limit = timeout) {
    super(`The page was not drawn in ${limit / 1000} s.`);
    this.name = 'SlowPageError';
  }
}

/**
 * Waits for a page for so long, or until that is stopped. Time in which parts of the file arrive does not count, and none in which nobody looks.
 * @throws SlowPageError, the signal's reason, or what the drawing throws.
 */
export async function withinTime<Result>(
  document: Pick<ViewedDocument, 'lastArrival'>,
  drawing: Promise<Result>,
  signal: AbortSignal,
  limit = timeout,
): Promise<Result> {
  let start = Date.now();
  // Browsers slow down hidden tabs: who comes back gives the page the whole time again.
  const restart = () => {
    if (!window.document.hidden) start = Date.now();
  };
  window.document.addEventListener('visibilitychange', restart);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    const check = () => {
      const left = Math.max(start, document.lastArrival) + limit - Date.now();
      if (left <= 0 && !window.document.hidden) reject(new SlowPageError(limit));
      else timer = setTimeout(check, left > 0 ? left : limit);
    };
    timer = setTimeout(check, limit);
  });
  try {
    return await Promise.race([drawing, givenUp]);
  } finally {
    clearTimeout(timer);
    window.document.removeEventListener('visibilitychange', restart);
  }
}

/** A page that was given up keeps the worker from reading others: the worker must end. */
export class StuckWorkerError extends Error {
  constructor() {
    super(`The worker has not read another page within ${patience / 1000} s.`);
    this.name = 'StuckWorkerError';
  }
}

/** Empties a canvas: phones keep its memory for long after it has gone. */
export function emptyCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = 0;
}

/**
 * Draws a page on a canvas of its own, in slices.
 * @param scaleOf gives the pixels for a point
 * @param signal stops the drawing
 * @throws HeavyPageError, the library's error, or the signal's reason.
 */
export async function drawPage(
  document: ViewedDocument,
  number: number,
  scaleOf: (page: Size) => number,
  intent: 'display' | 'print',
  signal: AbortSignal,
): Promise<{ page: PDFPageProxy; canvas: HTMLCanvasElement }> {
  const { library, pdf } = document;
  const drawn = (drawnPages.get(document) ?? 0) + 1;
  drawnPages.set(document, drawn);
  // Fails while another page is being drawn; the next time will do.
  if (drawn % pagesBetweenCleanups === 0) await pdf.cleanup().catch(() => {});
  const page = await pdf.getPage(number);
  signal.throwIfAborted();
  const size = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: drawableScale(size, scaleOf(size)) });
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const { ENABLE_FORMS, ENABLE_STORAGE } = library.AnnotationMode;
  const isForScreen = intent === 'display';
  const task = page.render({
    canvas,
    viewport,
    intent,
    // On the screen a form's fields stand over the page; on paper what was filled in is drawn with it.
    annotationMode: isForScreen ? ENABLE_FORMS : ENABLE_STORAGE,
  });
  const cancel = () => task.cancel();
  signal.addEventListener('abort', cancel);
  try {
    drawInSlices(library, page, task, isForScreen);
    await task.promise;
    signal.throwIfAborted();
    return { page, canvas };
  } catch (error) {
    emptyCanvas(canvas);
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
    page.cleanup();
  }
}

/** Draws pages one at a time. They are shown when they are whole, so that nothing flickers, and the next is drawn ahead. */
export class PagePainter {
  /** The page being drawn, or one drawn that has not been taken. */
  private work: { number: number; fit: Fit; stop: AbortController; done: Promise<Painting | undefined> } | undefined;
  /** True if a page was given up since the worker last brought one to its end. */
  private hasGivenUp = false;

  constructor(private readonly document: ViewedDocument) {}

  /**
   * Draws a page, unless it is there already or is just being drawn. A later request replaces this one.
   * @returns nothing when it did.
   * @throws HeavyPageError, SlowPageError, StuckWorkerError, or the library's error.
   */
  draw(number: number, fit: Fit): Promise<Painting | undefined> {
    if (this.work?.number === number && this.work.fit === fit) return this.work.done;
    this.close();
    const stop = new AbortController();
    const work = { number, fit, stop, done: this.start(number, fit, stop) };
    this.work = work;
    // What failed is drawn again when it is asked for again; not all that is drawn ahead is waited for.
    work.done.catch(() => {
      if (this.work === work) this.work = undefined;
    });
    return work.done;
  }

  /** Leaves the page that was drawn to who shows it: its canvas is used no more. */
  take(): void {
    this.work = undefined;
  }

  /** Stops and gives the memory back. */
  close(): void {
    this.work?.stop.abort();
    this.work?.done.then(
      (painting) => painting && emptyCanvas(painting.canvas),
      () => {},
    );
    this.work = undefined;
  }

  private async start(number: number, fit: Fit, stop: AbortController): Promise<Painting | undefined> {
    const { document } = this;
    const { signal } = stop;
    const { stage, zoom } = fit;
    const sheetOf = (size: Size) => {
      const scale = pageScale(size, stage, zoom);
      return { scale, width: size.width * scale, height: size.height * scale };
    };
    const scaleOf = (size: Size) => {
      const sheet = sheetOf(size);
      return sheet.scale * pixelRatio(sheet, stage.devicePixelRatio);
    };
    const { hasGivenUp } = this;
    this.hasGivenUp = true;
    const drawing = drawPage(document, number, scaleOf, 'display', signal);
    try {
      const { page, canvas } = await withinTime(document, drawing, signal, hasGivenUp ? patience : undefined);
      this.hasGivenUp = false;
      return { document, number, page, fit, canvas, ...sheetOf(page.getViewport({ scale: 1 })) };
    } catch (error) {
      // What was given up, and what belongs to a document that was closed meanwhile, has not failed.
      if (signal.aborted || document.isClosed) return undefined;
      stop.abort();
      if (error instanceof SlowPageError) throw hasGivenUp ? new StuckWorkerError() : error;
      this.hasGivenUp = hasGivenUp;
      throw error;
    }
  }
}
