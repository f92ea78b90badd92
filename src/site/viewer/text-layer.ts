import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from './library.ts';

/**
 * Lays the words of a page over its picture, transparent: they can be selected, copied, found, and read aloud.
 * @param scale CSS pixels for a point
 * @returns what takes them away again, and when they are all there
 */
export function showText(
  page: PDFPageProxy,
  scale: number,
  container: HTMLElement,
): { takeAway: () => void; done: Promise<unknown> } {
  container.replaceChildren();
  container.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({
    textContentSource: page.streamTextContent({ includeMarkedContent: true, disableNormalization: true }),
    container,
    viewport: page.getViewport({ scale }),
  });
  const takeAway = () => {
    layer.cancel();
    container.replaceChildren();
  };
  // A page whose words cannot be read is still seen.
  return { takeAway, done: layer.render().catch(() => {}) };
}

/** Gives back what measuring the words has used. */
export function forgetText(): void {
  TextLayer.cleanup();
}
