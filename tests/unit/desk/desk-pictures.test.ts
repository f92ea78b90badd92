import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { photoExif, plainPhoto, secretsIn, segment, withSegments } from '../../support/photo.ts';
import { DeskLab } from './desk-lab.ts';

let lab: DeskLab;
beforeEach(() => {
  lab = new DeskLab();
});
afterEach(() => lab.remove());

const thing = 'news/new-microscope';
const own = (name: string) => readFileSync(join(import.meta.dirname, 'pictures', name));
const motion = own('motion-photo.jpg');
const plain = await plainPhoto.jpeg();
const photo = withSegments(plain, segment(0xe1, 'Exif\0\0', photoExif()));
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic0000000000', 'latin1');
const atDesk = (name: string, bytes: Buffer) =>
  lab.session.assets.uploads.keep('images', name, Readable.from([bytes]), 'en');

const taken = async (name: string, bytes: Buffer) =>
  readFileSync(join(lab.dir, 'images', lab.session.addFile(thing, await atDesk(name, bytes))));

describe('a picture that comes at a form of the desk', () => {
  test('has nothing that is private', async () => {
    const kept = await taken('photo.jpg', photo);
    expect(secretsIn(kept)).toEqual([]);
    expect(kept.includes('© Інститут 2026')).toBe(true);
    expect((await sharp(kept).metadata()).orientation).toBe(6);
    expect(await sharp(kept).raw().toBuffer()).toEqual(await sharp(photo).raw().toBuffer());
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

test.each([
  ['IMG_0001.HEIC', heic, /^The site cannot show IMG_0001\.HEIC\. Save the photo as JPEG/],
  ['photo.jpg', heic, /content is HEIC/],
  ['photo.jpg', Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic0000000000', 'latin1'), /content is HEIC/],
  ['photo.tiff', Buffer.from('II*\0'), /^The site cannot show photo\.tiff\. Save the picture/],
  ['photo.jfif', Buffer.from('GIF89a0000000000000000'), /content is GIF/],
])(
  'what the site cannot show is refused, and no file is to be deleted that was never written: %s',
  async (name, bytes, words) => {
    const refused = await atDesk(name, bytes).catch((error: Error) => error.message);
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
