import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type Picture, pictures } from './catalogue.ts';
import { encode } from './lib/raster.ts';

const target = join(import.meta.dirname, '../../content/images');

/** Draws one picture of the catalogue. */
async function draw(picture: Picture): Promise<Buffer | string> {
  if (picture.kind === 'icon')
    return sharp(Buffer.from(picture.draw())).resize(picture.size).png({ palette: true }).toBuffer();
  if (picture.kind !== 'structure') return picture.draw();
  const { width, height, limit } = picture;
  return encode(await picture.draw(picture), width, height, limit);
}

const wanted = process.argv.slice(2);
const chosen = wanted.length ? pictures.filter(({ path }) => wanted.some((name) => path.includes(name))) : pictures;
if (!chosen.length) throw new Error(`No picture is called ${wanted.join(', ')}: see scripts/pictures/catalogue.ts.`);

for (const picture of chosen) {
  const file = await draw(picture);
  const place = join(target, picture.path);
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, file);
  console.log(`${picture.path}  ${(file.length / 1024).toFixed(0)} KB`);
}
