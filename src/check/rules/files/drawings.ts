import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentTree } from '../../../content/content-tree.ts';

/** An SVG file of the content, whatever is in it. */
export interface DrawingFile {
  /** Its absolute path. */
  file: string;
  place: { path: string };
  text: string;
}

/** The SVG files of the content, each read when it is looked at. */
export function* drawings({ dir, images }: ContentTree): Generator<DrawingFile> {
  for (const path of images.filter((name) => /\.svg$/i.test(name))) {
    const file = join(dir, 'images', path);
    yield { file, place: { path: `images/${path}` }, text: readFileSync(file, 'utf8') };
  }
}
