import sharp from 'sharp';
import type { Rgb } from './palette.ts';

/** Paints every pixel with a function of its coordinates and returns raw RGB. */
export function paint(width: number, height: number, colourAt: (x: number, y: number) => Rgb): Buffer {
  const data = Buffer.alloc(width * height * 3);
  let i = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const colour = colourAt(x, y);
      data[i++] = Math.round(Math.min(Math.max(colour[0], 0), 255));
      data[i++] = Math.round(Math.min(Math.max(colour[1], 0), 255));
      data[i++] = Math.round(Math.min(Math.max(colour[2], 0), 255));
    }
  }
  return data;
}

/** Encodes raw RGB as WebP, at the best quality that keeps the file within a size in kilobytes. */
export async function encode(data: Buffer, width: number, height: number, limit: number): Promise<Buffer> {
  for (let quality = 82; ; quality -= 6) {
    const file = await sharp(data, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 5 })
      .toBuffer();
    if (file.length <= limit * 1024 || quality <= 30) return file;
  }
}

/** Renders an SVG to raw RGB. */
export async function rasterise(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}
