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

/** A page of one path that crosses itself a great many times. */
const tangledPath: PageMaker = () => {
  const points = Array.from({ length: 60_000 }, (_, index) => `${(index * 7919) % 595} ${(index * 104_729) % 842} l`);
  return { page: { content: `0 0 m ${points.join(' ')} f*` } };
};

/** A page of letters each of which is drawn by a great many operators. */
const heavyLetters: PageMaker = (other) => ({
  page: { content: `BT /F 9 Tf 9 400 Td (${'a'.repeat(200)}) Tj ET`, resources: `/Font<</F ${other} 0 R>>` },
  others: [
    {
      dictionary: `/Type/Font/Subtype/Type3/FontBBox[0 0 1 1]/FontMatrix[1 0 0 1 0 0]/FirstChar 97/LastChar 97/Widths[1]/Encoding<</Type/Encoding/Differences[97/a]>>/CharProcs<</a ${other + 1} 0 R>>/Resources<<>>`,
    },
    packed('', `1 0 d0 ${'0 0 .1 .1 re f '.repeat(5000)}`),
  ],
});

/** A page of a shading of triangles each of which fills it. */
const heavyShading: PageMaker = (other) => {
  const corner = (x: number, y: number) => [0, x >> 8, x & 255, y >> 8, y & 255, 200, x & 255, 0];
  const triangle = [...corner(0, 0), ...corner(65_535, 0), ...corner(0, 65_535)];
  const mesh = Buffer.concat(Array.from({ length: 1000 }, () => Buffer.from(triangle)));
  return {
    page: { content: '/S sh', resources: `/Shading<</S ${other} 0 R>>` },
    others: [
      packed(
        '/ShadingType 4/ColorSpace/DeviceRGB/BitsPerCoordinate 16/BitsPerComponent 8/BitsPerFlag 8/Decode[0 595 0 842 0 1 0 1 0 1]',
        mesh,
      ),
    ],
  };
};

/** A page of outlines each of which cuts out what is left of those before. */
const nestedOutlines: PageMaker = () => {
  const points = Array.from({ length: 300 }, (_, index) => `${(index * 7919) % 595} ${(index * 104_729) % 842} l`);
  return { page: { content: `0 0 m ${points.join(' ')} W* n 0 0 595 842 re f `.repeat(200) } };
};

/** A page that is painted all over, again and again. */
const manyCoats: PageMaker = () => ({
  page: { content: '.9 g 0 0 595 842 re f .8 g 0 0 595 842 re f '.repeat(2000) },
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
export const pageOf = { toDraw: [2, 3, 4, 5, 6], toRead: 8, looksEndless: [10, 11, 12, 13], manyWords: 14, last: 15 };

/** A document of three pages of which the second asks for more than any computer can read. */
export const endlessReading = () => documentOf(numberedPage(1), endlessToRead, numberedPage(3));

/** A document of pages that ask for more than any computer can draw at a stretch, or read, and of some that only look so. */
export function endlessDocument(): Buffer {
  return documentOf(
    numberedPage(1),
    endlessToDraw,
    tangledPath,
    heavyLetters,
    heavyShading,
    nestedOutlines,
    numberedPage(7),
    endlessToRead,
    numberedPage(9),
    circularForms,
    widePage(1e9),
    widePage(9),
    manyCoats,
    manyWords,
    numberedPage(pageOf.last),
  );
}
