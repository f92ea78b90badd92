import { composed } from '../../text/letters.ts';
import type { PDFDocumentProxy, PDFPageProxy } from './library.ts';

/** A link on a page. */
export interface SheetLink {
  id: string;
  /** Its place on the sheet, in per cent of width and height. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** The words under it. */
  text: string;
  /** An address outside the document. */
  url?: string;
  /** A page of the document, from 1. */
  page?: number;
}

/** What the library says of an annotation, as far as links need it. */
interface Annotation {
  id: string;
  subtype: string;
  rect: [number, number, number, number];
  /** The address, if it is a safe one. */
  url?: string;
  dest?: string | unknown[];
  action?: string;
  overlaidText?: string;
}

/** Finds the links of a page, so many at most. Such as lead nowhere are left out. */
export async function findLinks(document: PDFDocumentProxy, page: PDFPageProxy, limit: number): Promise<SheetLink[]> {
  const annotations = (await page.getAnnotations({ intent: 'display' })) as Annotation[];
  const viewport = page.getViewport({ scale: 1 });
  const links = await Promise.all(
    annotations
      .filter(({ subtype }) => subtype === 'Link')
      .slice(0, limit)
      .map(async ({ id, rect, url, dest, action, overlaidText }): Promise<SheetLink | undefined> => {
        // The library rejects where the page that a link leads to has been deleted: the other links stay.
        const target = url ? undefined : await pageOf(document, page.pageNumber, dest, action).catch(() => undefined);
        if (!url && !target) return undefined;
        const [x1, y1] = viewport.convertToViewportPoint(rect[0], rect[1]) as [number, number];
        const [x2, y2] = viewport.convertToViewportPoint(rect[2], rect[3]) as [number, number];
        return {
          id,
          left: (100 * Math.min(x1, x2)) / viewport.width,
          top: (100 * Math.min(y1, y2)) / viewport.height,
          width: (100 * Math.abs(x2 - x1)) / viewport.width,
          height: (100 * Math.abs(y2 - y1)) / viewport.height,
          text: composed(overlaidText?.trim() ?? ''),
          ...(url && { url }),
          ...(target && { page: target }),
        };
      }),
  );
  return links.filter((link) => link !== undefined);
}

async function pageOf(
  document: PDFDocumentProxy,
  current: number,
  dest: Annotation['dest'],
  action: string | undefined,
): Promise<number | undefined> {
  const named: Record<string, number> = {
    FirstPage: 1,
    LastPage: document.numPages,
    NextPage: Math.min(current + 1, document.numPages),
    PrevPage: Math.max(current - 1, 1),
  };
  if (action) return named[action];
  const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest;
  const [target] = explicit ?? [];
  if (typeof target === 'number') return target + 1;
  if (typeof target !== 'object' || target === null) return undefined;
  return (await document.getPageIndex(target as { num: number; gen: number })) + 1;
}
