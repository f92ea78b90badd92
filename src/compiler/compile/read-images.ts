import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ImageFacts, readImageFacts } from './image-catalogue.ts';

/** Facts with what tells whether the file has changed since: size and time of change. */
type Remembered = ImageFacts & { stamp: string };

/**
 * Reads the facts of all images of the content. What did not change since the last time comes from the cache file.
 * @param paths the images, as paths below `imagesDir`
 */
export async function readImages(
  imagesDir: string,
  paths: readonly string[],
  cachePath: string,
): Promise<Map<string, ImageFacts>> {
  const remembered = readCache(cachePath);
  const facts = new Map<string, Remembered>();
  let changed = false;
  for (const path of paths) {
    const { size, mtimeMs } = statSync(join(imagesDir, path));
    const stamp = `${imagesDir} ${size} ${mtimeMs}`;
    const known = remembered[path];
    if (known?.stamp === stamp) {
      facts.set(path, known);
    } else {
      facts.set(path, { ...(await readImageFacts(imagesDir, path)), stamp });
      changed = true;
    }
  }
  if (changed) {
    mkdirSync(dirname(cachePath), { recursive: true });
    writeFileSync(`${cachePath}.${process.pid}`, JSON.stringify(Object.fromEntries(facts)));
    renameSync(`${cachePath}.${process.pid}`, cachePath);
  }
  return facts;
}

function readCache(path: string): Record<string, Remembered> {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Record<string, Remembered>;
  } catch {
    return {};
  }
}
