import { cleanExif, cleanXmpBytes, isTail, type Part, type PrivateKind } from './exif-and-xmp.ts';

const marker = { end: 0xd9, scan: 0xda, app0: 0xe0, app15: 0xef };
const exifName = 'Exif\0\0';
const xmpName = 'http://ns.adobe.com/xap/1.0/\0';
const photoshopName = 'Photoshop 3.0\0';

/** Segments of applications that say how the picture is shown or how it was saved. Boxes of metadata may say where, and show a thumbnail. */
const kept = /^\xe2ICC_PROFILE\0|^\xeb(?!JP[\s\S]{10}jumb)|^\xecDucky|^\xedAdobe|^\xeeAdobe|^\xe0AVI1/;

/** Parts of a segment of Photoshop: thumbnails, and copies of other metadata. */
const privateResources: ReadonlyMap<number, PrivateKind> = new Map([
  [0x0409, 'thumbnail'],
  [0x040c, 'thumbnail'],
  [0x0422, 'notes'],
  [0x0423, 'notes'],
  [0x0424, 'notes'],
]);

/** Cuts a JPEG: the segments before its pixels are looked at one by one, and what follows its end goes. */
export function cutJpeg(file: Buffer, found: Set<PrivateKind>): Part[] {
  const parts: Part[] = [[0, 2]];
  let at = 2;
  for (;;) {
    const [first, second = marker.end, ...length] = file.subarray(at, at + 4);
    if (length.length < 2) throw new RangeError('truncated');
    if (first !== 0xff) {
      // Readers step over what is between segments.
      const stray = file.subarray(at, at + 64).indexOf(0xff);
      at += stray < 0 ? 64 : stray;
      continue;
    }
    if (second === marker.scan || second === marker.end) break;
    // A byte may fill the room before a marker.
    const end = second === 0xff ? at + 1 : at + 2 + Buffer.from(length).readUInt16BE();
    const isOfApplication = second >= marker.app0 && second <= marker.app15;
    const payload = isOfApplication ? file.subarray(at + 4, end) : undefined;
    const clean = payload && cleanSegment(second, payload, found);
    if (payload === clean) parts.push([at, end]);
    else if (clean) parts.push(segment(second, clean));
    at = end;
  }
  const whole = file.subarray(-2).equals(Buffer.of(0xff, marker.end)) ? file.length : undefined;
  // Readers find the end of one that has a wrong length among its pixels, too.
  const end = jpegEnd(file, at) ?? whole;
  if (end === undefined) throw new RangeError('truncated');
  if (isTail(file.subarray(end))) found.add('tail');
  return [...parts, [at, end]];
}

/**
 * Finds the end of a JPEG: the marker after its pixels. Those of thumbnails are within segments.
 * @param from a marker of the picture itself
 * @returns where what follows begins; undefined for one that is truncated
 */
export function jpegEnd(file: Buffer, from = 2): number | undefined {
  const bytes = file.subarray(from);
  let at = 0;
  for (;;) {
    at = bytes.indexOf(0xff, at);
    const code = bytes[at + 1];
    if (at < 0 || code === undefined) return undefined;
    if (code === marker.end) return from + at + 2;
    // Within pixels, the byte stands for itself before a zero, and before a mark from which they can be read again.
    const isAlone = code < 0xc0 || (code >= 0xd0 && code <= 0xd8);
    if (code === 0xff) at += 1;
    else if (isAlone) at += 2;
    else if (at + 4 > bytes.length) return undefined;
    else at += 2 + bytes.readUInt16BE(at + 2);
  }
}

function segment(code: number, payload: Buffer): Buffer {
  const head = Buffer.of(0xff, code, 0, 0);
  head.writeUInt16BE(payload.length + 2, 2);
  return Buffer.concat([head, payload]);
}

/** Returns the rest of a segment of an application; the same buffer if nothing is private, undefined if all is. */
function cleanSegment(code: number, payload: Buffer, found: Set<PrivateKind>): Buffer | undefined {
  const name = String.fromCharCode(code) + payload.toString('latin1', 0, 40);
  const drop = (kind: PrivateKind) => void found.add(kind);
  if (kept.test(name)) return payload;
  if (name.startsWith('\xe0JFIF\0')) {
    if (!payload[12] || !payload[13]) return payload;
    drop('thumbnail');
    return Buffer.concat([payload.subarray(0, 12), Buffer.alloc(2)]);
  }
  if (name.startsWith('\xe0JFXX\0')) return drop('thumbnail');
  if (name.startsWith(`\xe1${exifName}`)) return withName(exifName, payload, (bytes) => cleanExif(bytes, found));
  if (name.startsWith(`\xe1${xmpName}`)) return withName(xmpName, payload, (bytes) => cleanXmpBytes(bytes, found));
  if (name.startsWith(`\xed${photoshopName}`))
    return withName(photoshopName, payload, (bytes) => cleanResources(bytes, found));
  // The list of the pictures that follow the first one.
  return drop(name.startsWith('\xe2MPF\0') ? 'tail' : 'notes');
}

function withName(name: string, payload: Buffer, clean: (bytes: Buffer) => Buffer | undefined): Buffer | undefined {
  const bytes = payload.subarray(name.length);
  const cleaned = clean(bytes);
  return cleaned === bytes ? payload : cleaned && Buffer.concat([payload.subarray(0, name.length), cleaned]);
}

/** Returns the rest of the resources of Photoshop, each with its number, a name and its length. */
function cleanResources(bytes: Buffer, found: Set<PrivateKind>): Buffer | undefined {
  const left: Buffer[] = [];
  let at = 0;
  while (at + 12 <= bytes.length) {
    const nameLength = bytes.readUInt8(at + 6);
    const sizeAt = at + 6 + even(nameLength + 1);
    const isResource = bytes.toString('latin1', at, at + 4) === '8BIM' && sizeAt + 4 <= bytes.length;
    const end = isResource ? sizeAt + 4 + even(bytes.readUInt32BE(sizeAt)) : Number.POSITIVE_INFINITY;
    const kind = isResource ? privateResources.get(bytes.readUInt16BE(at + 4)) : 'notes';
    if (kind) found.add(kind);
    else left.push(bytes.subarray(at, end));
    at = end;
  }
  const clean = Buffer.concat(left);
  return clean.length === 0 ? undefined : at >= bytes.length && clean.length === bytes.length ? bytes : clean;
}

const even = (length: number) => length + (length % 2);
