import type { ContentFile, DateText, EntryData, EntryTexts, ImagePath, Markdown, UnitId } from './formats.ts';

/** The news of one year, without a language. File: content/data/news/YEAR.json. */
export interface NewsData extends ContentFile {
  /** The items, newest first. @uk Записи | Новини, новіші спершу. */
  items: NewsItemData[];
}

/** One news item: what does not depend on the language. */
export interface NewsItemData extends EntryData {
  /** The day, in the year of the file. @uk Дата | День новини, у році файлу. @examples ["18.11.2026"] */
  date: DateText;
  /**
   * The picture, as a path below content/images, or a list of pictures; the first is shown in lists.
   * @uk Зображення | Зображення: шлях у content/images, або список зображень; у списках показано перше.
   * @en Picture
   * @format image
   * @examples ["news/magnesium-injection.svg"]
   */
  imageUrl?: ImagePath | ImagePaths;
  /** Its department. @uk Відділ чи лабораторія | Від них колір новини. @en Department or laboratory */
  unit?: UnitId;
  /** The topic, by which visitors choose news. @uk Тема | Тема новини: за нею добирають новини відвідувачі. */
  topic?: NewsTopic;
}

/**
 * The topics of news; their names for visitors are in content/ua/news.json and content/en/news.json.
 * @choices research = Дослідження | Research; industry = Виробництво | Industry;
 *   equipment = Прилади й методи | Instruments and methods; training = Навчання | Training; institute = Інститут | Institute
 */
export type NewsTopic = 'research' | 'industry' | 'equipment' | 'training' | 'institute';

/** @items.type string @items.format image @minItems 1 */
type ImagePaths = string[];

/** The texts of one year's news in one language. File: content/ua/news/YEAR.json, content/en/news/YEAR.json. */
export interface NewsTexts extends ContentFile {
  /** The texts, by id. @uk Записи | Тексти, за id. */
  items: NewsItemTexts[];
}

/** The texts of one news item. */
export interface NewsItemTexts extends EntryTexts {
  /** The headline. @uk Заголовок | Заголовок новини. @en Headline @minLength 1 @maxLength 160 */
  title: string;
  /**
   * The lead: one or two sentences, shown in lists and above the text.
   * @uk Вступ | Вступ: одне-два речення, показані у списках і над текстом.
   * @en Lead
   * @minLength 1
   * @maxLength 400
   */
  text: string;
  /** The text itself, in Markdown. @uk Текст | Сам текст, у Markdown. @en Text */
  content?: Markdown;
  /** A description, if not decorative. @uk Що на зображенні | Опис, якщо не прикраса. @en What the picture shows */
  imageAlt?: string | string[];
}
