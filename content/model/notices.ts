import type { CanBeDraft, ContentFile, Markdown, Slug } from './formats.ts';

/** The notices at the top of every page: an alarm, a closure, admission. File: content/data/notices.json. */
export interface NoticesData extends ContentFile {
  /** The notices, in the order they are shown. @uk Записи | Оголошення в тому порядку, в якому їх показано. */
  items: NoticeData[];
}

/** A notice: what does not depend on the language. */
export interface NoticeData extends CanBeDraft {
  /** The notice's id. @uk Коротка назва латиницею | id оголошення. */
  id: Slug;
  /**
   * Shown in red, before the others: an alarm, a danger.
   * @uk Термінове | Показане червоним, перед іншими: тривога, небезпека.
   */
  urgent?: boolean;
}

/** The notices in one language. Files: content/ua/notices.json, content/en/notices.json. */
export interface NoticesTexts extends ContentFile {
  /**
   * The notices, matched by id with content/data/notices.json.
   * @uk Записи | Оголошення, за id з content/data/notices.json.
   */
  items: NoticeTexts[];
}

/** A notice in one language. */
export interface NoticeTexts {
  /** The id of the notice in content/data/notices.json. @uk Коротка назва латиницею | id оголошення в content/data/notices.json. */
  id: Slug;
  /** What it is about, in a few words. @uk Заголовок | Про що воно, кількома словами. */
  title: string;
  /**
   * What to do, in a sentence or two, with a link if there is more to read; in Markdown.
   * @uk Текст | Що робити, одним-двома реченнями, з посиланням, якщо є докладніше; у Markdown.
   */
  text?: Markdown;
}
