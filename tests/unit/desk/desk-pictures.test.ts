import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Crop } from '../../../src/desk/server/assets/fit-picture.ts';
import { filesOf } from '../../support/files-of.ts';
import { photoExif, plainPhoto, secretsIn, segment, withSegments } from '../../support/photo.ts';
import { deskLab } from './desk-lab.ts';

const lab = deskLab();

const thing = 'news/new-microscope';
const own = (name: string) => readFileSync(join(import.meta.dirname, 'pictures', name));
const motion = own('motion-photo.jpg');
const plain = await plainPhoto.jpeg();
const photo = withSegments(plain, segment(0xe1, 'Exif\0\0', photoExif()));
/** A photograph as an iPhone keeps it: lying in its file, told to be shown standing; its upper half is grey. */
const phone = own('phone.heic');
const damagedHeic = Buffer.concat([phone.subarray(0, 1200), Buffer.alloc(2000)]);
const atDesk = (name: string, bytes: Buffer, language: 'uk' | 'en' = 'en', of = thing) =>
  lab.session.assets.take('images', of, name, Readable.from([bytes]), language);
/** A file that comes at a form and is used: its path in the content, and its bytes. */
const used = async (name: string, bytes: Buffer, crop?: Crop, of = thing) => {
  const path = await lab.session.assets.add(of, (await atDesk(name, bytes, 'en', of)).upload, crop);
  return { path, bytes: readFileSync(join(lab.dir, 'images', path)) };
};
const taken = async (name: string, bytes: Buffer) => (await used(name, bytes)).bytes;
const sizeOf = async (bytes: Buffer) => {
  const { width, height, orientation = 1 } = await sharp(bytes).metadata();
  return [width, height, orientation];
};
/** The colour of a place, given as shares of width and height. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(bytes).toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return [...data.subarray(at, at + 3)];
}
/** A picture whose left third is red and the rest blue. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#00f' } }).composite([
    { input: { create: { width: Math.floor(width / 3), height, channels: 3, background: '#f00' } }, left: 0, top: 0 },
  ]);
/** JPEG and WebP change colours a little. */
const closeTo = (colour: number[]) => colour.map((value) => expect.closeTo(value, -1.5));
/** Noise is what no format makes small. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

describe('a picture that comes at a form of the desk', () => {
  test('has nothing that is private, and stands upright', async () => {
    const kept = await taken('photo.jpg', photo);
    expect(secretsIn(kept)).toEqual([]);
    expect(kept.includes('© Інститут 2026')).toBe(true);
    expect(await sizeOf(photo)).toEqual([64, 40, 6]);
    expect(await sizeOf(kept)).toEqual([40, 64, 1]);
    // All that was on the left is above now.
    expect(await colourAt(kept, 0.5, 0.1)).toEqual(closeTo(await colourAt(plain, 0.1, 0.5)));
    expect((await sharp(kept).metadata()).icc).toEqual((await sharp(photo).metadata()).icc);
  });

  test('stays as it is if it has nothing of the kind', async () => {
    expect(await taken('photo.jpg', plain)).toEqual(plain);
  });

  test('is accepted with a video behind its end, and kept without it', async () => {
    const kept = await taken('motion.jpg', motion);
    expect(kept).toEqual(motion.subarray(0, kept.length));
    expect(kept.subarray(-2)).toEqual(Buffer.of(0xff, 0xd9));
    expect(kept.length).toBeLessThan(motion.length);
  });

  test.each(['photo.jfif', 'photo.JFIF', 'photo.jpe', 'photo.pjpeg'])('is kept as .jpg: %s', async (name) => {
    const bytes = own('photo.jfif');
    expect(await taken(name, bytes)).toEqual(bytes);
  });

  test('is refused if it is truncated, with a video or without', async () => {
    await expect(taken('photo.jpg', photo.subarray(0, -300))).rejects.toThrow();
    await expect(taken('photo.jpg', photo.subarray(0, 500))).rejects.toThrow();
  });
});

describe('a picture that is wider than any page shows it', () => {
  test.each(['jpeg', 'png', 'webp'] as const)('is made narrower, and stays a %s', async (format) => {
    const { bytes } = await used(`wide.${format}`, await twoColours(3000, 300).toFormat(format).toBuffer());
    const { width, height, format: kept } = await sharp(bytes).metadata();
    expect([width, height, kept]).toEqual([2400, 240, format]);
    expect(await colourAt(bytes, 0.1, 0.5)).toEqual(closeTo([255, 0, 0]));
    expect(await colourAt(bytes, 0.9, 0.5)).toEqual(closeTo([0, 0, 255]));
  });

  test('is so once it stands upright: a photograph that lies is not', async () => {
    const lying = await twoColours(3000, 300).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await sizeOf((await used('lying.jpg', lying)).bytes)).toEqual([300, 3000, 1]);
  });
});

test('colours of a print become those of a screen, with no profile that says otherwise', async () => {
  const print = await twoColours(3000, 300).toColourspace('cmyk').withIccProfile('cmyk').jpeg().toBuffer();
  const { bytes } = await used('print.jpg', print);
  const [red = 0, green = 0, blue = 0] = await colourAt(bytes, 0.1, 0.5);
  expect(Math.max(green, blue)).toBeLessThan(80);
  expect(red).toBeGreaterThan(200);
  expect((await sharp(bytes).metadata()).space).toBe('srgb');
});

test('a screenshot too heavy for a page becomes WebP, one that is light stays as it is', async () => {
  const heavy = await noise(1400, 1000).png().toBuffer();
  expect(heavy.length).toBeGreaterThan(4_000_000);
  const { path, bytes } = await used('image.png', heavy);
  expect(path).toBe('news/new-microscope.webp');
  expect(bytes.length).toBeLessThan(4_000_000);
  const light = await twoColours(1400, 1000).png().toBuffer();
  expect(await used('image.png', light)).toEqual({ path: 'news/new-microscope.png', bytes: light });
});

describe('a photograph of an iPhone', () => {
  test.each(['IMG_2041.HEIC', 'IMG_2041.heif', 'IMG_2041.jpg'])(
    'becomes a JPEG, upright, by the name %s',
    async (name) => {
      expect(secretsIn(phone).length).toBeGreaterThan(0);
      const { path, bytes } = await used(name, phone);
      expect(path).toBe('news/img-2041.jpg');
      expect(secretsIn(bytes)).toEqual([]);
      expect(await sizeOf(bytes)).toEqual([336, 480, 1]);
      expect(await colourAt(bytes, 0.5, 0.2)).toEqual(closeTo([131, 131, 131]));
      expect(await colourAt(bytes, 0.5, 0.8)).toEqual(closeTo([0, 0, 0]));
      const { icc } = await sharp(bytes).metadata();
      expect(icc?.length, 'the colours that its numbers mean').toBeGreaterThan(0);
      expect(icc).toEqual((await sharp(phone).metadata()).icc);
    },
  );

  test('waits for others that are decoded, and a damaged one harms none of them', async () => {
    const names = ['a.heic', 'b.heic', 'c.heic'];
    const all = await Promise.allSettled(names.map((name) => atDesk(name, name === 'b.heic' ? damagedHeic : phone)));
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});

describe('a portrait', () => {
  const person = 'person/koval-olena';
  const part = { left: 200, top: 0, width: 320, height: 400 };

  test('is cut to the part that was chosen, of the picture as it is shown', async () => {
    const upright = await twoColours(400, 600).png().toBuffer();
    const lying = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const sent = await atDesk('olena.jpg', lying, 'en', person);
    expect(sent).toMatchObject({ isPortrait: true, size: { width: 400, height: 600 }, remarks: [] });
    const cut = { left: 0, top: 100, width: 240, height: 300 };
    const path = await lab.session.assets.add(person, sent.upload, cut);
    const bytes = readFileSync(join(lab.dir, 'images', path));
    expect(path).toBe('people/olena.jpg');
    expect(await sizeOf(bytes)).toEqual([240, 300, 1]);
    expect(await colourAt(bytes, 0.2, 0.5)).toEqual(closeTo([255, 0, 0]));
    expect(await colourAt(bytes, 0.9, 0.5)).toEqual(closeTo([0, 0, 255]));
  });

  test('is refused a part that it has not, and stays to be cut otherwise', async () => {
    const { upload } = await atDesk('olena.png', await twoColours(600, 400).png().toBuffer(), 'en', person);
    for (const wrong of [
      { ...part, left: 400 },
      { ...part, height: 401 },
    ])
      await expect(lab.session.assets.add(person, upload, wrong)).rejects.toThrow('no part');
    expect(await lab.session.assets.add(person, upload, part)).toBe('people/olena.png');
  });

  test('may be smaller than other pictures', async () => {
    const small = await twoColours(200, 250).png().toBuffer();
    expect((await atDesk('small.png', small, 'en', person)).remarks).toEqual([]);
    expect((await atDesk('small.png', small)).remarks).toHaveLength(1);
  });
});

test.each<[string, Buffer, uk: RegExp, en: RegExp]>([
  [
    'small.png',
    await twoColours(200, 250).png().toBuffer(),
    /^Зображення замале: ширина 200 пікс/,
    /too small: 200 pixels/,
  ],
  [
    'heavy.svg',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><title>${'a'.repeat(300_000)}</title></svg>`),
    /завеликий: 300 кБ/,
    /too large: 300 kB/,
  ],
])('what is wrong with the size of %s is said before it is in the content', async (name, bytes, uk, en) => {
  const before = filesOf(lab.dir);
  expect((await atDesk(name, bytes, 'uk')).remarks).toEqual([expect.stringMatching(uk)]);
  expect((await atDesk(name, bytes, 'en')).remarks).toEqual([expect.stringMatching(en)]);
  expect(filesOf(lab.dir)).toEqual(before);
});

test('a picture of more pixels than can be read is refused', async () => {
  // Its head says so: nobody has to unpack it.
  const bomb = await twoColours(400, 400).png().toBuffer();
  bomb.writeUInt32BE(20_000, 16);
  bomb.writeUInt32BE(20_000, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  await expect(atDesk('bomb.png', bomb)).rejects.toThrow('400 million pixels');
});

test.each([
  ['IMG_0001.HEIC', damagedHeic, /^This HEIC photo cannot be read\. Save it as JPEG/],
  ['photo.jpg', damagedHeic, /^This HEIC photo cannot be read/],
  ['IMG_0002.HEIC', Buffer.from('BM0000000000000000'), /^The site cannot show IMG_0002\.HEIC\./],
  ['photo.tiff', Buffer.from('II*\0'), /^The site cannot show photo\.tiff\. Save the picture/],
  ['photo.jfif', Buffer.from('GIF89a0000000000000000'), /content is GIF/],
])(
  'what the site cannot show is refused, and no file is to be deleted that was never written: %s',
  async (name, bytes, words) => {
    const before = filesOf(join(lab.dir, '..'));
    const refused = await atDesk(name, bytes).catch((error: Error) => error.message);
    expect(filesOf(join(lab.dir, '..'))).toEqual(before);
    expect(refused).toMatch(words);
    expect(refused).not.toMatch(/delete|images\//);
  },
);

test('the desk removes what is private from a picture of the content, at the field that names it', async () => {
  const item = 'news/new-microscope';
  writeFileSync(join(lab.dir, 'images/news/photo.jpg'), photo);
  lab.edit(item, 'data', { imageUrl: 'news/photo.jpg' });
  const errors = async () => (await lab.session.check('en')).filter(({ code }) => code === 'image-metadata');
  const [found] = await errors();
  expect(found).toMatchObject({ thing: item, part: 'data', pointer: '/imageUrl', can: 'fix' });
  lab.session.fix('news/open-day');
  lab.session.fix(item, { part: 'data', pointer: '/date' });
  expect(await errors()).toHaveLength(1);
  lab.session.fix(item, { part: 'data', pointer: '/imageUrl' });
  expect(await errors()).toEqual([]);
  expect(secretsIn(readFileSync(join(lab.dir, 'images/news/photo.jpg')))).toEqual([]);
});
