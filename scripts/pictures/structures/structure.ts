/** The size of a structure and the seed that decides everything random in it. */
export interface Frame {
  width: number;
  height: number;
  seed: number;
}

/** Draws a structure to raw RGB. */
export type Structure = (frame: Frame) => Buffer | Promise<Buffer>;
