import type { ContentFile, Markdown, Slug } from './formats.ts';

/** The texts of one year's news in one language. File: content/ua/news/YEAR.json, content/en/news/YEAR.json. */
export interface NewsTexts extends ContentFile {
  /** The texts, matched by id with content/data/news/YEAR.json. */
  items: NewsItemTexts[];
}

/** The texts of one news item. */
export interface NewsItemTexts {
  /** The id of the item in content/data/news/YEAR.json. */
  id: Slug;
  /**
   * The headline.
   * @minLength 1
   * @maxLength 160
   */
  title: string;
  /**
   * The lead: one or two sentences, shown in lists and above the text.
   * @minLength 1
   * @maxLength 400
   */
  text: string;
  /** The text itself, in Markdown. */
  content?: Markdown;
  /**
   * What the picture shows, or a list of texts in the order of the pictures.
   * Empty if the picture is decorative.
   */
  imageAlt?: string | string[];
}
