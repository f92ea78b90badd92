import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from './catalogue.ts';
import { encode } from './lib/raster.ts';
import { micrographFile } from './micrograph-file.ts';

/** Generates pictures below a folder that is laid out like the project. Logs each file with its size in bytes. */
export async function makePictures(
  pictures: readonly Picture[],
  out: string,
  log: (path: string, size: number) => void,
): Promise<void> {
  for (const picture of pictures) {
    const file = await draw(picture);
    const path = join(out, picture.kind === 'icon' ? 'src/site/public' : 'content/images', picture.path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, file);
    log(picture.path, file.length);
    if (picture.kind === 'structure' && picture.grains) {
      const grains = micrographFile(picture, picture.grains(picture));
      const name = `data/micrographs/${basename(picture.path, '.webp')}.json`;
      mkdirSync(join(out, 'content/data/micrographs'), { recursive: true });
      writeFileSync(join(out, 'content', name), grains);
      log(name, grains.length);
    }
  }
}

async function draw(picture: Picture): Promise<Buffer | string> {
  if (picture.kind === 'icon' && picture.size)
    return sharp(Buffer.from(picture.draw())).resize(picture.size).png({ palette: true }).toBuffer();
  if (picture.kind !== 'structure') return picture.draw();
  const { width, height, limit } = picture;
  return encode(await picture.draw(picture), width, height, limit);
}
