import { cleanExif, cleanXmp, type Part, type PrivateKind } from './exif-and-xmp.ts';

/** A part of the file with a type of its own: where what is in it begins and ends. */
interface Box {
  type: string;
  from: number;
  to: number;
}

/** Where bytes of an item are in the file. */
type Extent = readonly [from: number, to: number];

/** The name of a box of content credentials. */
const credentials = 'd8fec3d61b0e483c92975828877ec481';
const emptyExif = 'II*\0\x08\0\0\0\0\0\0\0\0\0';
const emptyXmp = '<x:xmpmeta xmlns:x="adobe:ns:meta/"/>';

/**
 * Cuts an AVIF: items of metadata are overwritten with what stays of them, in as many bytes, because the places of all items are
 * numbers in the file.
 */
export function cutAvif(file: Buffer, found: Set<PrivateKind>): Part[] {
  const outer = boxesIn(file, 0, file.length);
  const meta = outer.find(({ type }) => type === 'meta');
  if (!meta) throw new RangeError('no items');
  const boxes = boxesIn(file, meta.from + 4, meta.to);
  const types = itemTypes(file, boxes);
  const written: { at: number; bytes: Buffer }[] = [];
  for (const { type, from, to } of outer) {
    if (type !== 'uuid' || file.subarray(from, from + 16).toString('hex') !== credentials) continue;
    found.add('notes');
    written.push({ at: from, bytes: Buffer.alloc(to - from) });
  }
  for (const [id, extents] of itemExtents(file, boxes)) {
    const type = types.get(id);
    if (type !== 'Exif' && type !== 'mime') continue;
    const data = Buffer.concat(extents.map(([from, to]) => file.subarray(from, to)));
    const clean = type === 'Exif' ? overwrittenExif(data, found) : overwrittenXmp(data, found);
    let start = 0;
    for (const [from, to] of clean === data ? [] : extents) {
      written.push({ at: from, bytes: clean.subarray(start, start + to - from) });
      start += to - from;
    }
  }
  const parts: Part[] = [];
  let at = 0;
  for (const { at: from, bytes } of written.sort((a, b) => a.at - b.at)) {
    parts.push([at, from], bytes);
    at = from + bytes.length;
  }
  return [...parts, [at, file.length]];
}

function boxesIn(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const head = file.subarray(at, at + 16);
    const short = head.readUInt32BE();
    const size = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    const start = short === 1 ? 16 : 8;
    if (size < start || at + size > to) break;
    boxes.push({ type: head.toString('latin1', 4, 8), from: at + start, to: at + size });
    at += size;
  }
  return boxes;
}

/** The types of items, by number; XMP is the one of the type `mime`. */
function itemTypes(file: Buffer, boxes: readonly Box[]): Map<number, string> {
  const info = boxes.find(({ type }) => type === 'iinf');
  if (!info) return new Map();
  const countLength = file[info.from] === 0 ? 2 : 4;
  const entries = boxesIn(file, info.from + 4 + countLength, info.to).filter(({ type }) => type === 'infe');
  return new Map(
    entries.map(({ from, to }) => {
      const bytes = file.subarray(from, to);
      const idLength = bytes[0] === 2 ? 2 : 4;
      const type = bytes.toString('latin1', 6 + idLength, 10 + idLength);
      const isOther = type === 'mime' && !bytes.includes('application/rdf+xml');
      return [bytes.readUIntBE(4, idLength), isOther ? 'other' : type];
    }),
  );
}

/** Where the items are, by number; without those that are not in the file itself. */
function itemExtents(file: Buffer, boxes: readonly Box[]): Map<number, Extent[]> {
  const location = boxes.find(({ type }) => type === 'iloc');
  const inside = boxes.find(({ type }) => type === 'idat');
  if (!location) return new Map();
  const bytes = file.subarray(location.from, location.to);
  let at = 4;
  const next = (length: number) => {
    at += length;
    return length === 0
      ? 0
      : length === 8
        ? Number(bytes.readBigUInt64BE(at - 8))
        : bytes.readUIntBE(at - length, length);
  };
  const version = bytes[0] ?? 0;
  const lengths = next(2);
  const [offsetLength, sizeLength, baseLength] = [lengths >> 12, (lengths >> 8) & 15, (lengths >> 4) & 15];
  // Nothing would end a list of places that take no room.
  if (offsetLength + sizeLength === 0) throw new RangeError('no places');
  const indexLength = version > 0 ? lengths & 15 : 0;
  const extents = new Map<number, Extent[]>();
  for (let left = next(version < 2 ? 2 : 4); left > 0; left--) {
    const id = next(version < 2 ? 2 : 4);
    const method = version > 0 ? next(2) & 15 : 0;
    const isElsewhere = next(2) > 0 || method > 1 || (method === 1 && !inside);
    const base = next(baseLength) + (method === 1 ? (inside?.from ?? 0) : 0);
    const own = Array.from({ length: next(2) }, (): Extent => {
      next(indexLength);
      const from = base + next(offsetLength);
      const size = next(sizeLength);
      return [from, Math.min(file.length, size === 0 ? file.length : from + size)];
    });
    if (!isElsewhere) extents.set(id, own);
  }
  return extents;
}

/** The item begins with the length of what is before the mark of the byte order. */
function overwrittenExif(data: Buffer, found: Set<PrivateKind>): Buffer {
  const start = 4 + data.readUInt32BE();
  const tiff = data.subarray(start);
  const clean = cleanExif(tiff, found);
  if (clean === tiff) return data;
  const copy = Buffer.alloc(data.length);
  if (clean) {
    data.copy(copy, 0, 0, start);
    clean.copy(copy, start);
  } else if (data.length >= 4 + emptyExif.length) copy.write(emptyExif, 4, 'latin1');
  return copy;
}

function overwrittenXmp(data: Buffer, found: Set<PrivateKind>): Buffer {
  const text = data.toString();
  const clean = cleanXmp(text, found);
  if (clean === text) return data;
  const fitting = [clean ?? '', emptyXmp].find((each) => each && Buffer.byteLength(each) <= data.length) ?? '';
  const copy = Buffer.alloc(data.length, ' ');
  copy.write(fitting);
  return copy;
}
