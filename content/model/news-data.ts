import type { ContentFile, DateText, ImagePath, Slug, UnitId } from './formats.ts';

/** The news of one year, without a language. File: content/data/news/YEAR.json. */
export interface NewsData extends ContentFile {
  /** The items, newest first. */
  items: NewsItemData[];
}

/** One news item: what does not depend on the language. */
export interface NewsItemData {
  /** The item's id and the last part of its address: /news/ID. */
  id: Slug;
  /**
   * The day of the news, DD.MM.YYYY, in the year of the file.
   * @examples ["18.11.2026"]
   */
  date: DateText;
  /**
   * The picture, as a path below content/images, or a list of pictures; the first is shown in lists.
   * @format image
   * @examples ["news/magnesium-injection.svg"]
   */
  imageUrl?: ImagePath | ImagePaths;
  /** The department or laboratory the news is about: it gives the item its colour. */
  unit?: UnitId;
}

/**
 * @items.type string
 * @items.format image
 * @minItems 1
 */
export type ImagePaths = string[];
