import type { Point } from '../lib/outline.ts';

/** The size of a structure and the seed of its random numbers. */
export interface Frame {
  width: number;
  height: number;
  seed: number;
}

/** Renders a structure as raw RGB. */
export type Structure = (frame: Frame) => Buffer | Promise<Buffer>;

/** A grain of a structure: its phase, and the corners of its boundary in pixels. */
export interface OutlinedGrain {
  phase: string;
  outline: Point[];
}
