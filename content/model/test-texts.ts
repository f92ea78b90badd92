import type { ContentFile, Markdown, Picture } from './formats.ts';

/** The test page, which shows every part of the design at once. Files: content/ua/test.json, content/en/test.json. */
export interface TestTexts extends ContentFile {
  /** What the page is for. */
  intro: Markdown;
  /** The heading of the running text. */
  textTitle: string;
  /** Running text with everything that Markdown allows. */
  text: Markdown;
  /** A heading of the third level. */
  subheading: string;
  /** The heading of the table. */
  tableTitle: string;
  /**
   * The columns of the table.
   * @items.type string
   */
  tableColumns: string[];
  /** The rows of the table. */
  tableRows: TestRow[];
  /** The heading of the picture. */
  pictureTitle: string;
  /** A picture. */
  picture: Picture;
  /** The heading of the buttons. */
  buttonsTitle: string;
  /** The words of a button. */
  button: string;
  /** The words of a link. */
  link: string;
  /** The heading of the list of documents. */
  documentsTitle: string;
  /** The heading of the document that is shown immediately. */
  viewerTitle: string;
}

/** A row of the test page's table. */
export interface TestRow {
  /**
   * The cells, one per column.
   * @items.type string
   */
  cells: string[];
}
