import type {
  CanBeDraft,
  ContentFile,
  DepartmentKindId,
  Email,
  ImagePath,
  Markdown,
  PersonId,
  PersonList,
  Phone,
  UnitId,
} from './formats.ts';

/**
 * The temper colour of a unit: its place on the scale that runs through the site.
 * @choices straw = Солом’яний | Straw; bronze = Бронзовий | Bronze; red-brown = Червоно-бурий | Red-brown;
 *   brown-purple = Буро-пурпуровий | Brown-purple; purple = Пурпуровий | Purple; blue = Синій | Blue;
 *   light-blue = Блакитний | Light blue; teal = Бірюзовий | Teal
 */
export type TemperColour =
  | 'straw'
  | 'bronze'
  | 'red-brown'
  | 'brown-purple'
  | 'purple'
  | 'blue'
  | 'light-blue'
  | 'teal';

/**
 * The drawing of a station on the way of metal from ore to wheel.
 * @choices charge = Шихта | Charge; blast-furnace = Доменна піч | Blast furnace;
 *   hot-metal-ladle = Чавуновозний ківш | Hot-metal ladle; converter = Конвертер | Converter;
 *   ladle-furnace = Піч-ківш | Ladle furnace; rolling-mill = Прокатний стан | Rolling mill;
 *   cooling = Охолодження | Cooling; wheel = Колесо | Wheel
 */
export type Station =
  | 'charge'
  | 'blast-furnace'
  | 'hot-metal-ladle'
  | 'converter'
  | 'ladle-furnace'
  | 'rolling-mill'
  | 'cooling'
  | 'wheel';

/** The fields of every department and laboratory. */
interface UnitData extends ContentFile, CanBeDraft {
  /** The position in lists, from 1. @uk Порядок | Місце у списках, від 1. @minimum 1 @TJS-type integer */
  order: number;
  /** The unit's colour; teal if none is given. @uk Колір | Колір підрозділу; бірюзовий, якщо не вказано. */
  colour?: TemperColour;
  /**
   * The drawing across the top of the page, as a path below content/images.
   * @uk Рисунок | Рисунок угорі сторінки на всю ширину: шлях у content/images.
   */
  drawing?: ImagePath;
  /** The head. @uk Керівник | Керівник. */
  head: PersonId;
  /** The other staff, in their order. @uk Працівники | Решта працівників за порядком. */
  staff: PersonList;
  /** The unit's telephone number. @uk Телефон | Телефон підрозділу. */
  phone?: Phone;
  /** The unit's e-mail address. @uk Електронна пошта | Електронна адреса підрозділу. @en E-mail */
  email?: Email;
}

/** A department. File: content/data/departments/ID.json. */
export interface DepartmentData extends UnitData {
  /**
   * The kind of department: those of one kind are listed together.
   * @uk Вид | Вид відділу: відділи одного виду стоять в одному списку.
   */
  kind: DepartmentKindId;
  /** Its station, or else a plain point. @uk Станція | Станція на шляху металу або просто точка. */
  station?: Station;
}

/** A laboratory. File: content/data/laboratories/ID.json. */
export interface LaboratoryData extends UnitData {
  /** The department that the laboratory works with most. @uk Партнер | Відділ, з яким лабораторія працює найбільше. */
  partner?: UnitId;
}

/** The words of every department and laboratory about itself. */
interface UnitTexts extends ContentFile {
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
   * The work of the unit, in one or two sentences.
   * @uk Вступ | Робота підрозділу, одним-двома реченнями.
   * @minLength 20
   */
  lead: string;
  /** A description of the drawing, if there is one. @uk Що на рисунку | Опис рисунка, якщо він є. @en What the drawing shows */
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
interface Result {
  /** The achievement in a few words. @uk Назва | Здобуток, кількома словами. */
  title: string;
  /** The way to it, and its effect. @uk Текст | Шлях до нього та ефект. */
  text: Markdown;
}

/** A department in one language. File: content/ua/departments/ID.json, content/en/departments/ID.json. */
export interface DepartmentTexts extends UnitTexts {
  /** The name of its station, a word or two. @uk Станція | Назва станції, слово-два. @minLength 3 @maxLength 30 */
  station?: string;
  /** The running projects. @uk Поточні теми | Поточні теми. @en Running projects */
  projects: Project[];
}

/** A project. @uk Проєкт. */
interface Project {
  /** The first and the last year. @uk Роки | Перший і останній рік. @examples ["2024–2026"] */
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
interface Method {
  /** The method. @uk Назва | Метод. */
  name: string;
  /** The instrument and its range. @uk Обладнання | Прилад і його діапазон. */
  equipment: string;
}
