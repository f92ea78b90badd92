import { helvetica, numberedPage } from './made-documents.ts';
import { documentOf, type PageMaker, type PdfObject, packed } from './write-pdf.ts';

/** 10 to the power of -38: PDF knows no exponents. */
const nearlyNothing = `0.${'0'.repeat(37)}1`;

/** A page of a tiling pattern that moves on by next to nothing, which veraPDF's test suite has: to draw it never ends. */
const endlessToDraw: PageMaker = (other) => ({
  page: { content: '/Pattern cs /P scn 0 0 595 842 re f', resources: `/Pattern<</P ${other} 0 R>>` },
  others: [
    packed(
      `/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 100 100]/XStep ${nearlyNothing}/YStep ${nearlyNothing}/Resources<<>>`,
      '0 0 50 50 re f',
    ),
  ],
});

/** A page of forms that draw nothing, a great many times: to read it never ends. */
const endlessToRead: PageMaker = (other) => ({
  page: { content: '/X Do '.repeat(2000), resources: `/XObject<</X ${other} 0 R>>` },
  others: [packed('/Type/XObject/Subtype/Form/BBox[0 0 9 9]', 'BX EX '.repeat(200_000))],
});

/** Two forms that paint each other. */
const circularForms: PageMaker = (other) => {
  const formOf = (inner: number) =>
    packed(`/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<</XObject<</X ${inner} 0 R>>>>`, '/X Do /X Do');
  return {
    page: { content: '/X Do', resources: `/XObject<</X ${other} 0 R>>` },
    others: [formOf(other + 1), formOf(other)],
  };
};

/** A page of a thousand million points, but for its height. */
const widePage =
  (height: number): PageMaker =>
  () => ({
    page: { content: `0 0 1 rg 0 0 500000000 ${height} re f`, mediaBox: [0, 0, 1e9, height] },
  });

/** A page of more words and links than are shown. */
const manyWords: PageMaker = (other) => {
  const places = Array.from({ length: 12_000 }, (_, index) => [5 * (index % 118), 8 * Math.floor(index / 118)]);
  const links = places.slice(0, 1200).map(
    ([x = 0, y = 0]): PdfObject => ({
      dictionary: `/Type/Annot/Subtype/Link/Rect[${x} ${y} ${x + 4} ${y + 4}]/A<</S/URI/URI(https://example.org/${x})>>`,
    }),
  );
  return {
    page: {
      content: `BT /F 4 Tf ${places.map(([x, y]) => `1 0 0 1 ${x} ${y} Tm (a${x}) Tj`).join('\n')} ET`,
      resources: helvetica,
      annotations: links.map((_, index) => `${other + index} 0 R`).join(' '),
    },
    others: links,
  };
};

/** Where there are which pages. Those between, the first and the last one say their number. */
export const pageOf = { toDraw: 2, toRead: 4, looksEndless: [6, 7, 8], manyWords: 9, last: 10 };

/** A document of three pages of which the second asks for more than any computer can draw. */
export const endlessDrawing = () => documentOf(numberedPage(1), endlessToDraw, numberedPage(3));

/** A document of pages that ask for more than any computer can draw, or read, and of some that only look so. */
export function endlessDocument(): Buffer {
  return documentOf(
    numberedPage(1),
    endlessToDraw,
    numberedPage(3),
    endlessToRead,
    numberedPage(5),
    circularForms,
    widePage(1e9),
    widePage(9),
    manyWords,
    numberedPage(pageOf.last),
  );
}
