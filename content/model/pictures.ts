import type { FigureNames, PicturePartData, ScaleData } from './figures.ts';
import type { ContentFile, ImagePath, PhaseId, Slug } from './formats.ts';

/** What is known of the pictures of a folder, wherever pages show them. Files: content/data/pictures/FOLDER.json. */
export interface PicturesData extends ContentFile {
  /** The pictures, in any order. @uk Записи | Зображення в будь-якому порядку. */
  items: PictureItemData[];
}

/** A picture that pages show beside or above a text: what does not depend on the language. */
export interface PictureItemData {
  /** The id of its words. @uk Коротка назва латиницею | id його слів. */
  id: Slug;
  /** The picture, as a path below content/images. @uk Зображення | Зображення: шлях у content/images. */
  image: ImagePath;
  /** Its numbered parts, in their order. @uk Частини | Його пронумеровані частини за порядком. */
  parts?: PicturePartData[];
  /** The scale of a micrograph, drawn as a bar. @uk Масштаб | Масштаб мікрофотографії, накреслений відрізком. */
  scale?: ScaleData;
}

/** The words of pictures in one language. Files: content/ua/pictures/FOLDER.json, content/en/pictures/FOLDER.json. */
export interface PicturesTexts extends ContentFile {
  /**
   * The pictures, matched by id with content/data/pictures/FOLDER.json.
   * @uk Записи | Зображення, за id з content/data/pictures/ТЕКА.json.
   */
  items: PictureItemTexts[];
}

/** A picture in one language. */
export interface PictureItemTexts {
  /**
   * The id of the picture in content/data/pictures/FOLDER.json.
   * @uk Коротка назва латиницею | id зображення в content/data/pictures/ТЕКА.json.
   */
  id: Slug;
  /**
   * The caption below the picture: what is seen, under which conditions.
   * @uk Підпис | Підпис під зображенням: що видно, за яких умов.
   * @minLength 1
   */
  caption: string;
  /** The names of its numbered parts. @uk Назви | Назви його пронумерованих частин. */
  names?: FigureNames;
}

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
  /** The corners of its boundary, in their order. @uk Обрис | Кути його межі за порядком. @minItems 3 */
  outline: GrainCorner[];
}

/** A corner of the boundary of a grain. @uk Кут на межі зерна. */
interface GrainCorner {
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
