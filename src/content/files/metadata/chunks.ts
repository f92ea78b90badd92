import { crc32, inflateSync } from 'node:zlib';
import { cleanExif, cleanXmpBytes, isTail, type Part, type PrivateKind, privateKindOf } from './exif-and-xmp.ts';

const signature = 8;
/** Length and type before a chunk of a PNG, its check sum after it. */
const around = 12;
/** The words before XMP in a chunk of text. */
const xmpName = 'XML:com.adobe.xmp\0';

/** A text that is longer is none, but fills the memory. */
const mostText = 8_000_000;

/** The chunks of a PNG, the last one included, as far as it has them. */
export function* pngChunks(file: Buffer): Generator<{ type: string; from: number; to: number }> {
  for (let from = signature; from + around <= file.length; ) {
    const head = file.subarray(from, from + 8);
    const type = head.toString('latin1', 4);
    const to = from + around + head.readUInt32BE();
    if (to > file.length) return;
    yield { type, from, to };
    if (type === 'IEND') return;
    from = to;
  }
}

/** Finds the end of a PNG; undefined for one that is truncated. */
export function pngEnd(file: Buffer): number | undefined {
  for (const { type, to } of pngChunks(file)) if (type === 'IEND') return to;
  return undefined;
}

/** Cuts a PNG: chunks of metadata are looked at, and what follows its last chunk goes. */
export function cutPng(file: Buffer, found: Set<PrivateKind>): Part[] {
  const end = pngEnd(file);
  if (end === undefined) throw new RangeError('truncated');
  const parts: Part[] = [[0, signature]];
  for (const { type, from, to } of pngChunks(file)) {
    const data = /^(?:eXIf|tEXt|iTXt|zTXt|prVW|caBX)$/.test(type) ? file.subarray(from + 8, to - 4) : undefined;
    const clean = data && cleanChunk(type, data, found);
    if (data === clean) parts.push([from, to]);
    else if (clean) parts.push(pngChunk(type, clean));
  }
  if (isTail(file.subarray(end))) found.add('tail');
  return parts;
}

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
}

/** Returns the rest of a chunk; the same buffer if nothing is private, undefined if all is. */
function cleanChunk(type: string, data: Buffer, found: Set<PrivateKind>): Buffer | undefined {
  const drop = (kind: PrivateKind) => void found.add(kind);
  if (type === 'eXIf') return cleanExif(data, found);
  if (type === 'prVW') return drop('thumbnail');
  // Content credentials: they may say where, and show a thumbnail.
  if (type === 'caBX') return drop('notes');
  const name = data.toString('latin1', 0, Math.max(0, data.indexOf(0)));
  if (type === 'iTXt' && data.toString('latin1', 0, xmpName.length) === xmpName) return cleanTextXmp(data, found);
  // As ImageMagick writes what it has read in other formats.
  const kind = /^(?:raw profile type (?!icc)|XML:)/i.test(name) ? 'notes' : privateKindOf(name.replace(/^.*:/, ''));
  return kind ? drop(kind) : data;
}

/** Behind the name: whether it is compressed, the way in which it is, a language and a translated name. */
function cleanTextXmp(data: Buffer, found: Set<PrivateKind>): Buffer | undefined {
  const language = data.indexOf(0, xmpName.length + 2);
  const start = data.indexOf(0, language + 1) + 1;
  const isCompressed = data[xmpName.length] === 1;
  try {
    const bytes = data.subarray(start);
    const text = isCompressed ? inflateSync(bytes, { maxOutputLength: mostText }) : bytes;
    const clean = cleanXmpBytes(text, found);
    if (clean === text) return data;
    return clean && Buffer.concat([Buffer.from(`${xmpName}\0\0\0\0`, 'latin1'), clean]);
  } catch {
    found.add('notes');
    return undefined;
  }
}

/** The bits of a WebP that say that it has Exif or XMP. */
const webpFlags: Readonly<Record<string, number>> = { EXIF: 0x08, 'XMP ': 0x04 };

/** Cuts a WebP: its chunks of metadata are looked at, and what follows the length that it says it has goes. */
export function cutWebp(file: Buffer, found: Set<PrivateKind>): Part[] {
  const head = Buffer.from(file.subarray(0, 12));
  const end = head.readUInt32LE(4) + 8;
  if (end > file.length) throw new RangeError('truncated');
  const parts: Part[] = [];
  let gone = 0;
  let extended: Buffer | undefined;
  for (let from = 12; from + 8 <= end; ) {
    const type = file.toString('latin1', from, from + 4);
    const length = file.readUInt32LE(from + 4);
    const to = Math.min(end, from + 8 + length + (length % 2));
    const data = /^(?:EXIF|XMP |VP8X|C2PA)$/.test(type) ? file.subarray(from + 8, from + 8 + length) : undefined;
    const clean = data && type !== 'VP8X' ? cleanWebpChunk(type, data, found) : data;
    if (type === 'VP8X') {
      extended = Buffer.from(file.subarray(from, to));
      parts.push(extended);
    } else if (data === clean) parts.push([from, to]);
    else if (clean) parts.push(webpChunk(type, clean));
    else gone |= webpFlags[type] ?? 0;
    from = to;
  }
  if (extended) extended[8] = (extended[8] ?? 0) & ~gone;
  if (isTail(file.subarray(end))) found.add('tail');
  const length = parts.reduce((sum, part) => sum + (Buffer.isBuffer(part) ? part.length : part[1] - part[0]), 4);
  head.writeUInt32LE(length, 4);
  return [head, ...parts];
}

function webpChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from(type, 'latin1'), Buffer.alloc(4), data, Buffer.alloc(data.length % 2)]);
  chunk.writeUInt32LE(data.length, 4);
  return chunk;
}

function cleanWebpChunk(type: string, data: Buffer, found: Set<PrivateKind>): Buffer | undefined {
  if (type === 'XMP ') return cleanXmpBytes(data, found);
  if (type === 'C2PA') return void found.add('notes');
  // Some programs write the mark of a JPEG's segment, too.
  const start = data.toString('latin1', 0, 6) === 'Exif\0\0' ? 6 : 0;
  const tiff = data.subarray(start);
  const clean = cleanExif(tiff, found);
  return clean === tiff ? data : clean;
}
