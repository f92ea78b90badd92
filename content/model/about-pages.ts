import type {
  ContentFile,
  DateText,
  DocumentId,
  EntryData,
  EntryTexts,
  ImagePath,
  Markdown,
  UnitId,
  Year,
} from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/** The developments that the institute offers. File: content/data/developments.json. */
export interface DevelopmentsData extends ContentFile {
  /** The developments, in the order they are shown. @uk Записи | Розробки в тому порядку, в якому їх показано. */
  items: DevelopmentData[];
}

export interface DevelopmentData extends EntryData {
  /**
   * The department or laboratory that made it.
   * @uk Відділ чи лабораторія | Відділ чи лабораторія, де її зроблено.
   * @en Department or laboratory
   */
  unit: UnitId;
  /** The year it was first used in production. @uk Рік | Рік першого застосування у виробництві. */
  year: Year;
  /** A picture, as a path below content/images. @uk Зображення | Зображення: шлях у content/images. */
  image?: ImagePath;
}

/** The page of developments. Files: content/ua/developments.json, content/en/developments.json. */
export interface DevelopmentsTexts extends TextPageTexts {
  /** The label before the effect. @uk Підпис ефекту | Підпис перед ефектом. */
  effectLabel: string;
  /** The label before the department. @uk Підпис підрозділу | Підпис перед відділом. */
  unitLabel: string;
  /** The label before the year of first use. @uk Підпис року | Підпис перед роком першого застосування. */
  yearLabel: string;
  /** The developments, by id. @uk Записи | Розробки, за id. */
  items: DevelopmentTexts[];
}

export interface DevelopmentTexts extends EntryTexts {
  /** Its name in a few words. @uk Назва | Її назва, кількома словами. */
  title: string;
  /** The principle and where it was used, in Markdown. @uk Текст | Принцип роботи й місця застосування, у Markdown. */
  text: Markdown;
  /** The effect, as a figure with a unit. @uk Ефект | Ефект: число з одиницею. */
  effect: string;
  /**
   * A description for those who do not see the picture; empty if it is decorative.
   * @uk Що на зображенні | Опис для тих, хто не бачить зображення; порожньо, якщо воно лише прикрашає.
   * @en What the picture shows
   */
  imageAlt?: string;
}

/** The procurements. File: content/data/procurement.json. */
export interface ProcurementData extends ContentFile {
  /** The procurements; the page shows the newest first. @uk Записи | Закупівлі; сторінка показує новіші спершу. */
  items: ProcurementItemData[];
}

export interface ProcurementItemData extends EntryData {
  /**
   * The code of the subject in the procurement vocabulary ДК 021:2015.
   * @uk Код | Код предмета за словником ДК 021:2015.
   * @pattern ^\d{8}-\d$
   * @examples ["24110000-8"]
   */
  code: string;
  /** The kind of procedure. @uk Процедура | Вид процедури. */
  procedure: ProcurementProcedure;
  /**
   * The expected value with VAT, in the currency of the site (content/data/site.json).
   * @uk Сума | Очікувана вартість із ПДВ, у валюті сайту (content/data/site.json).
   * @TJS-type integer
   * @minimum 1
   */
  amount: number;
  /** The day it was announced, DD.MM.YYYY. @uk Оголошено | День оголошення, ДД.ММ.РРРР. */
  announced: DateText;
  /** The deadline for offers, DD.MM.YYYY. @uk Кінцевий день | Останній день подання пропозицій, ДД.ММ.РРРР. */
  deadline: DateText;
  /** The status. @uk Стан | Стан. */
  status: ProcurementStatus;
  /** The documentation. @uk Документ | Документація. */
  document: DocumentId;
}

/**
 * The kind of procedure.
 * @choices open-tender = Відкриті торги | Open tender; simplified = Спрощена закупівля | Simplified procurement;
 *   direct-contract = Прямий договір | Direct contract
 */
export type ProcurementProcedure = 'open-tender' | 'simplified' | 'direct-contract';

/**
 * The status of a procurement.
 * @choices announced = Оголошено | Announced; evaluation = Розглядають пропозиції | Offers are being evaluated;
 *   contract = Укладено договір | Contract signed; completed = Завершено | Completed; cancelled = Скасовано | Cancelled
 */
export type ProcurementStatus = 'announced' | 'evaluation' | 'contract' | 'completed' | 'cancelled';

/** The page of procurement. Files: content/ua/procurement.json, content/en/procurement.json. */
export interface ProcurementTexts extends TextPageTexts {
  /** The heading of the table. @uk Заголовок таблиці | Заголовок таблиці. */
  tableTitle: string;
  /** The column of subjects. @uk Стовпець предметів | Стовпець предметів. */
  subjectColumn: string;
  /** The column of procedures. @uk Стовпець процедур | Стовпець процедур. */
  procedureColumn: string;
  /** The column of expected values. @uk Стовпець сум | Стовпець очікуваної вартості. */
  amountColumn: string;
  /** The column of deadlines. @uk Стовпець кінцевих днів | Стовпець кінцевих днів. */
  deadlineColumn: string;
  /** The column of statuses. @uk Стовпець станів | Стовпець станів. */
  statusColumn: string;
  /** The names of the procedures. @uk Процедури | Назви процедур. */
  procedures: Record<ProcurementProcedure, string>;
  /** The names of the statuses. @uk Стани | Назви станів. */
  statuses: Record<ProcurementStatus, string>;
  /** The subjects, by id. @uk Записи | Предмети, за id. */
  items: ProcurementItemTexts[];
}

export interface ProcurementItemTexts extends EntryTexts {
  /** The goods or services. @uk Що закуповують | Товари чи послуги. @en What is bought */
  subject: string;
  /** A note. @uk Примітка | Примітка. */
  note?: string;
}

/** The page of monographs. Files: content/ua/monographs.json, content/en/monographs.json. */
export interface MonographsTexts extends TextPageTexts {
  /** The heading of the list. @uk Заголовок списку | Заголовок списку. */
  listTitle: string;
  /**
   * The number of pages of a book; {{count}} is the number.
   * @uk Сторінок: 1, 21, 31 | Кількість сторінок книжки; {{count}} — число.
   */
  pages_one: string;
  /** The same for 2, 3, 4, 22 … in Ukrainian. @uk Сторінок: 2, 3, 4 | Те саме для 2, 3, 4, 22 … українською. */
  pages_few?: string;
  /** The same for 5, 6, 11 … in Ukrainian. @uk Сторінок: 5, 6, 11 | Те саме для 5, 6, 11 … українською. */
  pages_many?: string;
  /** The same for every other number. @uk Сторінок: інші числа | Те саме для всіх інших чисел. */
  pages_other: string;
  /** The names of the languages that monographs are written in. @uk Мови | Назви мов, якими написано монографії. */
  languages: MonographLanguages;
  /**
   * The label before the links to the whole list for reference managers.
   * @uk Експорт | Підпис перед посиланнями на весь список для програм керування бібліографією.
   */
  export: string;
  /** The label before the files of all publications. @uk Експорт усього | Підпис перед файлами всіх публікацій. */
  exportAll: string;
}

export interface MonographLanguages {
  /** Ukrainian. @uk Українська | Українська. @en Ukrainian */
  uk: string;
  /** English. @uk Англійська | Англійська. @en English */
  en: string;
  /** Russian. @uk Російська | Російська. @en Russian */
  ru: string;
  /** German. @uk Німецька | Німецька. @en German */
  de: string;
}
