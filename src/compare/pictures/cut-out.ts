import sharp from 'sharp';

/** A place of a picture, in pixels. */
export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** So many rows of a page are shown at most, */
export const mostRows = 1600;
/** and so many around what differs. */
const around = 120;
/** The frame around what differs, and its distance to it. */
const frame = { width: 3, gap: 6, colour: '#d13438' };

/** Cuts out the rows from the first place to the last one, with some around them, and frames the places. */
export function cutOut(picture: Buffer, { width, height }: Size, boxes: readonly Box[]): Promise<Buffer> {
  const first = Math.min(...boxes.map(({ top }) => top));
  const last = Math.max(...boxes.map(({ bottom }) => bottom));
  const top = Math.max(0, Math.min(first - around, height - 1));
  const rows = Math.max(1, Math.min(height - top, mostRows, last + around - top));
  const overlay = { input: framesAround(boxes, top, { width, height: rows }), top: 0, left: 0 };
  return sharp(picture)
    .extract({ left: 0, top, width, height: rows })
    .composite([overlay])
    .webp({ quality: 80 })
    .toBuffer();
}

/** Cuts out the top of a picture. */
export function cutTop(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  return sharp(picture)
    .extract({ left: 0, top: 0, width, height: Math.min(height, mostRows) })
    .webp({ quality: 80 })
    .toBuffer();
}

/** The frames as an SVG picture. A place without rows, where something is new, has none. */
function framesAround(boxes: readonly Box[], start: number, { width, height }: Size): Buffer {
  const edge = frame.gap + frame.width / 2;
  const rects = boxes
    .filter(({ top, bottom }) => bottom > top)
    .map(({ left, right, top, bottom }) => {
      const [x, to] = [Math.max(frame.width / 2, left - edge), Math.min(width - frame.width / 2, right + edge)];
      const [y, down] = [top - start - edge, bottom - start + edge];
      return `<rect x="${x}" y="${y}" width="${to - x}" height="${down - y}"/>`;
    });
  const style = `fill="none" stroke="${frame.colour}" stroke-width="${frame.width}"`;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g ${style}>${rects.join('')}</g></svg>`,
  );
}
