import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { OutputStage } from '../../src/build/output-stage.ts';
import { pictureMaker, publishImages } from '../../src/build/publish-images.ts';
import { type ImageVariant, imageVariants } from '../../src/compile/captioned-picture.ts';
import { readImageFacts } from '../../src/content/files/asset-facts.ts';
import { folderForFile } from '../support/temporary-folder.ts';

const dir = folderForFile();
const images = join(dir, 'images');
/** Two of one name in two formats, as an editor may have them. */
const paths = ['news/plate.jpg', 'news/plate.png', 'news/plate.svg', 'hall.webp'];
let variants: ImageVariant[] = [];

beforeAll(async () => {
  mkdirSync(join(images, 'news'), { recursive: true });
  for (const [index, path] of paths.entries()) {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${600 + index}" height="40"><path d="M0 0h9v9z"/></svg>`;
    if (path.endsWith('.svg')) writeFileSync(join(images, path), drawing);
    else await sharp(Buffer.from(drawing)).toFile(join(images, path));
  }
  variants = (await Promise.all(paths.map((path) => readImageFacts(images, path)))).flatMap(imageVariants);
});

test('a picture that is asked for has the bytes that a build gives it, and is made once', async () => {
  const made = new Map<string, Buffer>();
  const writer = {
    reuse: () => false,
    write: (path: string, _: string, bytes: Buffer) => void made.set(`/${path}`, bytes),
  };
  const stage = { group: (_name: string, _key: string, make: (to: unknown) => Promise<void>) => make(writer) };
  await publishImages(stage as unknown as OutputStage, variants, images, join(dir, 'of-build'), () => {});
  expect(made.size).toBe(variants.length);
  const pictureAt = pictureMaker(images, join(dir, 'cache'));
  for (const [url, bytes] of made) {
    const [first, second] = await Promise.all([pictureAt(url), pictureAt(url)]);
    expect(first?.equals(bytes)).toBe(true);
    expect(second).toBe(first);
  }
  const cached = (name: string) => readdirSync(join(dir, name), { recursive: true }).sort();
  expect(cached('cache')).toEqual(cached('of-build'));
});

test.each([
  ['a width that is not offered', (url: string) => url.replace(/-480\./, '-481.')],
  ['a format that is not offered', (url: string) => url.replace(/\.webp$/, '.png')],
  ['other bytes', (url: string) => url.replace(/\.\w{10}-/, '.0123456789-')],
  ['no hash', (url: string) => url.replace(/\.\w{10}-480/, '')],
  ['another folder', (url: string) => url.replace('/images/', '/images/../images/')],
  ['no image', () => '/images/'],
])('an address with %s is that of no picture', async (_, change) => {
  const [url = ''] = variants.map((each) => each.url).filter((each) => each.endsWith('-480.webp'));
  const pictureAt = pictureMaker(images, join(dir, 'cache'));
  expect(await pictureAt(url)).toBeInstanceOf(Buffer);
  expect(await pictureAt(change(url))).toBeUndefined();
});

test('an image that was replaced while the site is served is published under its new address alone', async () => {
  const pictureAt = pictureMaker(images, join(dir, 'cache-of-replaced'));
  const before = imageVariants(await readImageFacts(images, 'hall.webp'))[0]?.url ?? '';
  expect(await pictureAt(before)).toBeInstanceOf(Buffer);
  const background = { r: 9, g: 9, b: 9 };
  await sharp({ create: { width: 500, height: 9, channels: 3, background } }).toFile(join(images, 'hall.webp'));
  expect(await pictureAt(before)).toBeUndefined();
  const after = imageVariants(await readImageFacts(images, 'hall.webp'))[0]?.url ?? '';
  expect(await pictureAt(after)).toBeInstanceOf(Buffer);
});
