import type { FigureNames, PicturePartData, ScaleData } from './figures.ts';
import type { ContentFile, ImagePath, Slug } from './formats.ts';

/** What is known of the pictures of a folder, wherever pages show them. Files: content/data/pictures/FOLDER.json. */
export interface PicturesData extends ContentFile {
  /** The pictures, in any order. */
  items: PictureItemData[];
}

/** A picture that pages show beside or above a text: what does not depend on the language. */
export interface PictureItemData {
  /** The id of its words. */
  id: Slug;
  /** The picture, as a path below content/images. */
  image: ImagePath;
  /** Its numbered parts, in their order. */
  parts?: PicturePartData[];
  /** The scale of a micrograph, drawn as a bar. */
  scale?: ScaleData;
}

/** The words of pictures in one language. Files: content/ua/pictures/FOLDER.json, content/en/pictures/FOLDER.json. */
export interface PicturesTexts extends ContentFile {
  /** The pictures, matched by id with content/data/pictures/FOLDER.json. */
  items: PictureItemTexts[];
}

/** A picture in one language. */
export interface PictureItemTexts {
  /** The id of the picture in content/data/pictures/FOLDER.json. */
  id: Slug;
  /**
   * The caption below the picture: what is seen, under which conditions.
   * @minLength 1
   */
  caption: string;
  /** The names of its numbered parts, by their ids. */
  names?: FigureNames;
}
