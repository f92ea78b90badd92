import { createRequire } from 'node:module';
import type { Element } from '@xmldom/xmldom';

const require = createRequire(import.meta.url);

/** Private data that a picture can carry. */
export type PrivateKind = 'position' | 'owner' | 'serial' | 'notes' | 'thumbnail' | 'tail';

/** A part of a picture that stays: from where to where it is in the file, or the bytes that take its place. */
export type Part = readonly [from: number, to: number] | Buffer;

/** Tells if what follows the end of a picture is more than padding. */
export function isTail(bytes: Buffer): boolean {
  return /[^\0\s\xff\xd9]/.test(bytes.toString('latin1'));
}

/** The tags that go, with the reason. */
const privateTags: Readonly<Record<number, PrivateKind>> = {
  34853: 'position',
  // The computer, which people name after themselves, and the camera's owner.
  316: 'owner',
  42032: 'owner',
  42033: 'serial',
  42037: 'serial',
  37500: 'notes',
  // Settings that only the maker reads.
  41995: 'notes',
  // Previews beside the picture.
  330: 'thumbnail',
  513: 'thumbnail',
  514: 'thumbnail',
};

/** The tags that the standard and Windows have; all others are notes of a maker. From, to. */
const knownTags: readonly (readonly [from: number, to: number])[] = [
  [0x0001, 0x0002],
  [0x00fe, 0x0214],
  [0x1000, 0x1002],
  [0x4746, 0x4749],
  [0x8298, 0x829d],
  [0x8769, 0x8769],
  [0x8822, 0x8833],
  [0x9000, 0x94ff],
  [0x9c9b, 0x9c9f],
  [0xa000, 0xa500],
  // Room that Windows leaves.
  [0xea1c, 0xea1d],
];

/** The bytes of a value, by its type. */
const sizes: Readonly<Record<number, number>> = {
  ...{ 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 129: 1 },
};

/** Further directories: that of the exposure, and in it that of the colour space. */
const directories: ReadonlySet<number> = new Set([0x8769, 0xa005]);

/** Twelve bytes for each tag: its number, the type and count of its values, the values or where they are. */
const entryLength = 12;

/**
 * Exif without what is private. What stays is copied to its place in empty bytes: nothing else is left over, and no offset changes.
 * @param tiff from the mark of its byte order on
 * @returns the same buffer if nothing is private; undefined where nothing is left, or it cannot be read: nobody knows what is in it then
 */
export function cleanExif(tiff: Buffer, found: Set<PrivateKind>): Buffer | undefined {
  if (tiff.every((byte) => byte === 0)) return tiff;
  const reasons = new Set<PrivateKind>();
  const left = new Set<PrivateKind>();
  try {
    const copy = copyPublic(tiff, reasons);
    for (const reason of reasons) found.add(reason);
    if (reasons.size === 0) return tiff;
    // Where values lie over each other, what one may say another must not.
    if (copy) copyPublic(copy, left);
    return left.size === 0 ? copy : undefined;
  } catch {
    // It ends before it should, or is no Exif.
    found.add('notes');
    return undefined;
  }
}

/** @throws RangeError when it is not what it should be */
function copyPublic(tiff: Buffer, reasons: Set<PrivateKind>): Buffer | undefined {
  const order = tiff.toString('latin1', 0, 4);
  if (order !== 'II*\0' && order !== 'MM\0*') throw new RangeError('no byte order');
  const isLittle = order === 'II*\0';
  const u16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  const copy = Buffer.alloc(tiff.length);
  let end = tiff.copy(copy, 0, 0, 8);
  const keep = (from: number, to: number) => {
    tiff.copy(copy, from, from, to);
    end = Math.max(end, to);
  };
  // Each leads to its directory once: hostile ones lead to each other.
  const left = new Set(directories);
  /** Copies what is public of a directory, and returns how many entries that is. */
  const copyDirectory = (at: number, isFirst: boolean): number => {
    const last = at + 2 + u16(at) * entryLength;
    const kept: number[] = [];
    for (let entry = at + 2; entry < last; entry += entryLength) {
      const tag = u16(entry);
      const reason = reasonOf(tag);
      if (reason) reasons.add(reason);
      const length = (sizes[u16(entry + 2)] ?? 0) * u32(entry + 4);
      const value = length > 4 ? u32(entry + 8) : entry + 8;
      // A value of no type, or beyond the end, says nothing.
      if (reason || length === 0 || value + length > tiff.length) continue;
      if (directories.has(tag) && !(left.delete(tag) && copyInner(u32(entry + 8)) > 0)) continue;
      if (length > 4) keep(value, value + length);
      kept.push(entry);
    }
    // The directory of the thumbnail follows the first one.
    if (isFirst && last + 4 <= tiff.length && u32(last) > 0) reasons.add('thumbnail');
    if (isLittle) copy.writeUInt16LE(kept.length, at);
    else copy.writeUInt16BE(kept.length, at);
    for (const [index, entry] of kept.entries())
      tiff.copy(copy, at + 2 + index * entryLength, entry, entry + entryLength);
    if (kept.length > 0) end = Math.min(tiff.length, Math.max(end, at + 6 + kept.length * entryLength));
    return kept.length;
  };
  /** Copies a further directory; one that cannot be read goes alone, with all that was copied of it. */
  const copyInner = (at: number): number => {
    const [before, endBefore] = [Buffer.from(copy), end];
    try {
      return copyDirectory(at, false);
    } catch {
      reasons.add('notes');
      before.copy(copy);
      end = endBefore;
      return 0;
    }
  };
  return copyDirectory(u32(4), true) > 0 ? copy.subarray(0, end) : undefined;
}

