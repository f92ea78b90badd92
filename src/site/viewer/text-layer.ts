import { TextLayer } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PDFPageProxy } from './library.ts';

/**
 * Lays the words of a page over its picture, transparent: they can be selected, copied, found, and read aloud.
 * @param scale CSS pixels for a point
 * @returns what takes them away again.
 */
export function showText(page: PDFPageProxy, scale: number, container: HTMLElement): () => void {
  container.replaceChildren();
  container.style.setProperty('--total-scale-factor', String(scale));
  const layer = new TextLayer({
    textContentSource: page.streamTextContent({ includeMarkedContent: true, disableNormalization: true }),
    container,
    viewport: page.getViewport({ scale }),
  });
  // A page whose words cannot be read is still seen.
  layer.render().catch(() => {});
  return () => {
    layer.cancel();
    container.replaceChildren();
  };
}

/** Gives back what measuring the words has used. */
export function forgetText(): void {
  TextLayer.cleanup();
}
