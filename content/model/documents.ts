import type {
  ContentFile,
  DateText,
  EntryData,
  EntryTexts,
  FilePath,
  LanguageNames,
  SiteLanguage,
} from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/** The documents that pages offer. File: content/data/documents.json. */
export interface DocumentsData extends ContentFile {
  /** The documents. @uk Записи | Документи. */
  items: DocumentData[];
}

// An alias: without it the schema would lose the annotations on the items of an optional list.
/** Sections of pages, each as `NAMESPACE/SECTION`. @items.type string @items.format section-id */
export type SectionList = string[];

/**
 * The kind of a document.
 * @choices regulation = Положення | Regulation; order = Наказ | Order; plan = План | Plan;
 *   programme = Програма | Programme; syllabus = Робоча програма курсу | Syllabus; licence = Ліцензія | Licence;
 *   certificate = Свідоцтво чи сертифікат | Certificate; report = Звіт | Report;
 *   procurement = Документ закупівлі | Procurement document; abstract = Автореферат чи анотація | Abstract;
 *   thesis = Дисертація | Dissertation; review = Відгук чи рецензія | Review; form = Бланк | Form
 */
export type DocumentKind =
  | 'regulation'
  | 'order'
  | 'plan'
  | 'programme'
  | 'syllabus'
  | 'licence'
  | 'certificate'
  | 'report'
  | 'procurement'
  | 'abstract'
  | 'thesis'
  | 'review'
  | 'form';

export interface DocumentData extends EntryData {
  /** The PDF file, as a path below content/files. @uk Файл | Файл PDF: шлях у content/files. */
  file: FilePath;
  /** The kind of document. @uk Вид | Вид документа. */
  kind: DocumentKind;
  /** The day it was adopted or issued, DD.MM.YYYY. @uk Дата | День ухвалення чи видання, ДД.ММ.РРРР. */
  date: DateText;
  /** The language it is written in. @uk Мова | Мова, якою його написано. */
  language: SiteLanguage;
  /**
   * The sections of pages that list the document.
   * @uk Де показано | Розділи сторінок, у яких стоїть документ.
   * @uniqueItems true
   */
  shownIn?: SectionList;
}

/** The names of kinds and the titles of documents in one language. File: content/ua/documents.json, content/en/documents.json. */
export interface DocumentsTexts extends ContentFile {
  /** The name of each kind of document. @uk Види | Назва кожного виду документів. */
  kinds: Record<DocumentKind, string>;
  /** The name of each language that a document may be written in. @uk Мови | Назва кожної мови, якою може бути документ. */
  languages: LanguageNames;
  /** The words of a document's page of text. @uk Сторінка тексту | Слова сторінки, де документ подано як текст. */
  reading: DocumentReadingTexts;
  /** The titles, by id. @uk Записи | Назви, за id. */
  items: DocumentTexts[];
}

export interface DocumentReadingTexts {
  /** Stands above the text. @uk Примітка | Стоїть над текстом. */
  note: string;
  /** Stands instead of a text where the file has none. @uk Скан | Стоїть замість тексту, якщо у файлі його немає. */
  scan: string;
  /** A link to a page; {{page}} is its number. @uk Сторінка | Посилання на сторінку; {{page}} — її номер. */
  page: string;
  /** Stands before the words for a picture. @uk Рисунок | Стоїть перед описом рисунка. */
  figure: string;
  /** Stands before a table shown as lines. @uk Таблиця рядками | Стоїть перед рядками таблиці й посиланням. */
  notTable: string;
}

export interface DocumentTexts extends EntryTexts {
  /** The title, as it is shown on the card. @uk Назва | Назва, як її показано на картці. @minLength 3 */
  title: string;
}

/** The page of documents. Files: content/ua/institute-documents.json, content/en/institute-documents.json. */
export interface DocumentsPageTexts extends TextPageTexts {
  /** The heading of the list of all documents of the site. @uk Заголовок реєстру | Заголовок списку всіх документів сайту. */
  registerTitle: string;
  /** The headings of the kinds in that list, in their order. @uk Групи | Заголовки видів у цьому списку, за порядком. */
  groups: Record<DocumentKind, string>;
  /** The label of the field for a word of the title. @uk Слово | Підпис поля для слова з назви. */
  word: string;
  /** The label of the choice of a kind. @uk Вид | Підпис вибору виду. */
  kind: string;
  /** The choice of all kinds. @uk Усі види | Вибір усіх видів. */
  allKinds: string;
  /** The label of the choice of a year. @uk Рік | Підпис вибору року. */
  year: string;
  /** The choice of all years. @uk Усі роки | Вибір усіх років. */
  allYears: string;
  /**
   * The number of documents shown; {{count}} is the number.
   * @uk Знайдено: 1, 21, 31 | Кількість показаних документів; {{count}} — число.
   */
  found_one: string;
  /** The same for 2, 3, 4, 22 … in Ukrainian. @uk Знайдено: 2, 3, 4 | Те саме для 2, 3, 4, 22 … українською. */
  found_few?: string;
  /** The same for 5, 6, 11 … in Ukrainian. @uk Знайдено: 5, 6, 11 | Те саме для 5, 6, 11 … українською. */
  found_many?: string;
  /** The same for every other number. @uk Знайдено: інші числа | Те саме для всіх інших чисел. */
  found_other: string;
  /** Shown when there is no such document. @uk Нічого немає | Показано, коли такого документа немає. */
  nothing: string;
  /** Shows all documents again. @uk Показати все | Знову показує всі документи. */
  showAll: string;
}
