import { readFileSync } from 'node:fs';
import type { Sharp } from 'sharp';
import { digest } from '../../lib/cache/file-hashes.ts';
import type { PublishedFile } from './published-file.ts';

/** The icon that browsers, feed readers and search engines ask for without having read a page. */
export const favicon = 'favicon.ico';

/** The icons of the site, and how each is made from a drawing. */
const icons: Readonly<Record<string, (drawing: Buffer) => Buffer | Promise<Buffer>>> = {
  'favicon.svg': (drawing) => drawing,
  [favicon]: iconFile,
  'apple-touch-icon.png': (drawing) => onWhite(drawing, 180),
  'icon-512.png': (drawing) => onWhite(drawing, 512),
};
/** The sizes in the icon that has several: of a tab, of a dense screen, and of search results. */
const faviconSizes = [16, 32, 48];

/** Tells if a file below the site's root is an icon. */
export function isSiteIcon(path: string): boolean {
  return Object.hasOwn(icons, path);
}

/**
 * The icons of the site, made from a drawing.
 * @param drawing its file
 * @param hash the hash of its bytes
 * @param names the icons to make
 */
export function siteIcons(
  drawing: string,
  hash: string,
  names: readonly string[] = Object.keys(icons),
): PublishedFile<Buffer>[] {
  return Object.entries(icons)
    .filter(([name]) => names.includes(name))
    .map(([path, make]) => ({ path, key: digest('icons 2', hash), write: () => make(readFileSync(drawing)) }));
}

async function onWhite(drawing: Buffer, size: number): Promise<Buffer> {
  const edge = Math.round(size / 10);
  const white = '#ffffff';
  return (await rasterised(drawing, size - 2 * edge, white))
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: white })
    .flatten({ background: white })
    .png()
    .toBuffer();
}

/** A picture in several sizes: a table of them, and each as a PNG. */
async function iconFile(drawing: Buffer): Promise<Buffer> {
  const [headerLength, entryLength] = [6, 16];
  const pictures = await Promise.all(
    faviconSizes.map(async (size) => (await rasterised(drawing, size, '#00000000')).png().toBuffer()),
  );
  const table = Buffer.alloc(headerLength + entryLength * pictures.length);
  table.writeUInt16LE(1, 2);
  table.writeUInt16LE(pictures.length, 4);
  let offset = table.length;
  for (const [index, picture] of pictures.entries()) {
    const entry = headerLength + entryLength * index;
    const size = faviconSizes[index] ?? 0;
    table.writeUInt8(size, entry);
    table.writeUInt8(size, entry + 1);
    // One plane of 32 bits for each pixel.
    table.writeUInt16LE(1, entry + 4);
    table.writeUInt16LE(32, entry + 6);
    table.writeUInt32LE(picture.length, entry + 8);
    table.writeUInt32LE(offset, entry + 12);
    offset += picture.length;
  }
  return Buffer.concat([table, ...pictures]);
}

async function rasterised(drawing: Buffer, size: number, background: string): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(drawing, { density: 300 }).resize({ width: size, height: size, fit: 'contain', background });
}
