import type { ContentFile, ImagePath, PhaseId } from './formats.ts';

/**
 * The grains of a micrograph at the top of the home page: the one under the pointer lights up and names its phase. File:
 * content/data/micrographs/ID.json.
 */
export interface MicrographData extends ContentFile {
  /** The picture, as a path below content/images. @uk Зображення | Зображення: шлях у content/images. */
  image: ImagePath;
  /**
   * The grains that can be told apart, in any order.
   * @uk Зерна | Зерна, які можна розрізнити, у будь-якому порядку.
   * @minItems 1
   */
  grains: GrainData[];
}

/** A grain of a micrograph. @uk Зерно на мікрофотографії. */
export interface GrainData {
  /**
   * Its phase, which the texts of the home page name.
   * @uk Фаза | Його фаза: її називають тексти головної сторінки.
   */
  phase: PhaseId;
  /**
   * The corners of its boundary, in their order.
   * @uk Обрис | Кути його межі за порядком.
   * @minItems 3
   */
  outline: GrainCorner[];
}

/** A corner of the boundary of a grain. @uk Кут на межі зерна. */
export interface GrainCorner {
  /**
   * Its place from the left, in per cent of the picture's width.
   * @uk По горизонталі | Місце зліва, у відсотках ширини зображення.
   * @en Horizontal
   * @minimum 0
   * @maximum 100
   */
  x: number;
  /**
   * Its place from the top, in per cent of the picture's height.
   * @uk По вертикалі | Місце згори, у відсотках висоти зображення.
   * @en Vertical
   * @minimum 0
   * @maximum 100
   */
  y: number;
}
