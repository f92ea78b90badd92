import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ImageVariant } from '../../src/compiler/compile/image-catalogue.ts';
import type { OutputStage } from './output-stage.ts';

/** Compression of the two formats: small, and without visible loss on micrographs. */
const webp = { quality: 78, effort: 2 };
const avif = { quality: 55, effort: 2 };

/** Writes the image files that pages refer to. Made images are kept in the cache by name, which holds their hash. */
export async function publishImages(
  stage: OutputStage,
  variants: readonly ImageVariant[],
  imagesDir: string,
  cacheDir: string,
): Promise<void> {
  for (const variant of variants) {
    const path = variant.url.slice(1);
    if (!stage.reuse(path, path)) stage.write(path, path, await imageBytes(variant, imagesDir, cacheDir));
  }
}

async function imageBytes({ source, url, format, width }: ImageVariant, imagesDir: string, cacheDir: string) {
  const original = join(imagesDir, source);
  if (format === 'copy') return readFileSync(original);
  const cached = join(cacheDir, url);
  if (existsSync(cached)) return readFileSync(cached);
  const { default: sharp } = await import('sharp');
  const resized = sharp(original).resize({ width, withoutEnlargement: true });
  const bytes = await (format === 'webp' ? resized.webp(webp) : resized.avif(avif)).toBuffer();
  mkdirSync(dirname(cached), { recursive: true });
  writeFileSync(`${cached}.${process.pid}`, bytes);
  renameSync(`${cached}.${process.pid}`, cached);
  return bytes;
}
