import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../cache/digest.ts';

/** What is known of an image of the content. */
export interface ImageFacts {
  /** Its path below content/images. */
  path: string;
  width: number;
  height: number;
  /** The hash of its bytes; its beginning stands in the names of the files made from it. */
  hash: string;
}

/** Reads width, height and hash of an image. SVG is read as text, everything else by sharp. */
export async function readImageFacts(imagesDir: string, path: string): Promise<ImageFacts> {
  const bytes = readFileSync(join(imagesDir, path));
  const hash = digest(bytes);
  if (path.endsWith('.svg')) return { path, hash, ...svgSize(bytes.toString('utf8')) };
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(bytes).metadata();
  return { path, hash, width, height };
}

function svgSize(svg: string): { width: number; height: number } {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const [, , width, height] = (/viewBox="([^"]+)"/.exec(tag)?.[1] ?? '').split(/[\s,]+/).map(Number);
  return { width: width || 300, height: height || 150 };
}
