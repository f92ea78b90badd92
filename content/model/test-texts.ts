import type { ContentFile, Markdown, Picture } from './formats.ts';

/** The test page, which shows every part of the design at once. Files: content/ua/test.json, content/en/test.json. */
export interface TestTexts extends ContentFile {
  /** What the page is for. @uk Вступ | Для чого ця сторінка. */
  intro: Markdown;
  /** The heading of the running text. @uk Заголовок тексту | Заголовок суцільного тексту. */
  textTitle: string;
  /** Running text with every kind of formatting. @uk Текст | Суцільний текст з усіма видами оформлення. */
  text: Markdown;
  /** A heading of the third level. @uk Підзаголовок | Заголовок третього рівня. */
  subheading: string;
  /** The heading of the table. @uk Заголовок таблиці | Заголовок таблиці. */
  tableTitle: string;
  /**
   * The columns of the table.
   * @uk Стовпці | Стовпці таблиці.
   * @items.type string
   */
  tableColumns: string[];
  /** The rows of the table. @uk Рядки | Рядки таблиці. */
  tableRows: TestRow[];
  /** The heading of the picture. @uk Заголовок зображення | Заголовок зображення. */
  pictureTitle: string;
  /** A picture. @uk Зображення | Зображення. */
  picture: Picture;
  /** The heading of the buttons. @uk Заголовок кнопок | Заголовок кнопок. */
  buttonsTitle: string;
  /** The words of a button. @uk Кнопка | Слова кнопки. */
  button: string;
  /** The words of a link. @uk Посилання | Слова посилання. */
  link: string;
  /** The heading of the list of documents. @uk Заголовок документів | Заголовок списку документів. */
  documentsTitle: string;
  /**
   * The heading of the document that is shown immediately.
   * @uk Заголовок переглядача | Заголовок документа, який показано одразу.
   */
  viewerTitle: string;
}

/** A row of the test page's table. @uk Рядок таблиці на тестовій сторінці. */
export interface TestRow {
  /**
   * The cells, one per column.
   * @uk Клітинки | Клітинки, по одній на стовпець.
   * @items.type string
   */
  cells: string[];
}
