import { hash } from 'node:crypto';
import sharp from 'sharp';

const channels = 3;

/** The pixels of a picture, row by row. */
export class RawPicture {
  private constructor(
    private readonly pixels: Buffer,
    readonly width: number,
    readonly height: number,
  ) {}

  static async read(picture: Buffer): Promise<RawPicture> {
    const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    return new RawPicture(data, info.width, info.height);
  }

  /** A hash of each row. */
  rows(): string[] {
    return Array.from({ length: this.height }, (_, row) => hash('sha1', this.row(row), 'base64'));
  }

  /** The columns in which a row differs from one of another picture: the first, and the one after the last. */
  difference(row: number, other: RawPicture, otherRow: number): [from: number, to: number] | undefined {
    const [own, others] = [this.row(row), other.row(otherRow)];
    if (own.equals(others)) return undefined;
    const most = Math.min(own.length, others.length);
    let from = 0;
    while (from < most && own[from] === others[from]) from += 1;
    let to = most;
    while (to > from && own[to - 1] === others[to - 1]) to -= 1;
    return [Math.floor(from / channels), Math.ceil(to / channels)];
  }

  private row(row: number): Buffer {
    const length = this.width * channels;
    return this.pixels.subarray(row * length, (row + 1) * length);
  }
}
