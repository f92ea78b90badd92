import type { ViewedDocument } from './document.ts';
import type { PDFPageProxy } from './library.ts';
import { drawInSlices } from './slices.ts';

/** A width and a height: of a page in points, or of an area of the screen in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

export interface Drawing {
  page: PDFPageProxy;
  canvas: HTMLCanvasElement;
}

/** After how many pages the library gives back the fonts and pictures it has kept. */
const pagesBetweenCleanups = 20;
/** The time a page may take, in milliseconds. */
const timeout = 15_000;
/** The time between two looks at whether somebody waits for a page, in milliseconds. */
const tick = 500;
/** Pixels of a canvas on the screen, at most: 48 MB, well below what phones refuse. */
const maxShownArea = 12_000_000;
/** The most that browsers draw: pixels in all, and in one direction. A0 is printed in 35 million. */
const [maxDrawnArea, maxDrawnSide] = [40_000_000, 16_384];

/** A page took too long: its worker may never answer again. */
export class SlowPageError extends Error {
  constructor(readonly limit: number) {
    super(`The page was not drawn in ${limit / 1000} s.`);
    this.name = 'SlowPageError';
  }
}

/** Empties a canvas: phones keep its memory for long after it has gone. */
export function emptyCanvas(canvas: HTMLCanvasElement): void {
  canvas.width = canvas.height = 0;
}

interface PageRequest {
  document: ViewedDocument;
  number: number;
  /** Gives the pixels for a point; what is too large for browsers or their memory is drawn smaller. */
  scaleOf: (page: Size) => number;
  intent: 'display' | 'print';
  signal: AbortSignal;
}

/**
 * Draws a page on a canvas of its own, in slices and within a time. Time before the last part of the file arrived does not
 * count, and none in which nobody looks: browsers slow down hidden tabs.
 * @throws HeavyPageError, SlowPageError, the library's error, or the signal's reason.
 */
export function drawPage(request: PageRequest, limit = timeout): Promise<Drawing> {
  const { document, signal } = request;
  let { lastArrival } = document;
  let left = limit;
  let timer: ReturnType<typeof setInterval> | undefined;
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    timer = setInterval(() => {
      left = window.document.hidden || document.lastArrival !== lastArrival ? limit : left - tick;
      lastArrival = document.lastArrival;
      if (left <= 0) reject(new SlowPageError(limit));
    }, tick);
  });
  return Promise.race([draw(request), givenUp]).finally(() => clearInterval(timer));
}

async function draw({ document, number, scaleOf, intent, signal }: PageRequest): Promise<Drawing> {
  const { library, pdf } = document;
  document.drawn += 1;
  // Fails while another page is being drawn; the next time will do.
  if (document.drawn % pagesBetweenCleanups === 0) await pdf.cleanup().catch(() => {});
  const page = await pdf.getPage(number);
  signal.throwIfAborted();
  const isForScreen = intent === 'display';
  const { width, height } = page.getViewport({ scale: 1 });
  const maxArea = isForScreen ? maxShownArea : maxDrawnArea;
  const maxScale = Math.min(Math.sqrt(maxArea / (width * height)), maxDrawnSide / Math.max(width, height));
  const viewport = page.getViewport({ scale: Math.min(scaleOf({ width, height }), maxScale) });
  const canvas = window.document.createElement('canvas');
  canvas.width = Math.max(1, Math.floor(viewport.width));
  canvas.height = Math.max(1, Math.floor(viewport.height));
  const { ENABLE_FORMS, ENABLE_STORAGE } = library.AnnotationMode;
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
