import { loadLibrary, type PdfLibrary } from './library.ts';
import type { PageGeometry, ViewedDocument } from './viewed-document.ts';

type TextLayer = InstanceType<PdfLibrary['TextLayer']>;
type Viewport = ConstructorParameters<PdfLibrary['TextLayer']>[0]['viewport'];

/** The words of a page: what takes them away again, and when they are all there. */
export interface ShownText {
  takeAway: () => void;
  done: Promise<unknown>;
}

/** Forgets what the library has measured; there is nothing before it is loaded. */
let forget = () => {};

/** The words that are being laid out, of all documents: until then, the library forgets nothing. */
const unfinished = new Set<Promise<void>>();

/**
 * Lays the words of a page over its picture, transparent: they can be selected, copied, found, and read aloud.
 * @param scale CSS pixels for a point
 */
export function showText(
  document: ViewedDocument,
  page: number,
  geometry: PageGeometry,
  scale: number,
  container: HTMLElement,
): ShownText {
  let layer: TextLayer | undefined;
  let isWanted = true;
  container.replaceChildren();
  const show = async () => {
    const { TextLayer } = await loadLibrary();
    forget = () => TextLayer.cleanup();
    if (!isWanted) return;
    layer = new TextLayer({
      textContentSource: document.text(page),
      container,
      viewport: place(container, geometry, scale),
    });
    await layer.render();
  };
  const takeAway = () => {
    isWanted = false;
    layer?.cancel();
    container.replaceChildren();
  };
  // A page whose words cannot be read is still seen.
  const done = show().catch(() => {});
  unfinished.add(done);
  void done.then(() => unfinished.delete(done));
  return { takeAway, done };
}

/** Gives back what measuring the words has used, once those are gone that were being laid out. */
export function forgetText(): void {
  void Promise.all(unfinished).then(() => forget());
}

/** Lays a container over the page before it is turned, and says where that is in the library's words. */
function place({ style }: HTMLElement, { view, rotation, userUnit }: PageGeometry, sheetScale: number): Viewport {
  const [left = 0, bottom = 0, right = 0, top = 0] = view;
  const [pageWidth, pageHeight] = [right - left, top - bottom];
  const scale = sheetScale * userUnit;
  style.setProperty('--total-scale-factor', String(scale));
  style.width = `${pageWidth * scale}px`;
  style.height = `${pageHeight * scale}px`;
  // The library uses no more of a viewport, and gives none without the document, which is in a worker.
  return { scale, rotation, rawDims: { pageWidth, pageHeight, pageX: left, pageY: bottom } } as unknown as Viewport;
}
