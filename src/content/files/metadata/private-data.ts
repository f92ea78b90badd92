import { cutAvif } from './avif.ts';
import { cutPng, cutWebp, pngEnd } from './chunks.ts';
import { cutJpeg, jpegEnd } from './jpeg.ts';
import type { Cut, Part, PictureBytes, PrivateKind } from './picture-parts.ts';

/** The format of a picture, by its first bytes. */
function formatOf(file: PictureBytes): 'jpeg' | 'png' | 'webp' | 'avif' | 'svg' | undefined {
  const start = file.read(0, 16).toString('latin1');
  if (start.startsWith('\xff\xd8')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp';
  if (start.startsWith('ftypavi', 4)) return 'avif';
  return /^(?:\xef\xbb\xbf)?\s*</.test(start) ? 'svg' : undefined;
}

const cuts: Readonly<Record<NonNullable<ReturnType<typeof formatOf>>, Cut>> = {
  jpeg: cutJpeg,
  png: cutPng,
  webp: cutWebp,
  avif: cutAvif,
  svg: cutDrawing,
};

/**
 * What a picture carries besides itself and what is to stay with it (colour profile, turn, creator, copyright): where it was taken, whose
 * the camera is, its serial number, notes of its maker, a thumbnail, a video behind the picture. What is no picture has nothing.
 */
export function privateDataIn(file: PictureBytes): PrivateKind[] {
  return cutPicture(file).found;
}

/**
 * A picture without that. Nothing is encoded again: the bytes of its pixels stay as they are.
 * @returns the same buffer if it carries none
 */
export function withoutPrivateData(bytes: Buffer): Buffer {
  const { found, parts } = cutPicture(inMemory(bytes));
  return found.length === 0
    ? bytes
    : Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : bytes.subarray(part[0], part[1]))));
}

function inMemory(bytes: Buffer): PictureBytes {
  return { size: bytes.length, read: (from, length) => bytes.subarray(from, from + length), isSkimmed: false };
}

/** Tells of a JPEG or PNG whether it has its end, also if something else follows. */
export function hasEnd(bytes: Buffer): boolean {
  const file = inMemory(bytes);
  const format = formatOf(file);
  return (format === 'jpeg' ? jpegEnd(file) : format === 'png' ? pngEnd(file) : undefined) !== undefined;
}

function cutPicture(file: PictureBytes): { parts: Part[]; found: PrivateKind[] } {
  const format = formatOf(file);
  const found = new Set<PrivateKind>();
  try {
    return { parts: format ? cuts[format](file, found) : [], found: [...found] };
  } catch {
    // It is truncated or damaged: other rules say so.
    return { parts: [], found: [] };
  }
}

const embedded = /(data:image\/(?:png|jpeg|webp|avif);base64,)([\s\w+/]+=*)/gi;

/** Cuts a drawing: pictures within it are pictures, too. */
function cutDrawing(file: PictureBytes, found: Set<PrivateKind>): Part[] {
  const text = file.read(0, file.size).toString('latin1');
  const clean = text.replace(embedded, (whole, start: string, base64: string) => {
    const bytes = Buffer.from(base64, 'base64');
    const within = privateDataIn(inMemory(bytes));
    for (const kind of within) found.add(kind);
    return within.length === 0 ? whole : start + withoutPrivateData(bytes).toString('base64');
  });
  return [Buffer.from(clean, 'latin1')];
}
