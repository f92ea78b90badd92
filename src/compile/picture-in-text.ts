import { pictureSizes } from '../lib/namespaces/breakpoints.ts';
import { escapeXml } from '../lib/text/escape-text.ts';
import type { CompiledImage } from './image-variants.ts';

/** The width of a column of text. */
const sizes = pictureSizes('38em');

/** Writes a picture that stands in a text as HTML: with its dimensions, so that nothing moves when it arrives. */
export function pictureInText({ src, srcset, avif, width, height }: CompiledImage, alt: string): string {
  const offered = srcset ? ` srcset="${srcset}" sizes="${sizes}"` : '';
  const image = `<img src="${src}"${offered} alt="${escapeXml(alt)}" width="${width}" height="${height}" loading="lazy">`;
  return avif ? `<picture><source type="image/avif" srcset="${avif}" sizes="${sizes}">${image}</picture>` : image;
}
