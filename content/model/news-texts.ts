import type { ContentFile, Markdown, Slug } from './formats.ts';

/** The texts of one year's news in one language. File: content/ua/news/YEAR.json, content/en/news/YEAR.json. */
export interface NewsTexts extends ContentFile {
  /** The texts, matched by id with content/data/news/YEAR.json. @uk Записи | Тексти, за id з content/data/news/РІК.json. */
  items: NewsItemTexts[];
}

/** The texts of one news item. */
export interface NewsItemTexts {
  /** The id of the item in content/data/news/YEAR.json. @uk Коротка назва латиницею | id новини в content/data/news/РІК.json. */
  id: Slug;
  /**
   * The headline.
   * @uk Заголовок | Заголовок новини.
   * @en Headline
   * @minLength 1
   * @maxLength 160
   */
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
  /**
   * What the picture shows, or a list of texts in the order of the pictures.
   * Empty if the picture is decorative.
   * @uk Що на зображенні | Що на зображенні, або список текстів за порядком зображень. Порожньо, якщо воно лише прикрашає.
   * @en What the picture shows
   */
  imageAlt?: string | string[];
}
