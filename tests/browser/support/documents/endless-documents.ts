import { helvetica, numberedPage, words } from './made-documents.ts';
import { documentOf, firstOther, type PageMaker, type PdfObject, packed, writePages } from './write-pdf.ts';

const form = '/Type/XObject/Subtype/Form/BBox[0 0 595 842]';
const wholePage = '0 0 595 842 re f';

/** 10 to the power of -38: PDF knows no exponents. */
const nearlyNothing = `0.${'0'.repeat(37)}1`;
/** A tiling pattern that moves on by next to nothing: veraPDF's test suite has one. */
const endlessTiling = packed(
  `/Type/Pattern/PatternType 1/PaintType 1/TilingType 1/BBox[0 0 100 100]/XStep ${nearlyNothing}/YStep ${nearlyNothing}/Resources<<>>`,
  '0 0 50 50 re f',
);

/** Forms that paint the one after them, each so often. */
function nestedForms(other: number, depth: number, times: number, resources = ''): PdfObject[] {
  return Array.from({ length: depth }, (_, index) =>
    index + 1 < depth
      ? packed(`${form}/Resources<<${resources}/XObject<</X ${other + index + 1} 0 R>>>>`, '/X Do '.repeat(times))
      : packed(`${form}/Resources<<>>`, '1 0 0 rg 100 100 10 10 re f '.repeat(times)),
  );
}

/** Triangles that each cover the whole page. */
function mesh(triangles: number): PdfObject {
  // A flag of 8 bits, two coordinates of 8 bits, one grey of 8 bits: for each of the three corners.
  const triangle = Buffer.from([0, 0, 0, 0, 0, 255, 0, 128, 0, 0, 255, 255]);
  return packed(
    '/ShadingType 4/ColorSpace/DeviceGray/BitsPerCoordinate 8/BitsPerComponent 8/BitsPerFlag 8/Decode[0 595 0 842 0 1]',
    Buffer.alloc(triangles * triangle.length, triangle),
  );
}

/** Groups that are the soft masks of one another. */
function nestedMasks(other: number, depth: number): PdfObject[] {
  return Array.from({ length: depth }, (_, index) => {
    const inner = index + 1 < depth ? `/ExtGState<</G<</SMask<</S/Luminosity/G ${other + index + 1} 0 R>>>>>>` : '';
    return packed(
      `${form}/Group<</S/Transparency/CS/DeviceGray>>/Resources<<${inner}>>`,
      `${inner ? '/G gs ' : ''}0.5 g ${wholePage}`.repeat(20),
    );
  });
}

/** A page of one point after the other, in a path that is one. */
const pathOf = (points: number) => `0 0 m ${'500 800 l 0 800 l 500 1 l '.repeat(points / 3)}`;

