import { createRequire } from 'node:module';
import type { Element } from '@xmldom/xmldom';
import type { PrivateKind } from './picture-parts.ts';

const require = createRequire(import.meta.url);

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
 * @returns the text as it was if nothing is; undefined where it cannot be read: nobody knows what is in it then
 */
export function cleanXmp(text: string, found: Set<PrivateKind>): string | undefined {
  if (/^[\s\0]*$/.test(text)) return text;
  const before = found.size;
  let isClean = true;
  const kindOf = ({ namespaceURI, localName }: Pick<Element, 'namespaceURI' | 'localName'>) =>
    privateKindOf(localName ?? '') ?? (sharedVocabularies.test(namespaceURI ?? '') ? undefined : 'notes');
  const clean = (element: Element) => {
    for (const attribute of [...element.attributes]) {
      const kind = attribute.namespaceURI ? kindOf(attribute) : undefined;
      if (!kind) continue;
      found.add(kind);
      isClean = false;
      element.removeAttributeNode(attribute);
    }
    for (const child of [...element.childNodes].filter((node): node is Element => node.nodeType === 1)) {
      const kind = kindOf(child);
      if (!kind) clean(child);
      else {
        found.add(kind);
        isClean = false;
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
    return isClean ? text : new XMLSerializer().serializeToString(document);
  } catch {
    if (before === found.size) found.add('notes');
    return undefined;
  }
}

/** The same of bytes: the same buffer if nothing is private. */
export function cleanXmpBytes(bytes: Buffer, found: Set<PrivateKind>): Buffer | undefined {
  const text = bytes.toString();
  const clean = cleanXmp(text, found);
  return clean === text ? bytes : clean === undefined ? undefined : Buffer.from(clean);
}
