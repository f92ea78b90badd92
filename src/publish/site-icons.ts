import { readFileSync } from 'node:fs';
import type { SiteWriter } from './site-writer.ts';

/** The icons of the site as pages name them, with the sizes of those that are no drawings. */
const icons: Readonly<Record<string, number | undefined>> = {
  'favicon.svg': undefined,
  'apple-touch-icon.png': 180,
  'icon-512.png': 512,
};

/** Whether a file below the site's root is an icon. */
export function isSiteIcon(path: string): boolean {
  return Object.hasOwn(icons, path);
}

/**
 * Makes the icons of the site from the mark of an institute, on white.
 * @param logo the file of the drawing
 * @param hash the hash of its bytes
 */
export async function publishSiteIcons(to: SiteWriter, logo: string, hash: string): Promise<void> {
  for (const [path, size] of Object.entries(icons)) {
    const key = `icon 1 ${hash}`;
    if (to.reuse(path, key)) continue;
    const drawing = readFileSync(logo);
    to.write(path, key, size === undefined ? drawing : await rasterised(drawing, size));
  }
}

async function rasterised(drawing: Buffer, size: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const edge = Math.round(size / 10);
  const room = size - 2 * edge;
  return sharp(drawing, { density: 300 })
    .resize({ width: room, height: room, fit: 'contain', background: '#ffffff' })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .png()
    .toBuffer();
}
