import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { assetFacts, readImageFacts } from '../../src/content/files/asset-facts.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const dir = folderForFile();

const opaque = sharp({ create: { width: 123, height: 45, channels: 3, background: 'teal' } });
const clear = sharp({ create: { width: 123, height: 45, channels: 4, background: '#0808' } });

test.each<[string, Sharp]>([
  ['a.png', opaque.clone().png()],
  ['a.jpg', opaque.clone().jpeg({ progressive: true }).withMetadata()],
  ['a.webp', clear.clone().webp({ lossless: true })],
])('the size of %s is what a decoder finds', async (name, picture) => {
  await picture.toFile(join(dir, name));
  expect(assetFacts(join(dir, name)).picture).toEqual({ width: 123, height: 45 });
  expect(await readImageFacts(dir, name)).toMatchObject({ width: 123, height: 45 });
});

test.each([
  ['what its viewBox says', 'viewBox="0 0 1200 900"', 1200, 900],
  ['a viewBox with commas', "viewBox='0,0,1200,900'", 1200, 900],
  ['a width and a height alone', 'width="100" height="50"', 100, 50],
  ['percentages and a viewBox', 'width="100%" height="100%" viewBox="0 0 1200 900"', 1200, 900],
  ['nothing to draw and no size', '', 300, 150],
])('the size of a drawing: %s', async (_, attributes, width, height) => {
  writeFileSync(join(dir, 'a.svg'), `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}></svg>`);
  expect(await readImageFacts(dir, 'a.svg')).toMatchObject({ path: 'a.svg', width, height });
});
