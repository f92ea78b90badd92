import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { readChecksummed, writeChecksummed } from '../../lib/cache/checksummed-file.ts';
import { digest, fileHash } from '../../lib/cache/file-hashes.ts';
import { wrongContent } from './asset-signature.ts';
import type { PrivateKind } from './metadata/picture-parts.ts';
import { privateDataIn } from './metadata/private-data.ts';

/** From this orientation of Exif on, width and height are those of a picture that is shown turned by a quarter. */
const firstTurned = 5;

/** The width and height in pixels in which a picture is shown, read from its beginning; undefined if it has none. */
export function pictureSize(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height, orientation = 1 } = imageSize(bytes);
    return orientation < firstTurned ? { width, height } : { width: height, height: width };
  } catch {
    return undefined;
  }
}

/** Facts of a picture or document that are known without opening all of it. */
interface AssetFacts {
  /** In bytes. */
  size: number;
  /** The format that its extension promises and the one that it has. */
  wrong?: { expected: string; found: string };
  /** In pixels; of bitmaps only. */
  picture?: { width: number; height: number };
  /** True if it is a bitmap of several frames. */
  animated?: true;
  /** Private data in a picture. */
  privateData?: PrivateKind[];
  /** The reason why a PDF cannot be read. */
  pdf?: 'encrypted' | 'broken';
}

/** Reads the facts of a picture or document. */
export function assetFacts(path: string): AssetFacts {
  const { size } = statSync(path);
  const wrong = wrongContent(path);
  if (wrong) return { size, wrong };
  const file = openSync(path, 'r');
  try {
    const read = (from: number, length: number): Buffer => {
      const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - from)));
      readSync(file, bytes, 0, bytes.length, from);
      return bytes;
    };
    const start = /\.(?:png|jpe?g|webp|avif)$/i.test(path) ? read(0, 262_144) : undefined;
    const picture = start && pictureSize(start);
    const animated = start && isAnimated(start);
    const isPicture = start !== undefined || /\.svg$/i.test(path);
    const privateData = isPicture ? privateDataIn({ size, read, isSkimmed: true }) : [];
    const pdf = /\.pdf$/i.test(path) ? pdfProblem(read, size) : undefined;
    return {
      size,
      ...(picture && { picture }),
      ...(animated && { animated }),
      ...(privateData.length > 0 && { privateData }),
      ...(pdf && { pdf }),
    };
  } finally {
    closeSync(file);
  }
}

/** Tells if a PNG, WebP or AVIF says at its beginning that it has several frames. */
function isAnimated(start: Buffer): boolean {
  const text = (from: number, to: number) => start.toString('latin1', from, to);
  if (text(1, 4) === 'PNG') return isAnimatedPng(start);
  if (text(8, 16) === 'WEBPVP8X') return ((start[20] ?? 0) & 0b10) > 0;
  return text(4, 12) === 'ftypavis';
}

/** The chunk with the number of frames comes before the first one with pixels. */
function isAnimatedPng(start: Buffer): boolean {
  const signature = 8;
  const around = 12;
  for (let at = signature; at + around <= start.length; at += around + start.readUInt32BE(at)) {
    const type = start.toString('latin1', at + 4, at + 8);
    if (type === 'acTL') return start.readUInt32BE(at + 8) > 1;
    if (type === 'IDAT') return false;
  }
  return false;
}

// Not pdfjs-dist: it opens the whole document, and repairs a broken table silently, so that what other viewers
// refuse looks valid to it.

/**
 * The reason why a PDF cannot be read, as far as its cross-reference table shows (ISO 32000-2, 7.5): the table is not where the
 * file says, or it says that the file is encrypted.
 * @param read gives bytes of the file, by offset and length
 */
function pdfProblem(
  read: (from: number, length: number) => Buffer,
  size: number,
): 'encrypted' | 'broken' | undefined {
  const end = read(Math.max(0, size - 2048), 2048).toString('latin1');
  const start = Number([...end.matchAll(/startxref\s+(\d+)/g)].at(-1)?.[1] ?? Number.NaN);
  if (!(start > 0 && start < size)) return 'broken';
  const table = read(start, 32).toString('latin1');
  if (/^\s*xref\b/.test(table)) {
    // The trailer follows the table, whose entries have 20 bytes each.
    const part = read(start, size - start).toString('latin1');
    const trailer = part.slice(part.indexOf('trailer'), part.indexOf('trailer') + 2048);
    if (!trailer.startsWith('trailer')) return 'broken';
    return isEncrypted(trailer.slice(0, trailer.indexOf('startxref') >>> 0)) ? 'encrypted' : undefined;
  }
  if (!/^\s*\d+\s+\d+\s+obj\b/.test(table)) return 'broken';
  const dictionary = read(start, 2048).toString('latin1').split('stream')[0] ?? '';
  return isEncrypted(dictionary) ? 'encrypted' : undefined;
}

function isEncrypted(dictionary: string): boolean {
  return /\/Encrypt\s*(?:\d|<<)/.test(dictionary);
}

/** Facts of an image of the content. */
export interface ImageFacts {
  /** Its path below content/images. */
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
