import type { PDFDocumentProxy } from './library.ts';

/** How many pages are printed from here; longer documents are printed by the browser's own viewer. */
export const printLimit = 50;
/** Device pixels for a point: 150 to the inch. */
const scale = 150 / 72;

/**
 * Prints a document: draws its pages one after the other, and gives the browser nothing but them to print.
 * @param onPage is told of each page before it is drawn
 * @param signal stops the preparation
 */
export async function printDocument(
  pdf: PDFDocumentProxy,
  title: string,
  onPage: (page: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = 'viewer-print';
  const canvas = document.createElement('canvas');
  try {
    for (let number = 1; number <= pdf.numPages && !signal.aborted; number += 1) {
      onPage(number);
      sheets.append(await drawSheet(pdf, number, canvas));
    }
    if (!signal.aborted) await print(sheets, title);
  } finally {
    canvas.width = canvas.height = 0;
    sheets.remove();
  }
}

async function drawSheet(
  pdf: PDFDocumentProxy,
  number: number,
  canvas: HTMLCanvasElement,
): Promise<HTMLImageElement> {
  const page = await pdf.getPage(number);
  const viewport = page.getViewport({ scale });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport, intent: 'print' }).promise;
  page.cleanup();
  const image = new Image();
  image.src = canvas.toDataURL('image/jpeg', 0.9);
  await image.decode();
  return image;
}

async function print(sheets: HTMLElement, title: string): Promise<void> {
  const { title: before } = document;
  document.body.append(sheets);
  document.documentElement.classList.add('viewer-prints');
  // Browsers write it on the paper and propose it as the name of a file.
  document.title = title;
  try {
    const printed = new Promise((resolve) => window.addEventListener('afterprint', resolve, { once: true }));
    window.print();
    await printed;
  } finally {
    document.title = before;
    document.documentElement.classList.remove('viewer-prints');
  }
}
