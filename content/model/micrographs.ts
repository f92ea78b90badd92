import type { ContentFile, ImagePath, PhaseId } from './formats.ts';

/**
 * The grains of a micrograph at the top of the home page: the one under the pointer lights up and names its phase. File:
 * content/data/micrographs/ID.json.
 */
export interface MicrographData extends ContentFile {
  /** The picture, as a path below content/images. */
  image: ImagePath;
  /**
   * The grains that can be told apart, in any order.
   * @minItems 1
   */
  grains: GrainData[];
}

/** A grain of a micrograph. */
export interface GrainData {
  /** The id of its phase: the texts of the home page name it under this id in "phases". */
  phase: PhaseId;
  /**
   * The corners of its boundary, in their order.
   * @minItems 3
   */
  outline: GrainCorner[];
}

/** A corner of the boundary of a grain. */
export interface GrainCorner {
  /**
   * Its place from the left, in per cent of the picture's width.
   * @minimum 0
   * @maximum 100
   */
  x: number;
  /**
   * Its place from the top, in per cent of the picture's height.
   * @minimum 0
   * @maximum 100
   */
  y: number;
}
