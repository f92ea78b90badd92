import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { digest } from '../../lib/cache/digest.ts';

/** What is known of an image of the content. */
export interface ImageFacts {
  /** Its path below content/images. */
  path: string;
  width: number;
  height: number;
  /** The hash of its bytes; the names of the files made from it have its beginning. */
  hash: string;
}

/** The size in which browsers show a drawing that names none. */
const unknownDrawing = { width: 300, height: 150 };

/** Reads width and height of an image, as it is shown, and its hash. */
export async function readImageFacts(imagesDir: string, path: string): Promise<ImageFacts> {
  const bytes = readFileSync(join(imagesDir, path));
  const { default: sharp } = await import('sharp');
  const size = sharp(bytes)
    .metadata()
    .then(({ autoOrient }) => autoOrient);
  // A drawing that sharp cannot draw is published as it is.
  const { width, height } = await (path.endsWith('.svg') ? size.catch(() => unknownDrawing) : size);
  return { path, hash: digest(bytes), width, height };
}
