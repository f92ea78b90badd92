/** The size of a structure and the seed of its random numbers. */
export interface Frame {
  width: number;
  height: number;
  seed: number;
}

/** Renders a structure as raw RGB. */
export type Structure = (frame: Frame) => Buffer | Promise<Buffer>;
