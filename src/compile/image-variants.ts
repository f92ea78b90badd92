import type { ImageFacts } from '../content/files/asset-facts.ts';
import { pictureWidths } from '../lib/namespaces/breakpoints.ts';

/** A file to be made from an image. */
export interface ImageVariant {
  /** The image, as a path below content/images. */
  source: string;
  /** Its address on the site. */
  url: string;
  /** The variant to make: the bytes as they are, or another width and format. */
  format: 'copy' | 'webp' | 'avif';
  width: number;
  /** The hash of the image's bytes. */
  hash: string;
}

/** The files an image is published as. The name holds the hash, so that browsers may cache it forever. */
export function imageVariants({ path, width, hash }: ImageFacts): ImageVariant[] {
  const stem = `/images/${path.replace(/\.\w+$/, '')}.${hash.slice(0, 10)}`;
  if (path.endsWith('.svg')) return [{ source: path, url: `${stem}.svg`, format: 'copy', width, hash }];
  const smaller = pictureWidths.filter((candidate) => candidate < width);
  const offered = smaller.length === pictureWidths.length ? smaller : [...smaller, width];
  return (['webp', 'avif'] as const).flatMap((format) =>
    offered.map((size) => ({ source: path, url: `${stem}-${size}.${format}`, format, width: size, hash })),
  );
}

/** The files of an image as pages receive them. */
export interface CompiledImage {
  /** The file for browsers that know no other. */
  src: string;
  width: number;
  height: number;
  /** The same in other widths; drawings have none. */
  srcset?: string;
  /** The same in AVIF. */
  avif?: string;
}

/** Names the files of an image. */
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
