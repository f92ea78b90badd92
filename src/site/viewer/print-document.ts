import { withinTime } from './time-limit.ts';
import type { ViewedDocument } from './viewed-document.ts';

/** How many pages are printed from here; longer documents are printed by the browser's own viewer. */
export const printLimit = 50;
/** Device pixels for a point: 150 to the inch. */
const scale = 150 / 72;

/**
 * Prints a document: draws its pages one after the other, and gives the browser nothing but them to print.
 * @param onPage is told of each page before it is drawn
 * @param signal stops the preparation
 * @throws SlowPageError, or the library's error.
 */
export async function printDocument(
  viewed: ViewedDocument,
  title: string,
  onPage: (page: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const sheets = document.createElement('div');
  sheets.className = 'viewer-print';
  const canvas = document.createElement('canvas');
  try {
    for (let number = 1; number <= viewed.numPages && !signal.aborted; number += 1) {
      onPage(number);
      const picture = await drawPage(viewed, number, signal);
      if (picture) sheets.append(await makeSheet(picture, canvas));
    }
    if (!signal.aborted) await print(sheets, title);
  } finally {
    canvas.width = canvas.height = 0;
    sheets.remove();
  }
}

/** Draws a page, unless that is stopped. */
async function drawPage(
  viewed: ViewedDocument,
  number: number,
  signal: AbortSignal,
): Promise<ImageBitmap | undefined> {
  const { done, cancel } = viewed.draw(number, scale, 'print');
  signal.addEventListener('abort', cancel);
  try {
    return await withinTime(viewed, number, done);
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

async function makeSheet(picture: ImageBitmap, canvas: HTMLCanvasElement): Promise<HTMLImageElement> {
  canvas.width = picture.width;
  canvas.height = picture.height;
  canvas.getContext('2d', { alpha: false })?.drawImage(picture, 0, 0);
  picture.close();
  const image = new Image();
  if (canvas.width > canvas.height) image.className = 'viewer-wide';
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
