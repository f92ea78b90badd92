import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { DocumentSource } from './parse/document-source.ts';

const dotsPerInch = 130;
const pdfjs = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const standardFonts = join(pdfjs, 'standard_fonts/');

/** Turns the first page of a PDF into a scan of it: a grey image, slightly rotated and grainy, with no text. */
export async function makeScan(pdf: Buffer, source: DocumentSource): Promise<Buffer> {
  const picture = await age(await render(pdf));
  const { width = 1, height = 1 } = await sharp(picture).metadata();
  const [day, month, year] = source.date.split('.').map(Number) as [number, number, number];
  const created = new Date(Date.UTC(year, month - 1, day, 9));
  const size: [number, number] = [(width * 72) / dotsPerInch, (height * 72) / dotsPerInch];
  const scan = new PDFDocument({
    size,
    margin: 0,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: 'uk-UA',
    info: { Title: source.titles.ua, Author: 'Інститут сплавів заліза', CreationDate: created, ModDate: created },
  } as object);
  const chunks: Buffer[] = [];
  scan.on('data', (chunk: Buffer) => chunks.push(chunk));
  const figure = scan.struct('Figure', { alt: source.titles.ua });
  scan.addStructure(figure);
  figure.add(scan.markStructureContent('Figure'));
  scan.image(picture, 0, 0, { width: size[0] });
  scan.endMarkedContent();
  figure.end();
  const ended = new Promise((resolve) => scan.on('end', resolve));
  scan.end();
  await ended;
  return Buffer.concat(chunks);
}

async function render(pdf: Buffer): Promise<Buffer> {
  const document = await getDocument({
    data: new Uint8Array(pdf),
    standardFontDataUrl: standardFonts,
    disableFontFace: true,
  }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: dotsPerInch / 72 });
  const { canvas, context } = (document as unknown as { canvasFactory: CanvasFactory }).canvasFactory.create(
    Math.floor(viewport.width),
    Math.floor(viewport.height),
  );
  await page.render({ canvas: null, canvasContext: context, viewport }).promise;
  const picture = canvas.toBuffer('image/png');
  await document.destroy();
  return picture;
}

/** The canvas that pdfjs-dist draws on in Node. */
interface CanvasFactory {
  create(
    width: number,
    height: number,
  ): { canvas: { toBuffer(type: 'image/png'): Buffer }; context: CanvasRenderingContext2D };
}

async function age(picture: Buffer): Promise<Buffer> {
  const paper = { r: 243, g: 243, b: 240 };
  const turned = sharp(picture).flatten({ background: '#fff' }).greyscale().rotate(0.7, { background: paper });
  const { data, info } = await turned
    .blur(0.6)
    .removeAlpha()
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const random = generator(1949);
  for (let at = 0; at < data.length; at += 1) {
    const shade = 1 - (0.05 * ((at / info.channels) % info.width)) / info.width;
    const grain = (random() + random() - 1) * 14;
    data[at] = Math.max(0, Math.min(255, Math.round((20 + (data[at] as number) * 0.9) * shade + grain)));
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
    .greyscale()
    .jpeg({ quality: 45 })
    .toBuffer();
}

/** Random numbers from 0 to 1 that are the same in every run. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
