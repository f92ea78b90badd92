import sharp, { type OutputInfo } from 'sharp';

/** The pixels of a picture. */
interface Pixels {
  data: Buffer;
  info: OutputInfo;
}

/** Rows of a picture: the first, and the one after the last. */
type Rows = [from: number, to: number];

/** So many rows of a page are shown at most, and so many around what differs. */
const mostRows = 1600;
const around = 120;

/**
 * Cuts two pictures of a page to the rows from the first that differs to the last, and frames these. Undefined when both look the
 * same. From below, rows are compared with those that moved there.
 */
export async function findDifference(
  before: Buffer,
  after: Buffer,
): Promise<{ before: Buffer; after: Buffer } | undefined> {
  const [old, now] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const [rowsBefore, rowsAfter] = [old.info.height, now.info.height];
  const most = Math.min(rowsBefore, rowsAfter);
  let start = 0;
  while (start < most && rowOf(old, start).equals(rowOf(now, start))) start += 1;
  if (start === rowsBefore && start === rowsAfter) return undefined;
  let end = 0;
  while (end < most - start && rowOf(old, rowsBefore - 1 - end).equals(rowOf(now, rowsAfter - 1 - end))) end += 1;
  return {
    before: await cutOut(old, [start, rowsBefore - end]),
    after: await cutOut(now, [start, rowsAfter - end]),
  };
}

/** The top of a picture of a page that has nothing to be compared with. */
export async function topOf(picture: Buffer): Promise<Buffer> {
  return cutOut(await pixelsOf(picture), [0, 0]);
}

function pixelsOf(picture: Buffer): Promise<Pixels> {
  return sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

function rowOf({ data, info }: Pixels, row: number): Buffer {
  const length = info.width * info.channels;
  return data.subarray(row * length, (row + 1) * length);
}

/** Cuts out rows with some around them, and frames them; without any, the top. */
function cutOut({ data, info }: Pixels, [from, to]: Rows): Promise<Buffer> {
  const { width, height, channels } = info;
  const top = Math.max(0, Math.min(from - around, height - 1));
  const rows = Math.max(1, Math.min(height - top, mostRows, to > 0 ? to + around - top : mostRows));
  const frame =
    to > from ? `<rect x="2" y="${from - top - 6}" width="${width - 4}" height="${to - from + 12}"/>` : '';
  const overlay = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${rows}" fill="none" stroke="#d13438" stroke-width="3">${frame}</svg>`;
  return sharp(data, { raw: { width, height, channels } })
    .extract({ left: 0, top, width, height: rows })
    .composite([{ input: Buffer.from(overlay), top: 0, left: 0 }])
    .webp()
    .toBuffer();
}
