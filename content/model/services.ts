import type { Amount, ContentFile, EntryData, EntryTexts, Link, Markdown, Picture } from './formats.ts';
import type { ServiceGroup, TextPageTexts } from './text-page.ts';

/** The services of the institute and their prices, the one list for all pages. File: content/data/services.json. */
export interface ServicesData extends ContentFile {
  /** The services, in the order they are shown. @uk Записи | Послуги в тому порядку, в якому їх показано. */
  items: ServiceData[];
}

/** A service: a test, work on an instrument, an expert opinion. What does not depend on the language. */
export interface ServiceData extends EntryData {
  /** The kind of service. @uk Вид | Вид послуги. @en Kind */
  group: ServiceGroup;
  /** Among the few on the board. @uk На дошці цін | Серед небагатьох на дошці. @en On the price board */
  onBoard?: true;
  /** The price with taxes, unless named on request. @uk Ціна | Ціна з податками, якщо її не називають на запит. */
  price?: Amount;
  /** The price is the lowest one: “from”. @uk Ціна від | Ціна найнижча: «від». @en Price from */
  isFrom?: true;
  /**
   * The highest price, where the other is the lowest.
   * @uk Ціна до | Найвища ціна, якщо перша — найнижча.
   * @en Price up to
   */
  priceTo?: Amount;
  /**
   * The price for research institutions.
   * @uk Ціна для наукових установ | Ціна для наукових установ.
   * @en Price for research institutions
   */
  researchPrice?: Amount;
  /** The number of working days. @uk Днів | Кількість робочих днів. @TJS-type integer @minimum 1 */
  days?: number;
  /** Within the scope of accreditation, or not. @uk Акредитовано | У сфері акредитації чи поза нею. */
  accredited?: boolean;
}

/** The page of services. Files: content/ua/services.json, content/en/services.json. */
export interface ServicesTexts extends TextPageTexts {
  /** The words of the tables of services. @uk Написи | Слова таблиць послуг. */
  labels: ServiceLabels;
  /** The page of each kind of service. @uk Види послуг | Сторінка кожного виду послуг. */
  groups: ServiceGroupLinks;
  /** The services, by id. @uk Записи | Послуги, за id. */
  items: ServiceTexts[];
}

interface ServiceTexts extends EntryTexts {
  /** The name of the service. @uk Назва | Назва послуги. */
  name: string;
  /** The standard or method. @uk Стандарт | Стандарт або методика. */
  standard?: string;
  /** Its limits: ranges, sizes. @uk Межі | Межі й розміри. */
  range?: string;
  /** The time it takes, if not in working days. @uk Строк | Тривалість, якщо не в робочих днях. */
  term?: string;
  /** The unit of the price: a specimen, an hour. @uk За що | Одиниця ціни: зразок, година. */
  per?: string;
}

export interface ServiceLabels {
  /** The column of names. @uk Стовпець назв | Стовпець назв. */
  name: string;
  /** The column of standards. @uk Стовпець стандартів | Стовпець стандартів. */
  standard: string;
  /** The column of ranges. @uk Стовпець меж | Стовпець меж. */
  range: string;
  /** The column of terms. @uk Стовпець строків | Стовпець строків. */
  term: string;
  /** A term: {{days}}. @uk Строк | Строк: {{days}}. */
  days: string;
  /** The column of accreditation. @uk Стовпець акредитації | Стовпець акредитації. */
  accreditation: string;
  /** An accredited service. @uk Акредитовано | Акредитована послуга. */
  accredited: string;
  /** A service without accreditation. @uk Не акредитовано | Послуга без акредитації. */
  notAccredited: string;
  /** The column of prices. @uk Стовпець цін | Стовпець цін. */
  price: string;
  /** The lowest price: {{price}}. @uk Ціна від | Найнижча ціна: {{price}}. */
  from: string;
  /** The column of prices for research institutions. @uk Стовпець для науки | Стовпець цін для наукових установ. */
  researchPrice: string;
  /** In place of a price that is named on request. @uk Ціна на запит | Замість ціни, яку називають на запит. */
  onRequest: string;
}

interface ServiceGroupLinks {
  /** Tests. @uk Випробування | Випробування. */
  testing: Link;
  /** Work on instruments. @uk Прилади | Робота на приладах. */
  equipment: Link;
  /** Audits, calculations, expert opinions. @uk Експертиза | Аудит, розрахунки, експертиза. */
  expertise: Link;
}

/** The test page, which shows every part of the design at once. Files: content/ua/test.json, content/en/test.json. */
export interface TestTexts extends ContentFile {
  /** The purpose of the page. @uk Вступ | Призначення сторінки. */
  intro: Markdown;
  /** The heading of the running text. @uk Заголовок тексту | Заголовок суцільного тексту. */
  textTitle: string;
  /** Running text with every kind of formatting. @uk Текст | Суцільний текст з усіма видами оформлення. */
  text: Markdown;
  /** A heading of the third level. @uk Підзаголовок | Заголовок третього рівня. */
  subheading: string;
  /** The heading of the table. @uk Заголовок таблиці | Заголовок таблиці. */
  tableTitle: string;
  /** The columns of the table. @uk Стовпці | Стовпці таблиці. @items.type string */
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
interface TestRow {
  /** The cells, one per column. @uk Клітинки | Клітинки, по одній на стовпець. @items.type string */
  cells: string[];
}
