/** Private data that a picture can carry. */
export type PrivateKind = 'position' | 'owner' | 'serial' | 'notes' | 'thumbnail' | 'tail';

/** The bytes of a picture: all of them at hand, or read as they are asked for. */
export interface PictureBytes {
  size: number;
  read(from: number, length: number): Buffer;
  /** True if what would take reading all of it may be left out, as long as its end is that of a picture. */
  isSkimmed: boolean;
}

/** A part of a picture that stays: from where to where it is in the file, or the bytes that take its place. */
export type Part = readonly [from: number, to: number] | Buffer;

/** Cuts a picture into the parts that stay, and adds to `found` why others go. @throws RangeError when it is truncated */
export type Cut = (file: PictureBytes, found: Set<PrivateKind>) => Part[];

/** Tells if what follows the end of a picture is more than padding. */
export function isTail(bytes: Buffer): boolean {
  return /[^\0\s\xff\xd9]/.test(bytes.toString('latin1'));
}
