import { deflateSync } from 'node:zlib';

/** The body of an object: a dictionary, and the bytes of a stream if it is one. */
export interface PdfObject {
  dictionary: string;
  stream?: Buffer;
}

/** A stream, packed. */
export function packed(dictionary: string, content: string | Buffer): PdfObject {
  return { dictionary: `${dictionary}/Filter/FlateDecode`, stream: deflateSync(content) };
}

/** Writes a PDF file. Object 1 must be the catalogue; `7 0 R` in a dictionary is the seventh object. */
export function writePdf(objects: readonly PdfObject[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer | string) => {
    const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part;
    parts.push(bytes);
    length += bytes.length;
  };
  for (const [index, { dictionary, stream }] of objects.entries()) {
    offsets.push(length);
    const size = stream ? `/Length ${stream.length}` : '';
    add(`${index + 1} 0 obj\n<<${dictionary}${size}>>\n`);
    if (stream) {
      add('stream\n');
      add(stream);
      add('\nendstream\n');
    }
    add('endobj\n');
  }
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  add(`trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(parts);
}

/** One page: what its content stream draws, and the resources that names, as the body of a dictionary. */
export interface PdfPage {
  content: string;
  resources?: string;
  /** Where it is not A4. */
  mediaBox?: readonly number[];
  /** By how many degrees it is turned. */
  rotation?: number;
  /** Its annotations, as the elements of an array. */
  annotations?: string;
}

const a4 = [0, 0, 595, 842];

/**
 * Writes pages, of A4 unless they say otherwise.
 * @param others objects that resources refer to: the first has the number that `firstOther` gives for these pages
 */
export function writePages(pages: readonly PdfPage[], others: readonly PdfObject[] = []): Buffer {
  const kids = pages.map((_, index) => `${3 + 2 * index} 0 R`).join(' ');
  return writePdf([
    { dictionary: '/Type/Catalog/Pages 2 0 R' },
    { dictionary: `/Type/Pages/Kids[${kids}]/Count ${pages.length}` },
    ...pages.flatMap(
      ({ content, resources = '', mediaBox = a4, rotation = 0, annotations = '' }, index): PdfObject[] => [
        {
          dictionary: `/Type/Page/Parent 2 0 R/MediaBox[${mediaBox.join(' ')}]/Resources<<${resources}>>/Rotate ${rotation}/Annots[${annotations}]/Contents ${4 + 2 * index} 0 R`,
        },
        packed('', content),
      ],
    ),
    ...others,
  ]);
}

/** The number of the first object after so many pages. */
export function firstOther(pages: number): number {
  return 3 + 2 * pages;
}

/** A page, and the objects that its resources refer to: the first of them has the number that the page was made with. */
export interface MadePage {
  page: PdfPage;
  others?: readonly PdfObject[];
}

/** Makes a page with the number of the first object beside it. */
export type PageMaker = (other: number) => MadePage;

/** Writes pages of several sorts, one after the other. */
export function documentOf(...makers: readonly PageMaker[]): Buffer {
  const pages: PdfPage[] = [];
  const objects: PdfObject[] = [];
  for (const make of makers) {
    const { page, others = [] } = make(firstOther(makers.length) + objects.length);
    pages.push(page);
    objects.push(...others);
  }
  return writePages(pages, objects);
}