function reasonOf(tag: number): PrivateKind | undefined {
  return privateTags[tag] ?? (knownTags.some(([from, to]) => tag >= from && tag <= to) ? undefined : 'notes');
}

/** The vocabularies that many programs share; all others are notes of a maker. */
const sharedVocabularies =
  /^(?:adobe:ns:meta\/|http:\/\/(?:www\.w3\.org\/|purl\.org\/dc\/|ns\.adobe\.com\/(?:xap|photoshop|tiff|exif|pdfx?|camera-raw-settings|lightroom|illustrator|xmp\/(?!note\/)|DICOM)|(?:iptc|cipa)\.(?:org|jp)\/|ns\.useplus\.org\/|creativecommons\.org\/))/;

/** Why a property is private, by the end of its name; undefined for others. */
export function privateKindOf(name: string): PrivateKind | undefined {
  if (/gps|latitude|longitude|altitude/i.test(name)) return 'position';
  if (/^(?:camera)?ownername$/i.test(name)) return 'owner';
  if (/serial/i.test(name)) return 'serial';
  if (/^makernote/i.test(name)) return 'notes';
  return /^thumbnails?$/i.test(name) ? 'thumbnail' : undefined;
}

/**
 * XMP without what is private.
 * @returns the same buffer if nothing is; undefined where it cannot be read: nobody knows what is in it then
 */
export function cleanXmpBytes(bytes: Buffer, found: Set<PrivateKind>): Buffer | undefined {
  const text = bytes.toString();
  if (/^[\s\0]*$/.test(text)) return bytes;
  const own = new Set<PrivateKind>();
  const kindOf = ({ namespaceURI, localName }: Pick<Element, 'namespaceURI' | 'localName'>) =>
    privateKindOf(localName ?? '') ?? (sharedVocabularies.test(namespaceURI ?? '') ? undefined : 'notes');
  const clean = (element: Element) => {
    for (const attribute of [...element.attributes]) {
      const kind = attribute.namespaceURI ? kindOf(attribute) : undefined;
      if (!kind) continue;
      own.add(kind);
      element.removeAttributeNode(attribute);
    }
    for (const child of [...element.childNodes].filter((node): node is Element => node.nodeType === 1)) {
      const kind = kindOf(child);
      if (!kind) clean(child);
      else {
        own.add(kind);
        element.removeChild(child);
      }
    }
  };
  try {
    // Few pictures have XMP, and every check would wait for the parser.
    const { DOMParser, XMLSerializer }: typeof import('@xmldom/xmldom') = require('@xmldom/xmldom');
    const parser = new DOMParser({
      onError: (level, message) => {
        if (level !== 'warning') throw new Error(message);
      },
    });
    const document = parser.parseFromString(text.replace(/^[\ufeff\s\0]+|[\s\0]+$/g, ''), 'text/xml');
    if (document.documentElement) clean(document.documentElement);
    for (const kind of own) found.add(kind);
    return own.size === 0 ? bytes : Buffer.from(new XMLSerializer().serializeToString(document));
  } catch {
    for (const kind of own.size > 0 ? own : (['notes'] as const)) found.add(kind);
    return undefined;
  }
}
