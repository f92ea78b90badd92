import type { ContentFile, Markdown } from './formats.ts';

/** What every department and laboratory says about itself. */
export interface UnitTexts extends ContentFile {
  /**
   * The full name of the department or laboratory.
   * @uk Повна назва | Повна назва відділу чи лабораторії.
   * @en Full name
   * @minLength 3
   */
  name: string;
  /**
   * The name in menus and tables, a few words.
   * @uk Коротка назва | Назва для меню й таблиць, кілька слів.
   * @minLength 3
   * @maxLength 60
   */
  shortName: string;
  /**
   * What the unit is about, in one or two sentences.
   * @uk Вступ | Чим займається підрозділ, одним-двома реченнями.
   * @minLength 20
   */
  lead: string;
  /** What the drawing shows, if there is one. @uk Що на рисунку | Що на рисунку, якщо він є. @en What the drawing shows */
  drawingAlt?: string;
  /** The text about the unit, in Markdown. @uk Текст про підрозділ | Текст про підрозділ, у Markdown. @en Text about the unit */
  about: Markdown;
  /**
   * The main areas of activity, a phrase each.
   * @uk Напрями роботи | Основні напрями роботи, кожен одним висловом.
   * @items.type string
   * @items.minLength 3
   * @minItems 1
   */
  activities: string[];
  /** The results worth telling, newest first. @uk Результати | Результати, варті розповіді, новіші спершу. */
  results: Result[];
}

/** A result of research or service. @uk Результат дослідження чи роботи. */
export interface Result {
  /** What was achieved, in a few words. @uk Назва | Чого досягнуто, кількома словами. */
  title: string;
  /** How, and with what effect. @uk Текст | Як і з яким ефектом. */
  text: Markdown;
}

/** A department in one language. File: content/ua/departments/ID.json, content/en/departments/ID.json. */
export interface DepartmentTexts extends UnitTexts {
  /**
   * The name of its station on the way of metal, a word or two.
   * @uk Станція | Назва його станції на шляху металу, одне-два слова.
   * @minLength 3
   * @maxLength 30
   */
  station?: string;
  /** The running projects. @uk Поточні теми | Поточні теми. @en Running projects */
  projects: Project[];
}

/** A project. @uk Проєкт. */
export interface Project {
  /**
   * From when to when.
   * @uk Роки | Від якого року до якого.
   * @examples ["2024–2026"]
   */
  years: string;
  /** The project's title. @uk Назва | Назва теми. */
  title: string;
}

/** A laboratory in one language. File: content/ua/laboratories/ID.json, content/en/laboratories/ID.json. */
export interface LaboratoryTexts extends UnitTexts {
  /** The methods and equipment that others can ask for. @uk Методи | Методи й обладнання, про які можуть попросити інші. */
  methods: Method[];
}

/** A method of measurement or testing. @uk Метод вимірювання чи випробування. */
export interface Method {
  /** The method. @uk Ім’я або назва | Метод. */
  name: string;
  /** The instrument and its range. @uk Обладнання | Прилад і його діапазон. */
  equipment: string;
}
