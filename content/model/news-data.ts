import type { CanBeDraft, ContentFile, DateText, ImagePath, Slug, UnitId } from './formats.ts';

/** The news of one year, without a language. File: content/data/news/YEAR.json. */
export interface NewsData extends ContentFile {
  /** The items, newest first. @uk Записи | Новини, новіші спершу. */
  items: NewsItemData[];
}

/** One news item: what does not depend on the language. */
export interface NewsItemData extends CanBeDraft {
  /**
   * The item's id and the last part of its address: /news/ID.
   * @uk Коротка назва латиницею | id новини й остання частина її адреси: /news/ID.
   */
  id: Slug;
  /**
   * The day of the news, DD.MM.YYYY, in the year of the file.
   * @uk Дата | День новини, ДД.ММ.РРРР, у році файлу.
   * @examples ["18.11.2026"]
   */
  date: DateText;
  /**
   * The picture, as a path below content/images, or a list of pictures; the first is shown in lists.
   * @uk Зображення | Зображення: шлях у content/images, або список зображень; у списках показано перше.
   * @en Picture
   * @format image
   * @examples ["news/magnesium-injection.svg"]
   */
  imageUrl?: ImagePath | ImagePaths;
  /**
   * The department or laboratory the news is about: it gives the item its colour.
   * @uk Відділ чи лабораторія | Відділ чи лабораторія, про які новина: від них її колір.
   * @en Department or laboratory
   */
  unit?: UnitId;
}

/**
 * @items.type string
 * @items.format image
 * @minItems 1
 */
export type ImagePaths = string[];
