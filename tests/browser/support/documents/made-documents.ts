import PDFDocument from 'pdfkit';
import { documentOf, firstOther, type PageMaker, type PdfObject, packed, writePages, writePdf } from './write-pdf.ts';

/** The font of the words, as a resource. */
export const helvetica = '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>>>';
/** Writes words on a page. */
export const words = (text: string, y = 700) => `BT /F 32 Tf 72 ${y} Td (${text}) Tj ET\n`;

/** A page that says its number. */
export const numberedPage =
  (number: number): PageMaker =>
  () => ({ page: { content: words(`Page number ${number}`), resources: helvetica } });

/** Pages that say their number. */
export function numberedPages(count: number): Buffer {
  return documentOf(...Array.from({ length: count }, (_, index) => numberedPage(index + 1)));
}

/** Scanned pages: each a picture of its own that fills it, large when unpacked. */
export function scannedPages(count: number): Buffer {
  const [width, height] = [620, 877];
  const first = firstOther(count);
  const pages = Array.from({ length: count }, (_, index) => ({
    content: 'q 595 0 0 842 0 0 cm /I Do Q',
    resources: `/XObject<</I ${first + index} 0 R>>`,
  }));
  const scans = Array.from({ length: count }, (_, index): PdfObject => {
    const pixels = Buffer.alloc(width * height, 255);
    for (let row = 100; row < 800; row += 40) pixels.fill(index % 200, row * width, (row + 12) * width);
    return packed(
      `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/ColorSpace/DeviceGray/BitsPerComponent 8`,
      pixels,
    );
  });
  return writePages(pages, scans);
}

/** A long file of pictures that are not packed. */
export function heavyPages(count: number, bytesPerPage: number): Buffer {
  const first = firstOther(count);
  const pages = Array.from({ length: count }, (_, index) => ({
    content: `${words(`Page number ${index + 1}`)}q 200 0 0 200 72 300 cm /I Do Q`,
    resources: `${helvetica}/XObject<</I ${first + index} 0 R>>`,
  }));
  const side = Math.floor(Math.sqrt(bytesPerPage));
  const picture: PdfObject = {
    dictionary: `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/ColorSpace/DeviceGray/BitsPerComponent 8`,
    stream: Buffer.alloc(side * side, 200),
  };
  return writePages(
    pages,
    pages.map(() => picture),
  );
}

/** A page with a picture of 64 × 64 pixels over its middle. */
const picturePage =
  (picture: PdfObject): PageMaker =>
  (other) => ({
    page: { content: 'q 400 0 0 400 97 221 cm /I Do Q', resources: `/XObject<</I ${other} 0 R>>` },
    others: [picture],
  });

/** A scan packed by JBIG2: the left half black. Its lines are written in the fax code of ITU-T T.6. */
export function jbig2Page(): PageMaker {
  // First line: 0 white, 32 black, then as the line above; each further line has its changes below those above.
  const bits = `001${'00110101'}${'000001101010'}1${'111'.repeat(63)}${'000000000001'.repeat(2)}`;
  const lines = Buffer.from(
    (bits.padEnd(Math.ceil(bits.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)),
  );
  const long = (...numbers: number[]) => {
    const bytes = Buffer.alloc(4 * numbers.length);
    for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, 4 * index);
    return bytes;
  };
  const segment = (number: number, kind: number, data: Buffer) =>
    Buffer.concat([long(number), Buffer.from([kind, 0, 1]), long(data.length), data]);
  const page = Buffer.concat([long(64, 64, 0, 0), Buffer.from([0, 0, 0])]);
  // An immediate generic region: its place, then the flag that says T.6.
  const region = Buffer.concat([long(64, 64, 0, 0), Buffer.from([0, 1]), lines]);
  return picturePage({
    dictionary:
      '/Type/XObject/Subtype/Image/Width 64/Height 64/ColorSpace/DeviceGray/BitsPerComponent 1/Filter/JBIG2Decode',
    stream: Buffer.concat([segment(0, 48, page), segment(1, 38, region)]),
  });
}

