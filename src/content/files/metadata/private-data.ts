import { cutPng, cutWebp, pngEnd } from './chunks.ts';
import type { Part, PrivateKind } from './exif-and-xmp.ts';
import { cutJpeg, jpegEnd } from './jpeg.ts';

/** The format of a picture, by its first bytes. */
function formatOf(file: Buffer): 'jpeg' | 'png' | 'webp' | 'svg' | undefined {
  const start = file.toString('latin1', 0, 16);
  if (start.startsWith('\xff\xd8')) return 'jpeg';
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp';
  return /^(?:\xef\xbb\xbf)?\s*</.test(start) ? 'svg' : undefined;
}

/** Each cuts a picture into the parts that stay, and adds to `found` why others go. @throws RangeError when it is truncated */
const cuts = { jpeg: cutJpeg, png: cutPng, webp: cutWebp, svg: cutDrawing };

/**
 * Finds the data that a picture carries besides itself and those that are to stay with it (colour profile, turn, creator, copyright): where it was taken, whose
 * the camera is, its serial number, notes of its maker, a thumbnail, a video behind the picture. What is no picture has nothing.
 */
export function privateDataIn(file: Buffer): PrivateKind[] {
  return cutPicture(file).found;
}

/**
 * A picture without that. Nothing is encoded again: the bytes of its pixels stay as they are.
 * @returns the same buffer if it carries none, or is damaged so that nothing can be cut
 */
export function withoutPrivateData(bytes: Buffer): Buffer {
  const { found, parts } = cutPicture(bytes);
  return found.length === 0 || parts.length === 0
    ? bytes
    : Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : bytes.subarray(part[0], part[1]))));
}

/** Tells of a JPEG or PNG whether it has its end, also if something else follows. */
export function hasEnd(file: Buffer): boolean {
  const format = formatOf(file);
  return (format === 'jpeg' ? jpegEnd(file) : format === 'png' ? pngEnd(file) : undefined) !== undefined;
}

function cutPicture(file: Buffer): { parts: Part[]; found: PrivateKind[] } {
  const format = formatOf(file);
  const found = new Set<PrivateKind>();
  try {
    return { parts: format ? cuts[format](file, found) : [], found: [...found] };
  } catch {
    // It is truncated or damaged: other rules say so, but what it carries is seen nevertheless.
    return { parts: [], found: [...found] };
  }
}

/** Data in a drawing, whatever type it says it has. */
const embedded = /(data:[\w.+/-]*(?:;[\w=-]+)*;base64,)((?:[\s\w+/=%]+|&#(?:0*(?:9|1[03]|32)|x0*(?:[9ad]|20));)+)/gi;
/** Ends of lines and spaces in it, as programs encode them. */
const room = /&#\w+;|%(?:0[9ad]|20)/gi;

/** Cuts a drawing: pictures within it are pictures, too. */
function cutDrawing(file: Buffer, found: Set<PrivateKind>): Part[] {
  const text = file.toString('latin1');
  const clean = text.replace(embedded, (whole, start: string, base64: string) => {
    const plain = base64.replace(room, '').replace(/%(?:2b|2f|3d)/gi, decodeURIComponent);
    const bytes = Buffer.from(plain, 'base64');
    for (const kind of privateDataIn(bytes)) found.add(kind);
    const cut = withoutPrivateData(bytes);
    return cut === bytes ? whole : start + cut.toString('base64');
  });
  return clean === text ? [] : [Buffer.from(clean, 'latin1')];
}
