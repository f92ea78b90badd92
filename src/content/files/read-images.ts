import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../../lib/cache/checksummed-file.ts';
import { fileHash } from '../../lib/cache/digest.ts';
import { type ImageFacts, readImageFacts } from './asset-facts.ts';

const version = 'image-facts 3';

/**
 * Reads the facts of all images of the content. Facts of the same bytes come from the cache file.
 * @param paths the images, as paths below `imagesDir`
 */
export async function readImages(
  imagesDir: string,
  paths: readonly string[],
  cachePath: string,
): Promise<Map<string, ImageFacts>> {
  const cached = readChecksummed<Record<string, ImageFacts>>(cachePath, version) ?? {};
  const facts: Record<string, ImageFacts> = {};
  for (const path of paths) {
    const known = cached[`${path} ${fileHash(join(imagesDir, path))}`];
    const image = known ?? (await readImageFacts(imagesDir, path));
    facts[`${path} ${image.hash}`] = image;
  }
  if (Object.keys(facts).join() !== Object.keys(cached).join()) writeChecksummed(cachePath, version, facts);
  return new Map(Object.values(facts).map((each) => [each.path, each]));
}
