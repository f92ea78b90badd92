import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { mediaTypeOf } from '../../src/build/local-server/site-files.ts';
import { iconPictures } from '../support/icon-pictures.ts';
import { client } from './support/site.ts';

/** The mean colour of a picture, on white. */
async function meanColour(picture: Buffer): Promise<number[]> {
  const { channels } = await sharp(picture).flatten({ background: '#ffffff' }).stats();
  return channels.map(({ mean }) => mean);
}

test('hosts are told that it is an icon', () => {
  expect(mediaTypeOf('favicon.ico')).toBe('image/x-icon');
});

test('what browsers ask for unread pages is a picture in several sizes, of the same mark as the drawing', async () => {
  const pictures = iconPictures(readFileSync(join(client, 'favicon.ico')));
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([16, 32, 48].map((size) => [size, size]));
  const drawing = await meanColour(await sharp(join(client, 'favicon.svg')).png().toBuffer());
  for (const { width, height, bytes } of pictures) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width, height, hasAlpha: true });
    for (const [index, mean] of (await meanColour(bytes)).entries())
      expect(Math.abs(mean - (drawing[index] ?? 0))).toBeLessThan(8);
  }
});
