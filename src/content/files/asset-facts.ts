import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { readChecksummed, writeChecksummed } from '../../lib/cache/checksummed-file.ts';
import { digest, fileHash } from '../../lib/cache/file-hashes.ts';
import { pngChunks } from './metadata/chunks.ts';
import type { PrivateKind } from './metadata/exif-and-xmp.ts';
import { hasEnd, privateDataIn } from './metadata/private-data.ts';

/** From this orientation of Exif on, width and height are those of a picture that is shown turned by a quarter. */
const firstTurned = 5;

/** The width and height in pixels in which a picture is shown; undefined if it has none. */
function pictureSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}

/** Facts of a picture or document by its bytes. */
interface AssetFacts {
  /** In bytes. */
  size: number;
  /** The format that its extension promises and the one that it has. */
  wrong?: { expected: string; found: string };
  /** In pixels; of bitmaps only. */
  picture?: { width: number; height: number };
  animated?: true;
  privateData?: PrivateKind[];
  pdf?: 'encrypted' | 'broken';
}

/** Reads the facts of a picture or document. */
export function assetFacts(path: string): AssetFacts {
  const bytes = readFileSync(path);
  const size = bytes.length;
  const wrong = wrongContent(path, bytes);
  if (wrong) return { size, wrong };
  const isBitmap = /\.(?:png|jpe?g|webp)$/i.test(path);
  const picture = isBitmap ? pictureSize(bytes) : undefined;
  const privateData = isBitmap || /\.svg$/i.test(path) ? privateDataIn(bytes) : [];
  const pdf = /\.pdf$/i.test(path) ? pdfProblem(bytes) : undefined;
  return {
    size,
    ...(picture && { picture }),
    ...(isBitmap && isAnimated(bytes) && { animated: true }),
    ...(privateData.length > 0 && { privateData }),
    ...(pdf && { pdf }),
  };
}

/** Tells if a PNG or WebP says at its beginning that it has several frames. */
function isAnimated(file: Buffer): boolean {
  const text = (from: number, to: number) => file.toString('latin1', from, to);
  if (text(8, 16) === 'WEBPVP8X') return ((file[20] ?? 0) & 0b10) > 0;
  if (text(1, 4) !== 'PNG') return false;
  for (const { type, from } of pngChunks(file)) {
    if (type === 'acTL') return file.readUInt32BE(from + 8) > 1;
    // The chunk with the number of frames comes before the first one with pixels.
    if (type === 'IDAT') return false;
  }
  return false;
}

// Not pdfjs-dist: it opens the whole document, and repairs a broken table silently, so that what other viewers
// refuse looks valid to it.

/**
 * The reason why a PDF cannot be read, as far as its cross-reference table shows (ISO 32000-2, 7.5): the table is not where the
 * file says, or it says that the file is encrypted.
 */
function pdfProblem(file: Buffer): AssetFacts['pdf'] {
  const text = (from: number, length?: number) => file.toString('latin1', from, length && from + length);
  const end = text(Math.max(0, file.length - 2048));
  const start = Number([...end.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1] ?? Number.NaN);
  if (!(start > 0 && start < file.length)) return 'broken';
  const table = text(start, 32);
  if (/^\s*xref\b/.test(table)) {
    // The trailer follows the table, whose entries have 20 bytes each.
    const part = text(start);
    const trailer = part.slice(part.indexOf('trailer'), part.indexOf('trailer') + 2048);
    if (!trailer.startsWith('trailer')) return 'broken';
    return isEncrypted(trailer.slice(0, trailer.indexOf('startxref') >>> 0)) ? 'encrypted' : undefined;
  }
  if (!/^\s*\d+\s+\d+\s+obj\b/.test(table)) return 'broken';
  const dictionary = text(start, 2048).split('stream')[0] ?? '';
  return isEncrypted(dictionary) ? 'encrypted' : undefined;
}

function isEncrypted(dictionary: string): boolean {
  return /\/Encrypt\s*(?:\d|<<)/.test(dictionary);
}

/** Facts of an image of the content. */
export interface ImageFacts {
  path: string;
  width: number;
  height: number;
  /** The hash of its bytes; the names of the files made from it have its beginning. */
  hash: string;
}

/** The size in which browsers show a drawing that names none. */
const unknownDrawing = { width: 300, height: 150 };

/** Reads width and height of an image, as it is shown, and its hash. */
export async function readImageFacts(imagesDir: string, path: string): Promise<ImageFacts> {
  const bytes = readFileSync(join(imagesDir, path));
  const { default: sharp } = await import('sharp');
  const size = sharp(bytes)
    .metadata()
    .then(({ autoOrient }) => autoOrient);
  // A drawing that sharp cannot draw is published as it is.
  const { width, height } = await (path.endsWith('.svg') ? size.catch(() => unknownDrawing) : size);
  return { path, hash: digest(bytes), width, height };
}

const version = 'image-facts 3';

/**
 * Reads the facts of all images of the content. Facts of the same bytes come from the cache file.
 * @param paths the images, as paths below `imagesDir`
 */