/** A scan packed by JPEG 2000: one tile whose code blocks are all empty, which is a grey in the middle. */
export function jpxPage(): PageMaker {
  const bytes = (...values: number[]) => Buffer.from(values);
  const long = (value: number) => [0, 0, value >> 8, value & 255];
  const size = bytes(
    0xff,
    0x51,
    0,
    41,
    0,
    0,
    ...long(64),
    ...long(64),
    ...long(0),
    ...long(0),
    ...long(64),
    ...long(64),
    ...long(0),
    ...long(0),
    0,
    1,
    7,
    1,
    1,
  );
  // No precincts; one layer; no component transform; no decomposition; code blocks of 64 × 64; reversible.
  const coding = bytes(0xff, 0x52, 0, 12, 0, 0, 0, 1, 0, 0, 4, 4, 0, 1);
  const quantization = bytes(0xff, 0x5c, 0, 4, 0x40, 0x40);
  const packet = bytes(0);
  const tile = Buffer.concat([bytes(0xff, 0x90, 0, 10, 0, 0, ...long(14 + packet.length), 0, 1, 0xff, 0x93), packet]);
  return picturePage({
    dictionary:
      '/Type/XObject/Subtype/Image/Width 64/Height 64/ColorSpace/DeviceGray/BitsPerComponent 8/Filter/JPXDecode',
    stream: Buffer.concat([bytes(0xff, 0x4f), size, coding, quantization, tile, bytes(0xff, 0xd9)]),
  });
}

/** Chinese words in a font that the file does not hold; its character map is the library's. */
export function chinesePage(): PageMaker {
  const font =
    '/F<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor<</Type/FontDescriptor/FontName/STSong-Light/Flags 4/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>>>]>>';
  return () => ({ page: { content: 'BT /F 40 Tf 72 700 Td <94A25E7F7814> Tj ET', resources: `/Font<<${font}>>` } });
}

/** The Ukrainian word for steel, in a font that the file does not hold. */
export function ukrainianPage(): PageMaker {
  const font =
    '/F<</Type/Font/Subtype/TrueType/BaseFont/ArialMT/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[210/afii10083/afii10084/afii10065/afii10077/afii10094]>>/FontDescriptor<</Type/FontDescriptor/FontName/ArialMT/Flags 32/FontBBox[-665 -325 2000 1006]/ItalicAngle 0/Ascent 905/Descent -212/CapHeight 716/StemV 88>>>>';
  return () => ({ page: { content: 'BT /F 40 Tf 72 700 Td <D2D3D4D5D6> Tj ET', resources: `/Font<<${font}>>` } });
}

/** The ornaments of the standard fonts, which no system has under that name. */
export const symbolPage: PageMaker = () => ({
  page: {
    content: 'BT /F 60 Tf 72 700 Td (abc) Tj ET',
    resources: '/Font<</F<</Type/Font/Subtype/Type1/BaseFont/ZapfDingbats>>>>',
  },
});

/** Colours in CMYK, which the library's colour profile converts. */
export const cmykPage: PageMaker = () => ({ page: { content: '1 0 0 0 k 100 300 400 400 re f' } });

/**
 * A page painted twice: black seen through a mask of its brightness, which is white on the left and black on the right; and
 * below it black that a transfer function turns into white, on grey.
 */
export const filteredPage: PageMaker = (other) => ({
  page: {
    content: 'q /M gs 0 g 0 421 595 421 re f Q 0.5 g 0 0 595 421 re f /T gs 0 g 0 0 595 300 re f',
    resources: `/ExtGState<</M<</SMask<</S/Luminosity/G ${other} 0 R>>>>/T<</TR ${other + 1} 0 R>>>>`,
  },
  others: [
    packed(
      '/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Group<</S/Transparency/CS/DeviceGray>>/Resources<<>>',
      '1 g 0 0 297 842 re f',
    ),
    { dictionary: '/FunctionType 2/Domain[0 1]/C0[1]/C1[0]/N 1' },
  ],
});

/** A protected document. */
export async function protectedPages(password: string): Promise<Buffer> {
  const document = new PDFDocument({ userPassword: password, pdfVersion: '1.7' });
  document.fontSize(30).text('Protected page 1').addPage().text('Protected page 2');
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise((resolve) => document.on('end', resolve));
  document.end();
  await end;
  return Buffer.concat(chunks);
}

