import { Buffer } from 'node:buffer';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { assetFacts } from '../../src/content/files/asset-facts.ts';
import { privateDataIn, withoutPrivateData } from '../../src/content/files/metadata/private-data.ts';
import {
  exif,
  photoExif,
  photoXmp,
  plainPhoto,
  pngChunk,
  privateXmp,
  publicExif,
  secretsIn,
  segment,
  withChunks,
  withSegments,
} from '../support/photo.ts';
import { folderForTest } from '../support/temporary-folder.ts';

const jpeg = await plainPhoto.jpeg();
const png = await plainPhoto.png();
const webp = await plainPhoto.webp();
const app1 = (tiff: Buffer) => segment(0xe1, 'Exif\0\0', tiff);
const xmpSegment = (xmp: string) => segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', Buffer.from(xmp));
const xmpChunk = (xmp: string) =>
  pngChunk('iTXt', Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0', 'latin1'), Buffer.from(xmp)]));
const raw = async (bytes: Buffer) => (await sharp(bytes).raw().toBuffer()).toString('base64');
/** From the first table on, a JPEG is its pixels. */
const pixelsOf = (bytes: Buffer) => bytes.subarray(bytes.indexOf(Buffer.of(0xff, 0xdb)));

async function expectSamePicture(clean: Buffer, before: Buffer) {
  expect(await raw(clean)).toBe(await raw(before));
  const [own, other] = [await sharp(clean).metadata(), await sharp(before).metadata()];
  expect(own.icc).toEqual(other.icc);
  expect(own.icc).toBeDefined();
  expect(own.orientation).toBe(other.orientation);
  expect(own.hasProfile).toBe(true);
}

describe.each([true, false])('a JPEG whose Exif has its low bytes first: %s', (isLittle) => {
  test('loses position, owner, serial numbers, notes and thumbnail, and nothing else', async () => {
    const photo = withSegments(jpeg, app1(photoExif(isLittle)));
    expect(secretsIn(photo)).toHaveLength(6);
    const clean = withoutPrivateData(photo);
    expect(secretsIn(clean)).toEqual([]);
    for (const word of ['Олена Коваль', '© Інститут 2026', 'Camera maker', '2026:11:20'])
      expect(clean.includes(word)).toBe(true);
    await expectSamePicture(clean, photo);
    expect((await sharp(clean).metadata()).orientation).toBe(6);
    expect(pixelsOf(clean).equals(pixelsOf(photo))).toBe(true);
    expect(withoutPrivateData(clean)).toBe(clean);
  });
});

test.each<[string, Buffer]>([
  ['JPEG', withSegments(jpeg, app1(publicExif()), xmpSegment(photoXmp()), segment(0xfe, 'a comment'))],
  [
    'PNG',
    withChunks(
      png,
      pngChunk('eXIf', publicExif()),
      xmpChunk(photoXmp()),
      pngChunk('tEXt', Buffer.from('Author\0O. Koval', 'latin1')),
    ),
  ],
  ['plain JPEG', jpeg],
  ['plain PNG', png],
  ['plain WebP', webp],
  ['JPEG with room behind its end', Buffer.concat([jpeg, Buffer.alloc(3000)])],
  ['JPEG that ends twice', Buffer.concat([jpeg, Buffer.of(0xff, 0xd9)])],
  ['truncated JPEG', withSegments(jpeg, app1(photoExif())).subarray(0, -200)],
  ['truncated PNG', png.subarray(0, -30)],
  ['truncated WebP', webp.subarray(0, -3)],
  ['nothing', Buffer.alloc(0)],
  ['a PDF', Buffer.from('%PDF-1.7')],
])('%s stays as it is, byte by byte', (_, bytes) => {
  expect(withoutPrivateData(bytes)).toBe(bytes);
});

/** Content credentials go over several segments; light of a wide range is told in such boxes, too. */
const boxes = [
  segment(0xeb, 'JP\0\x02\0\0\0\x01\0\0\0\x40jumb\0\0\0\x1ejumdc2pa SECRET-GPS'),
  segment(0xeb, 'JP\0\x02\0\0\0\x02\0\0\0\x40jumb SECRET-THUMB'),
  segment(0xeb, 'JP\0\x01light'),
];

test.each<[string, Buffer, stays?: string]>([
  ['XMP alone', withSegments(jpeg, xmpSegment(privateXmp())), '<dc:creator>'],
  [
    'XMP of a vocabulary of a maker, without a private word',
    withSegments(jpeg, xmpSegment(photoXmp('drone-dji:Yaw="SECRET-NOTES"'))),
    '© Інститут',
  ],
  ['XMP that is no XML', withSegments(jpeg, xmpSegment('<x:xmpmeta SECRET-NOTES'))],
  ['long XMP', withSegments(jpeg, segment(0xe1, 'http://ns.adobe.com/xmp/extension/\0', 'SECRET-NOTES'))],
  ['Exif that is none', withSegments(jpeg, app1(Buffer.from('SECRET-NOTES')))],
  [
    'Exif whose second directory is beyond its end, but not its turn',
    withSegments(
      jpeg,
      app1(
        exif({
          main: [
            [0x0112, 6],
            [0x013b, 'Koval'],
            [0x8769, 60_000],
            [0xa430, 'SECRET-OWNER'],
          ],
        }),
      ),
    ),
    'Koval',
  ],
  [
    'Exif of which the last value is public',
    withSegments(
      jpeg,
      app1(
        exif({
          main: [
            [0x0112, 6],
            [0x013c, 'SECRET-OWNER'],
            [0x8298, 'Koval'],
          ],
        }),
      ),
    ),
    'Koval',
  ],
  ['where it is from, told in boxes', withSegments(jpeg, ...boxes), 'JP\0\x01light'],
  ['Exif that ends too soon', withSegments(jpeg, app1(photoExif().subarray(0, 300)))],
  [
    'Exif whose directories lead to each other',
    withSegments(
      jpeg,
      app1(
        exif({
          main: [
            [0x8769, 8],
            [0xa430, 'SECRET-OWNER'],
          ],
        }),
      ),
    ),
  ],
  ['a thumbnail of JFIF', withSegments(jpeg, segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02', 'SECRET-THUMB'))],
  ['a thumbnail beside JFIF', withSegments(jpeg, segment(0xe0, 'JFXX\0\x10', 'SECRET-THUMB'))],
  ['notes of a maker in a segment of their own', withSegments(jpeg, segment(0xe5, 'RMETA\0SECRET-NOTES'))],
  ['a preview of FlashPix', withSegments(jpeg, segment(0xe2, 'FPXR\0SECRET-THUMB'))],
  [
    'a thumbnail of Photoshop',
    withSegments(
      jpeg,
      segment(
        0xed,
        'Photoshop 3.0\0',
        '8BIM\x04\x0c\0\0\0\0\0\x0cSECRET-THUMB',
        '8BIM\x04\x04\0\0\0\0\0\x0a\x1c\x02\x50\0\x05Koval',
      ),
    ),
    'Koval',
  ],
])('a JPEG loses %s', async (_, photo, stays) => {
  expect(secretsIn(photo).length).toBeGreaterThan(0);
  const clean = withoutPrivateData(photo);
  expect(secretsIn(clean)).toEqual([]);
  if (stays) expect(clean.includes(stays)).toBe(true);
  await expectSamePicture(clean, photo);
  expect(pixelsOf(clean).equals(pixelsOf(photo))).toBe(true);
});

test.each<[string, Buffer]>([
  ['a video', Buffer.from(`\0\0\0\x18ftypmp42${'SECRET-NOTES\xff\xd9'.repeat(400)}`, 'latin1')],
  ['a video with its trailer', Buffer.from('\0\0\0\x18ftypmp42SECRET-NOTES\0\0SEFT', 'latin1')],
  ['another picture', withSegments(jpeg, app1(photoExif()))],
])('what follows the end of a JPEG goes: %s', async (_, tail) => {
  const index = segment(0xe2, 'MPF\0II*\0');
  for (const photo of [Buffer.concat([jpeg, tail]), Buffer.concat([withSegments(jpeg, index), tail])])
    expect(withoutPrivateData(photo).equals(jpeg)).toBe(true);
});

test.each<[string, Buffer, stays?: string]>([
  ['Exif', withChunks(png, pngChunk('eXIf', photoExif())), 'Олена Коваль'],
  [
    'Exif behind its pixels',
    Buffer.concat([png.subarray(0, -12), pngChunk('eXIf', photoExif()), png.subarray(-12)]),
    '© Інститут',
  ],
  ['XMP', withChunks(png, xmpChunk(privateXmp())), '<dc:creator>'],
  ['content credentials', withChunks(png, pngChunk('caBX', Buffer.from('jumdc2pa SECRET-GPS')))],
  [
    'compressed XMP',
    withChunks(
      png,
      pngChunk(
        'iTXt',
        Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\x01\0\0\0', 'latin1'), deflateSync(privateXmp())]),
      ),
    ),
    '<dc:creator>',
  ],
  ['Exif as text', withChunks(png, pngChunk('tEXt', Buffer.from('Raw profile type exif\0SECRET-GPS', 'latin1')))],
  ['a position as text', withChunks(png, pngChunk('tEXt', Buffer.from('exif:GPSLatitude\0SECRET-GPS', 'latin1')))],
  ['what follows its end', Buffer.concat([png, Buffer.from('SECRET-NOTES'.repeat(400))])],
])('a PNG loses %s', async (_, picture, stays) => {
  const clean = withoutPrivateData(picture);
  expect(clean.length).not.toBe(picture.length);
  expect(secretsIn(clean)).toEqual([]);
  if (stays) expect(clean.includes(stays)).toBe(true);
  await expectSamePicture(clean, picture);
});

test('a WebP loses what is private in Exif and XMP, and what follows its end', async () => {
  const photo = await sharp(webp)
    .keepIccProfile()
    .withXmp(privateXmp())
    .withExif({ IFD0: { Artist: 'O. Koval', Copyright: 'Institute' }, IFD3: { GPSSatellites: 'SECRET-GPS' } })
    .webp()
    .toBuffer();
  expect(secretsIn(photo)).toContain('SECRET-GPS');
  const clean = withoutPrivateData(Buffer.concat([photo, Buffer.from('SECRET-NOTES')]));
  expect(secretsIn(clean)).toEqual([]);
  for (const word of ['O. Koval', 'Institute', '<dc:creator>']) expect(clean.includes(word)).toBe(true);
  await expectSamePicture(clean, photo);
  expect(clean.readUInt32LE(4) + 8).toBe(clean.length);
});

test('a WebP says that it has no Exif when nothing of it is left', async () => {
  const photo = await sharp(webp).keepIccProfile().withXmp('<x SECRET-NOTES').webp().toBuffer();
  const clean = withoutPrivateData(photo);
  expect(secretsIn(clean)).toEqual([]);
  expect((clean[20] ?? 0) & 0b1100).toBe(0);
  await expectSamePicture(clean, photo);
});

test('a WebP loses content credentials', () => {
  const chunk = Buffer.from('C2PA\x10\0\0\0jumbSECRET-GPS..');
  const longer = Buffer.concat([webp, chunk]);
  longer.writeUInt32LE(longer.length - 8, 4);
  expect(withoutPrivateData(longer).equals(webp)).toBe(true);
});

test.each([1, 63, 64, 65, 200])(
  'a JPEG loses what is private also with %d stray bytes between its segments',
  (size) => {
    const stray = Buffer.alloc(size);
    const photo = withSegments(jpeg, stray, app1(photoExif()), stray);
    expect(withoutPrivateData(photo).equals(withoutPrivateData(withSegments(jpeg, app1(photoExif()))))).toBe(true);
  },
);

test('a JPEG loses what is private also when the place of its end is not clear', () => {
  const tooLong = Buffer.of(0xff, 0xfe, 0xff, 0xf0);
  const photo = Buffer.concat([jpeg.subarray(0, -2), tooLong, jpeg.subarray(-2)]);
  const clean = withoutPrivateData(withSegments(photo, app1(photoExif())));
  expect(secretsIn(clean)).toEqual([]);
  expect(pixelsOf(clean).equals(pixelsOf(photo))).toBe(true);
});

test('another picture behind the end of a JPEG is told, as it is cut off', () => {
  const path = join(folderForTest(), 'photo.jpg');
  writeFileSync(path, Buffer.concat([jpeg, jpeg]));
  expect(assetFacts(path).privateData).toEqual(['tail']);
  expect(withoutPrivateData(readFileSync(path)).equals(jpeg)).toBe(true);
});

test('what a damaged picture was found to carry is told, and nothing of it is cut', () => {
  const photo = withSegments(jpeg, app1(photoExif())).subarray(0, -200);
  expect(privateDataIn(photo)).toContain('position');
  expect(withoutPrivateData(photo)).toBe(photo);
});

describe('a picture in a drawing', () => {
  const drawing = (data: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg"><title>Піч</title><image href="data:${data}"/><g style="fill:url(&quot;#a&quot;)"/></svg>`,
    );
  const base64 = Buffer.concat([jpeg, Buffer.from('SECRET-NOTES')]).toString('base64');
  const lines = (end: string) => base64.replace(/.{76}/g, `$&${end}`);

  test.each([
    ['image/jpeg;base64,', base64],
    ['image/jpg;base64,', base64],
    ['image/jpeg;charset=utf-8;base64,', base64],
    [';base64,', base64],
    ['image/jpeg;base64,', lines('\n')],
    ['image/png;base64,', lines('&#10;')],
    ['image/png;base64,', lines('&#xD;&#xa; ')],
    ['image/png;base64,', lines('%0A').replaceAll('+', '%2B').replaceAll('/', '%2f').replaceAll('=', '%3D')],
  ])('loses what is private, too: %s%.90s', (start, data) => {
    const clean = withoutPrivateData(drawing(start + data));
    expect(clean.toString()).toBe(drawing(start + jpeg.toString('base64')).toString());
    expect(withoutPrivateData(clean)).toBe(clean);
  });

  test('stays as it is when it is damaged', () => {
    const damaged = withSegments(jpeg, app1(photoExif())).subarray(0, -200).toString('base64');
    const bytes = drawing(`image/jpeg;base64,${damaged}`);
    expect(withoutPrivateData(bytes)).toBe(bytes);
  });

  test('may be large', () => {
    const large = Buffer.concat([jpeg, Buffer.alloc(6_000_000, 'SECRET-NOTES')]).toString('base64');
    const clean = withoutPrivateData(drawing(`image/jpeg;base64,${large.replace(/.{76}/g, '$&&#10;')}`));
    expect(clean.equals(drawing(`image/jpeg;base64,${jpeg.toString('base64')}`))).toBe(true);
  });
});