export async function readImages(
  imagesDir: string,
  paths: readonly string[],
  cachePath: string,
): Promise<Map<string, ImageFacts>> {
  const cached = readChecksummed<Record<string, ImageFacts>>(cachePath, version) ?? {};
  const facts: Record<string, ImageFacts> = {};
  for (const path of paths) {
    const known = cached[`${path} ${fileHash(join(imagesDir, path))}`];
    const image = known ?? (await readImageFacts(imagesDir, path));
    facts[`${path} ${image.hash}`] = image;
  }
  if (Object.keys(facts).join() !== Object.keys(cached).join()) writeChecksummed(cachePath, version, facts);
  return new Map(Object.values(facts).map((each) => [each.path, each]));
}

// Not the package file-type: it detects neither SVG nor HTML, does not notice a truncated file, and answers only
// asynchronously; its versions from 22 on want a newer Node than this project.

/** The bytes that a file must begin and end with to be of the kind that its name says. */
const forms: Record<string, (start: Buffer, end: Buffer, size: number) => boolean> = {
  pdf: (start, end) => start.includes('%PDF-') && end.includes('%%EOF'),
  png: (start, end) => start.subarray(0, 8).toString('latin1') === '\x89PNG\r\n\x1a\n' && end.includes('IEND'),
  jpg: (start, end) => start[0] === 0xff && start[1] === 0xd8 && end.subarray(-2).equals(Buffer.of(0xff, 0xd9)),
  webp: (start, _end, size) =>
    start.toString('latin1', 0, 4) === 'RIFF' &&
    start.toString('latin1', 8, 12) === 'WEBP' &&
    size >= start.readUInt32LE(4) + 8,
  svg: (start, end) =>
    /^\ufeff?\s*(?:<\?xml[^>]*>\s*)?(?:<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE(?:[^>[]|\[[^\]]*\])*>\s*)*<svg[\s>]/.test(
      start.toString('utf8'),
    ) && /<\/svg>|<svg(?:\s[^<>]*)?\/>/.test(end.toString('utf8')),
};

const names: [name: string, test: (start: Buffer) => boolean][] = [
  [
    'HTML',
    (start) => /^\ufeff?\s*(?:<!--[\s\S]*?-->\s*)?<(?:!doctype html|html|head|body)/i.test(start.toString('utf8')),
  ],
  ['PDF', (start) => start.includes('%PDF-')],
  ['PNG', (start) => start.toString('latin1', 1, 4) === 'PNG'],
  ['JPEG', (start) => start[0] === 0xff && start[1] === 0xd8],
  ['GIF', (start) => start.toString('latin1', 0, 4) === 'GIF8'],
  ['WebP', (start) => start.toString('latin1', 8, 12) === 'WEBP'],
  ['AVIF', (start) => start.toString('latin1', 4, 11) === 'ftypavi'],
  ['HEIC', isHeic],
  ['TIFF', (start) => /^(?:II\*\0|MM\0\*)/.test(start.toString('latin1', 0, 4))],
  ['BMP', (start) => start.toString('latin1', 0, 2) === 'BM'],
  ['DOC', (start) => start.toString('latin1', 0, 4) === '\xd0\xcf\x11\xe0'],
  ['SVG', (start) => /<svg[\s>]/.test(start.toString('utf8'))],
  ['ZIP, DOCX', (start) => start.toString('latin1', 0, 4) === 'PK\x03\x04'],
];

/** True if a file begins as the photographs of an iPhone do, whatever its name says. */
export function isHeic(start: Buffer): boolean {
  return /^ftyp(?:he|mif1|msf1)/.test(start.toString('latin1', 4, 12));
}

/** The name of a file with the usual extension of JPEG instead of those that older programs and some browsers give it. */
export function withUsualExtension(name: string): string {
  return name.replace(/\.(?:jfif|jfi|jif|jpe|pjpe?g|pjp)$/i, '.jpg');
}

/** The kind of a file that is not the one of its name: `empty`, `cut-off`, the name of a format or `unknown`. */
function wrongContent(path: string, file: Buffer): AssetFacts['wrong'] {
  const expected = /\.([a-z0-9]+)$/i.exec(path)?.[1]?.toLowerCase() ?? '';
  const form = forms[expected === 'jpeg' ? 'jpg' : expected];
  if (!form) return undefined;
  const size = file.length;
  const [start, end] = [file.subarray(0, 2048), file.subarray(-2048)];
  if (size === 0) return { expected, found: 'empty' };
  if (size >= 16 && form(start, end, size)) return undefined;
  // A telephone puts a video behind a picture, an editor may leave the rest of a longer one.
  if (/^(?:jpe?g|png)$/.test(expected) && hasEnd(file)) return undefined;
  const name = names.find(([, test]) => size >= 16 && test(start))?.[0];
  const isRightFormat = name?.toLowerCase() === (expected === 'jpg' ? 'jpeg' : expected);
  return { expected, found: isRightFormat ? 'cut-off' : (name ?? 'unknown') };
}