/** A form of a field for words, a box to check and one that no program could check, and pages after it. */
export function formPages(count = 2): Buffer {
  const field = (name: string, y: number, more: string): PdfObject => ({
    dictionary: `/Type/Annot/Subtype/Widget/T(${name})/Rect[72 ${y} 372 ${y + 30}]/F 4/P 3 0 R${more}`,
  });
  const box = (content: string) => packed('/Type/XObject/Subtype/Form/BBox[0 0 300 30]', content);
  const page = {
    dictionary: `/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${helvetica}>>/Contents 6 0 R`,
  };
  const more = Array.from({ length: count - 2 }, () => page);
  return writePdf([
    {
      dictionary: `/Type/Catalog/Pages 2 0 R/AcroForm<</Fields[7 0 R 8 0 R 9 0 R]/DA(/F 12 Tf 0 g)/DR<<${helvetica}>>>>`,
    },
    {
      dictionary: `/Type/Pages/Kids[3 0 R 5 0 R ${more.map((_, index) => `${12 + index} 0 R`).join(' ')}]/Count ${count}`,
    },
    {
      dictionary: `/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${helvetica}>>/Annots[7 0 R 8 0 R 9 0 R]/Contents 4 0 R`,
    },
    packed('', words('Application form')),
    page,
    packed('', words('Page number 2')),
    field('surname', 600, '/FT/Tx/DA(/F 12 Tf 0 g)'),
    field('agreed', 550, '/FT/Btn/AS/Off/AP<</N<</Yes 10 0 R/Off 11 0 R>>>>'),
    field('broken', 500, '/FT/Btn'),
    box('0 0 30 30 re f'),
    box(''),
    ...more,
  ]);
}

/** A page that is turned by so many degrees. */
export const turnedPage =
  (rotation: number): PageMaker =>
  () => ({ page: { content: words(`Turned ${rotation}`), resources: helvetica, rotation } });

/** A page of a size in points. */
export const sizedPage =
  (width: number, height: number): PageMaker =>
  () => ({
    page: { content: words(`${width} × ${height}`, 100), resources: helvetica, mediaBox: [0, 0, width, height] },
  });

/** Links: on page 1 to page 3, to another site, and to what must not be followed. */
export function linkedPages(): Buffer {
  const link = (y: number, target: string) =>
    `<</Type/Annot/Subtype/Link/Rect[72 ${y} 372 ${y + 40}]/Border[0 0 0]${target}>>`;
  const page = (text: string, more = '') => [
    { dictionary: `/Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<<${helvetica}>>${more}` },
    packed('', words(text)),
  ];
  const annotations = [
    link(690, '/Dest[7 0 R/Fit]'),
    link(590, '/A<</S/URI/URI(https://example.org/steel)>>'),
    link(490, '/A<</S/URI/URI(javascript:alert\\(1\\))>>'),
  ];
  return writePdf([
    { dictionary: '/Type/Catalog/Pages 2 0 R' },
    { dictionary: '/Type/Pages/Kids[3 0 R 5 0 R 7 0 R]/Count 3' },
    ...page('To page 3', `/Contents 4 0 R/Annots[${annotations.join('')}]`),
    ...page('Page number 2', '/Contents 6 0 R'),
    ...page('Page number 3', '/Contents 8 0 R'),
  ]);
}

/** A page whose letters are spelled as its font says: each line of text with the ligatures and marks that it has, 12 points a character. */
export const spelledPage =
  (...lines: string[]): PageMaker =>
  (other) => {
    const characters = [...new Set(lines.join(''))];
    const hex = (number: number, digits: number) => number.toString(16).padStart(digits, '0');
    const code = (character: string) => hex(characters.indexOf(character) + 1, 2);
    const pairs = characters.map((each) => `<${code(each)}> <${hex(each.charCodeAt(0), 4)}>`);
    const font = `/Type/Font/Subtype/TrueType/BaseFont/Arial/FirstChar 1/LastChar ${characters.length}/Widths[${characters.map(() => 750).join(' ')}]/ToUnicode ${other + 1} 0 R`;
    const shown = lines.map(
      (line, index) => `1 0 0 1 40 ${780 - 40 * index} Tm <${[...line].map(code).join('')}> Tj`,
    );
    return {
      page: { content: `BT /F 16 Tf ${shown.join(' ')} ET`, resources: `/Font<</F ${other} 0 R>>` },
      others: [
        { dictionary: font },
        packed(
          '',
          `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${pairs.length} beginbfchar ${pairs.join('\n')} endbfchar endcmap`,
        ),
      ],
    };
  };

/** Lines as documents for printing spell them, each with its letters. Characters that say something of their own stay as they are. */
export const spelledLines: readonly (readonly [printed: string, letters: string])[] = [
  ['ﬁnal ﬂow of ﬁve steel coeﬃcients', 'final flow of five steel coefficients'],
  ['oﬀ baﬄe oﬃce faﬆ', 'off baffle office fast'],
  ['Ĳmuiden ǆep', 'IJmuiden džep'],
  ['մարտﬓ', 'մարտմն'],
  ['мои\u0306 Украі\u0308ни', 'мой України'],
  ['ﻡﻼﺳ', 'سلام'],
  ['m² 10⁻³ H₂O ½ № 5 ™', 'm² 10⁻³ H₂O ½ № 5 ™'],
  ['Maſſe ĸ µm', 'Maſſe ĸ μm'],
];
