import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import type { Metadata, Sharp } from 'sharp';
import { z } from 'zod';
import { heaviest } from '../../../check/rules/files/picture-files.ts';
import type { Words } from '../../../lib/command/command-words.ts';
import { DeskError, ProtocolError } from '../desk-error.ts';

/** Wider than this no picture is kept: no page shows more of it, and Git keeps every byte for ever. */
export const widestKept = 2400;

/** A part of a picture, in pixels of it as it is shown. */
export const cropShape = z.object({
  left: z.int().min(0),
  top: z.int().min(0),
  width: z.int().min(1),
  height: z.int().min(1),
});
export type Crop = z.output<typeof cropShape>;

/** Nobody sees less than this of a photograph. */
const quality = 85;

/**
 * Makes a picture as it is kept: upright, not wider than `widestKept` pixels, and not heavier than the check wants it. What is so already is
 * not encoded again. Its colour profile stays, and what its metadata say; who keeps it removes what is private in these.
 * @returns also its extension, where the picture has changed its format
 */
export async function fitPicture(bytes: Buffer, crop?: Crop): Promise<{ bytes: Buffer; extension?: '.webp' }> {
  const { default: sharp } = await import('sharp');
  const { format, orientation = 1, pages = 1, space, autoOrient } = await sharp(bytes).metadata();
  const isFit = orientation === 1 && autoOrient.width <= widestKept && bytes.length <= heaviest.picture;
  // Of several frames pages show one, which the check tells.
  if (!crop && (isFit || pages > 1)) return { bytes };
  const turned = sharp(bytes).autoOrient();
  const cropped = crop ? turned.extract(within(crop, autoOrient)) : turned;
  const fit = cropped.resize({ width: widestKept, withoutEnlargement: true }).keepExif().keepXmp();
  // The colours of a print are converted, and so is their profile.
  const made = space === 'srgb' ? fit.keepIccProfile() : fit;
  const encoded = await encode(made, format).toBuffer();
  if (format !== 'png' || encoded.length <= heaviest.picture) return { bytes: encoded };
  return { bytes: await made.webp({ quality }).toBuffer(), extension: '.webp' };
}

function encode(picture: Sharp, format: Metadata['format']): Sharp {
  if (format === 'png') return picture.png();
  if (format === 'webp') return picture.webp({ quality });
  return picture.jpeg({ quality });
}

function within(crop: Crop, { width, height }: { width: number; height: number }): Crop {
  if (crop.left + crop.width > width || crop.top + crop.height > height)
    throw new ProtocolError('wrong', 'This is no part of the picture.');
  return crop;
}

const unreadable: Words = {
  en: 'This HEIC photo cannot be read. Save it as JPEG in a program for photos, and choose that file.',
  uk: 'Це фото HEIC не вдається прочитати. Збережіть його як JPEG у програмі для фотографій і виберіть той файл.',
};

/** Makes a JPEG of a HEIC photograph, upright and not too wide, with its colour profile and nothing else. @throws DeskError when it cannot be read */
export async function fromHeic(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  try {
    // Its pixels sharp cannot read, but what is said of them.
    const { icc } = await sharp(bytes).metadata();
    const { data, ...size } = await decodeHeic(bytes);
    const fit = sharp(data, { raw: { ...size, channels: 4 } })
      .removeAlpha()
      .resize({ width: widestKept, withoutEnlargement: true });
    const png = await fit.png({ compressionLevel: 1 }).toBuffer();
    return await sharp(icc ? withProfile(png, icc) : png)
      .keepIccProfile()
      .jpeg({ quality })
      .toBuffer();
  } catch {
    throw new DeskError('wrong', unreadable);
  }
}

/** A PNG with a colour profile: sharp takes one from a picture alone. */
function withProfile(png: Buffer, icc: Buffer): Buffer {
  const headEnd = 33;
  const chunk = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(chunk.length - 4, 0);
  around.writeUInt32BE(crc32(chunk), 4);
  const parts = [png.subarray(0, headEnd), around.subarray(0, 4), chunk, around.subarray(4), png.subarray(headEnd)];
  return Buffer.concat(parts);
}

/** The photograph that is being decoded: one at a time, each takes several hundred megabytes. */
let last: Promise<unknown> = Promise.resolve();

/** Many times what the largest photograph of a telephone needs: a damaged one may never be done, and others wait for it. */
const mostDecodingMs = 120_000;

function decodeHeic(bytes: Buffer): Promise<{ width: number; height: number; data: Uint8Array }> {
  const own = last.then(async () => {
    const worker = new Worker(join(import.meta.dirname, 'heic-worker.mjs'), { workerData: bytes });
    const end = setTimeout(() => worker.terminate(), mostDecodingMs);
    const [answer] = await Promise.race([once(worker, 'message'), once(worker, 'exit')]).finally(() =>
      clearTimeout(end),
    );
    if (typeof answer === 'number') throw new Error('The decoder ended without a picture.');
    return answer;
  });
  last = own.catch(() => {});
  return own;
}