/** Pages that ask for more than any computer can draw, or read: what, says the name. */
const endlessPages: Readonly<Record<string, PageMaker>> = {
  'a tiling pattern with a step of next to nothing': (other) => ({
    page: { content: `/Pattern cs /P scn ${wholePage}`, resources: `/Pattern<</P ${other} 0 R>>` },
    others: [endlessTiling],
  }),
  'a letter that is painted by such a pattern': (other) => ({
    page: {
      content: 'BT /T 40 Tf 72 700 Td (aaa) Tj ET',
      resources: `/Font<</T<</Type/Font/Subtype/Type3/FontBBox[0 0 100 100]/FontMatrix[0.01 0 0 0.01 0 0]/CharProcs<</a ${other + 1} 0 R>>/Encoding<</Differences[97/a]>>/FirstChar 97/LastChar 97/Widths[100]/Resources<</Pattern<</P ${other} 0 R>>>>>>>>`,
    },
    others: [endlessTiling, packed('', '100 0 d0 /Pattern cs /P scn 0 0 100 100 re f')],
  }),
  'forms in forms, ten of them in each': (other) => ({
    page: { content: '/X Do', resources: `/XObject<</X ${other} 0 R>>` },
    others: nestedForms(other, 10, 10, '/ExtGState<</G<</CA 0.5>>>>'),
  }),
  'forms in forms, three thousand deep': (other) => ({
    page: { content: '/X Do', resources: `/XObject<</X ${other} 0 R>>` },
    others: nestedForms(other, 3000, 1),
  }),
  'a path of a million points, in dashes of next to nothing': () => ({
    page: { content: `[0.0001 0.0001] 0 d ${pathOf(999_999)} S` },
  }),
  'a path of three million points that crosses itself': () => ({ page: { content: `${pathOf(3_000_000)} f*` } }),
  'a shading of a million triangles': (other) => ({
    page: { content: '/S sh', resources: `/Shading<</S ${other} 0 R>>` },
    others: [mesh(1_000_000)],
  }),
  'a picture of 3,600 million pixels': (other) => ({
    page: { content: 'q 595 0 0 842 0 0 cm /I Do Q', resources: `/XObject<</I ${other} 0 R>>` },
    others: [
      {
        dictionary:
          '/Type/XObject/Subtype/Image/Width 60000/Height 60000/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns 60000/Rows 60000>>',
        // A set bit is a line like the one above: white.
        stream: Buffer.alloc(60_000 / 8, 0xff),
      },
    ],
  }),
  'soft masks in soft masks': (other) => ({
    page: {
      content: `/G gs ${'0 g 0 0 595 842 re f '.repeat(2000)}`,
      resources: `/ExtGState<</G<</SMask<</S/Luminosity/G ${other} 0 R>>>>>>`,
    },
    others: nestedMasks(other, 30),
  }),
  'forms that draw nothing, a great many times': (other) => ({
    page: { content: '/X Do '.repeat(2000), resources: `/XObject<</X ${other} 0 R>>` },
    others: [packed('/Type/XObject/Subtype/Form/BBox[0 0 9 9]', 'BX EX '.repeat(200_000))],
  }),
};

/** What the pages are of which each asks for more than any computer can draw. */
export const endlessNames = Object.keys(endlessPages);

/** A document of endless pages, with the even numbers; before, between and after them are pages that say their number. */
export function endlessDocument(names: readonly string[]): Buffer {
  const between = names.flatMap((name, index) => {
    const endless = endlessPages[name];
    if (!endless) throw new Error(`There is no endless page “${name}”.`);
    return [endless, numberedPage(2 * index + 3)];
  });
  return documentOf(numberedPage(1), ...between);
}

/**
 * Pages that only look endless: forms that paint each other, a page of a thousand million points, one as wide and almost
 * without a height, and one of thirty thousand words and three thousand links. The last one says its number.
 */
export function largePages(): Buffer {
  const first = firstOther(5);
  const places = Array.from({ length: 30_000 }, (_, index) => [5 * (index % 118), 3 * Math.floor(index / 118)]);
  const links = places.slice(0, 3000).map(
    ([x = 0, y = 0]): PdfObject => ({
      dictionary: `/Type/Annot/Subtype/Link/Rect[${x} ${y} ${x + 4} ${y + 4}]/A<</S/URI/URI(https://example.org/${x})>>`,
    }),
  );
  const formOf = (inner: number) => packed(`${form}/Resources<</XObject<</X ${inner} 0 R>>>>`, '/X Do /X Do');
  return writePages(
    [
      { content: '/X Do', resources: `/XObject<</X ${first} 0 R>>` },
      { content: '0 0 1 rg 0 0 500000000 1000000000 re f', mediaBox: [0, 0, 1e9, 1e9] },
      { content: '0 0 1 rg 0 0 1000000000 9 re f', mediaBox: [0, 0, 1e9, 9] },
      {
        content: `BT /F 4 Tf ${places.map(([x, y]) => `1 0 0 1 ${x} ${y} Tm (a${x}) Tj`).join('\n')} ET`,
        resources: helvetica,
        annotations: links.map((_, index) => `${first + 2 + index} 0 R`).join(' '),
      },
      { content: words('Page number 5'), resources: helvetica },
    ],
    [formOf(first + 1), formOf(first), ...links],
  );
}
