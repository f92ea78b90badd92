import { composed } from '../../text/letters.ts';
import type { PDFDocumentProxy, PDFPageProxy, RenderTask } from './library.ts';
import { findLinks, type SheetLink } from './page-links.ts';
import { drawableScale } from './page-size.ts';
import type { Drawing, Intent, PageGeometry, TextPart, ViewedDocument } from './viewed-document.ts';

/** What pages are drawn on. */
export type DrawingCanvas = HTMLCanvasElement | OffscreenCanvas;

/** How a document is drawn where it is: on the page or in a worker. */
export interface DrawingPlace {
  createCanvas(width: number, height: number): DrawingCanvas;
  /** Makes way between two steps of a drawing; without it the library does. */
  makeWay?: (next: () => void) => void;
  /**
   * Looks at a page before it is drawn.
   * @throws when it asks for too much.
   */
  checkPage?: (page: PDFPageProxy) => Promise<void>;
}

/** After how many pages the library gives back the fonts and pictures it has kept. */
const pagesBetweenCleanups = 20;
/** How many operators a page may have: what is drawn of more would take minutes, and the list much memory. */
const maxOperators = 2_000_000;
/** How many pieces of text can be selected on a page, and how many links followed: each is an element of the page. */
const [maxTexts, maxLinks] = [10_000, 1000];

/** An open document, as the library has it: on the page, or in the worker that draws. */
export class LibraryDocument implements ViewedDocument {
  lastArrival = Date.now();
  isClosed = false;
  private drawn = 0;

  constructor(
    private readonly document: PDFDocumentProxy,
    private readonly place: DrawingPlace,
  ) {}

  get numPages(): number {
    return this.document.numPages;
  }

  async measure(number: number): Promise<PageGeometry> {
    const page = await this.document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { view, rotate: rotation, userUnit } = page;
    return { width, height, view, rotation, userUnit };
  }

  draw(number: number, scale: number, intent: Intent): Drawing {
    let task: RenderTask | undefined;
    let cancel = () => {};
    let isCancelled = false;
    // Answered at once, even while a part of the file is waited for.
    const cancelled = new Promise<never>((_, reject) => {
      cancel = () => {
        isCancelled = true;
        task?.cancel();
        reject(new Error(`Page ${number} is not wanted any more.`));
      };
    });
    const draw = async () => {
      this.drawn += 1;
      // Fails while another page is being drawn; the next time will do.
      if (this.drawn % pagesBetweenCleanups === 0) await this.document.cleanup().catch(() => {});
      const page = await this.document.getPage(number);
      await this.place.checkPage?.(page);
      if (isCancelled) return cancelled;
      const viewport = page.getViewport({ scale: drawableScale(page.getViewport({ scale: 1 }), scale) });
      const canvas = this.place.createCanvas(
        Math.max(1, Math.floor(viewport.width)),
        Math.max(1, Math.floor(viewport.height)),
      );
      try {
        // The library's types know no other canvas than that of a page.
        task = page.render({ canvas: canvas as HTMLCanvasElement, viewport, intent, operationsFilter });
        if (this.place.makeWay) task.onContinue = this.place.makeWay;
        await task.promise;
        return 'transferToImageBitmap' in canvas ? canvas.transferToImageBitmap() : await createImageBitmap(canvas);
      } finally {
        page.cleanup();
        canvas.width = canvas.height = 0;
      }
    };
    return { done: Promise.race([draw(), cancelled]), cancel };
  }

  text(number: number): ReadableStream<TextPart> {
    let left = maxTexts;
    let reader: ReadableStreamDefaultReader<TextPart> | undefined;
    const end = () => reader?.cancel(unwanted).catch(() => {});
    return new ReadableStream<TextPart>(
      {
        pull: async (controller) => {
          reader ??= (await this.document.getPage(number))
            .streamTextContent({ includeMarkedContent: true })
            .getReader();
          const { value, done } = await reader.read();
          for (const item of value?.items ?? []) {
            // The name of a part within its document: on the page it would be that of another document's part, too.
            if ('id' in item) item.id = '';
            // What is copied or found are letters. The library knows some ligatures, and puts Arabic forms in order with its own.
            if ('str' in item) item.str = composed(item.str);
          }
          if (value) controller.enqueue(value);
          left -= value?.items.length ?? 0;
          if (left <= 0) void end();
          if (done || left <= 0) controller.close();
        },
        cancel: end,
      },
      { highWaterMark: 0 },
    );
  }

  async links(number: number): Promise<SheetLink[]> {
    return findLinks(this.document, await this.document.getPage(number), maxLinks);
  }
}

/** Why the reading of words is ended: by this name the library knows that it has not failed. */
const unwanted = Object.assign(new Error('The words are not wanted any more.'), { name: 'AbortException' });

/** Lets operators be run, until there are too many. */
function operationsFilter(index: number): boolean {
  if (index > maxOperators) throw new Error(`The page has more than ${maxOperators} operators.`);
  return true;
}
