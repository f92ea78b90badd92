import { expect, test } from 'vitest';
import type { PDFDocumentProxy, PDFPageProxy } from '../../src/site/viewer/library.ts';
import { findLinks } from '../../src/site/viewer/page-links.ts';

const deleted = { num: 9, gen: 0 };

const document = {
  numPages: 3,
  getPageIndex: async ({ num }: { num: number }) => {
    if (num === deleted.num) throw new Error('Page reference is not in the document.');
    return num;
  },
  getDestination: async (name: string) => {
    if (name === 'broken') throw new Error('The destination cannot be read.');
    return null;
  },
} as unknown as PDFDocumentProxy;

function pageWith(targets: Record<string, object>) {
  return {
    pageNumber: 1,
    getAnnotations: async () =>
      Object.entries(targets).map(([id, target]) => ({ id, subtype: 'Link', rect: [0, 0, 10, 10], ...target })),
    getViewport: () => ({ width: 100, height: 100, convertToViewportPoint: (x: number, y: number) => [x, 100 - y] }),
  } as unknown as PDFPageProxy;
}

test('a link that leads nowhere is left out, and the others of its page stay', async () => {
  const links = await findLinks(
    document,
    pageWith({
      deleted: { dest: [deleted] },
      broken: { dest: 'broken' },
      unknown: { dest: 'unknown' },
      within: { dest: [{ num: 1, gen: 0 }] },
      numbered: { dest: [2] },
      outside: { url: 'https://example.org/steel' },
    }),
    10,
  );
  expect(links.map(({ id, page, url }) => ({ id, page, url }))).toEqual([
    { id: 'within', page: 2, url: undefined },
    { id: 'numbered', page: 3, url: undefined },
    { id: 'outside', page: undefined, url: 'https://example.org/steel' },
  ]);
});
