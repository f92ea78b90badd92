import type {
  CanBeDraft,
  ContentFile,
  DepartmentKindId,
  Email,
  ImagePath,
  PersonId,
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

/** What every department and laboratory has. */
export interface UnitData extends ContentFile, CanBeDraft {
  /**
   * The position in lists, from 1.
   * @uk Порядок | Місце у списках, від 1.
   * @minimum 1
   * @TJS-type integer
   */
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
  /**
   * The other staff, in the order they are shown.
   * @uk Працівники | Решта працівників у тому порядку, в якому їх показано.
   * @items.type string
   * @items.format person-id
   * @uniqueItems true
   */
  staff: string[];
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
  /**
   * Its station on the way of metal, which the order of the departments follows; a plain point if none is given.
   * @uk Станція | Його станція на шляху металу, який іде за порядком відділів; якщо не вказано — просто точка.
   */
  station?: Station;
}

/** A laboratory. File: content/data/laboratories/ID.json. */
export interface LaboratoryData extends UnitData {
  /** The department that the laboratory works with most. @uk Партнер | Відділ, з яким лабораторія працює найбільше. */
  partner?: UnitId;
}
