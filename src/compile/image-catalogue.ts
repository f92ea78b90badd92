import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../cache/digest.ts';
import type { CompiledImage } from '../namespaces/entries.ts';

/** What the compiler knows of an image of the content. */
export interface ImageFacts {
  /** Its path below content/images. */
  path: string;
  width: number;
  height: number;
  /** The hash of its bytes; its beginning stands in the names of the files made from it. */
  hash: string;
}

/** A file to be made from an image. */
export interface ImageVariant {
  /** The image, as a path below content/images. */
  source: string;
  /** Its address on the site. */
  url: string;
  /** What to make: the bytes as they are, or another width and format. */
  format: 'copy' | 'webp' | 'avif';
  width: number;
  /** The hash of the image's bytes. */
  hash: string;
}

/** The widths in which photographs and textures are offered. */
const widths = [480, 960, 1600];

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

/** The files an image is published as. The name holds the hash, so that browsers may keep it for ever. */
export function imageVariants({ path, width, hash }: ImageFacts): ImageVariant[] {
  const stem = `/images/${path.replace(/\.\w+$/, '')}.${hash.slice(0, 10)}`;
  if (path.endsWith('.svg')) return [{ source: path, url: `${stem}.svg`, format: 'copy', width, hash }];
  const smaller = widths.filter((candidate) => candidate < width);
  const offered = smaller.length === widths.length ? smaller : [...smaller, width];
  return (['webp', 'avif'] as const).flatMap((format) =>
    offered.map((size) => ({ source: path, url: `${stem}-${size}.${format}`, format, width: size, hash })),
  );
}

/** An image as pages receive it. */
export function compiledImage(facts: ImageFacts): CompiledImage {
  const { width, height } = facts;
  const variants = imageVariants(facts);
  const srcset = (format: ImageVariant['format']) =>
    variants
      .filter((variant) => variant.format === format)
      .map((variant) => `${variant.url} ${variant.width}w`)
      .join(', ');
  const whole = variants.find((variant) => variant.format === 'copy');
  if (whole) return { src: whole.url, width, height };
  const middle = variants.find((variant) => variant.format === 'webp' && variant.width >= 960) ?? variants.at(-1);
  return { src: middle?.url ?? '', width, height, srcset: srcset('webp'), avif: srcset('avif') };
}
