import type {
  BuildingId,
  CampusNameId,
  ContentFile,
  Email,
  EntryData,
  EntryTexts,
  Href,
  Phone,
  TextsById,
} from './formats.ts';

/**
 * The way to the institute and its rooms: the contacts page draws both. The plan is a sheet of squares, 80 across and 60 down; how
 * much one is, is yours to choose, and a plan need not be to scale. File: content/data/campus.json.
 */
export interface CampusData extends ContentFile {
  /**
   * The metres in one square, if the plan is to scale: it then has a bar of its scale.
   * @uk Метрів у клітинці | Кількість метрів в одній клітинці, якщо план у масштабі: тоді на ньому є масштабна лінійка.
   * @exclusiveMinimum 0
   */
  metresPerSquare?: number;
  /**
   * Streets, rails, paths, and the way to take. What comes later lies above.
   * @uk Лінії | Вулиці, колії, стежки та шлях, яким іти. Що нижче у списку, те лежить зверху.
   */
  lines: PlanLine[];
  /** Greens and yards. They lie below everything else. @uk Ділянки | Зелені зони та двори. Вони лежать під усім іншим. */
  areas: PlanArea[];
  /**
   * The institute's buildings, and those that help to find them.
   * @uk Корпуси | Корпуси установи та будівлі, що допомагають їх знайти.
   * @minItems 1
   */
  buildings: PlanBuilding[];
  /** Stops, entrances, parking. @uk Місця | Зупинки, входи, стоянки. */
  places: PlanPlace[];
  /**
   * The rooms that visitors look for, in the order of their texts.
   * @uk Кабінети | Кабінети, які шукають відвідувачі, у порядку їхніх текстів.
   * @minItems 1
   */
  rooms: RoomData[];
}

/**
 * The kind of a line of the plan, by which it is drawn; a way is one that a visitor walks or drives.
 * @choices street = Вулиця | Street; path = Стежка | Path; tram = Трамвайна колія | Tram line;
 *   railway = Залізниця | Railway; way = Дорога відвідувача | The visitor’s way
 */
export type PlanLineKind = 'street' | 'path' | 'tram' | 'railway' | 'way';

/** A line of the plan. @uk Лінія плану. */
export interface PlanLine {
  /**
   * Its id, if its name stands along it: the texts name it.
   * @uk Коротка назва латиницею | Ідентифікатор, якщо вздовж неї стоїть назва: її наведено в текстах.
   */
  id?: CampusNameId;
  /** Its kind. @uk Вид | Вид лінії. */
  kind: PlanLineKind;
  /**
   * Its ends and bends, from one end to the other. The name stands along the longest straight part.
   * @uk Точки | Кінці та згини, від одного кінця до другого. Назва стоїть уздовж найдовшої прямої частини.
   * @minItems 2
   */
  points: PlanPoint[];
}

/** The kind of an area of the plan, by which it is drawn. @choices green = Зелена ділянка | Green; yard = Двір | Yard */
export type PlanAreaKind = 'green' | 'yard';

/** An area of the plan. @uk Ділянка плану. */
export interface PlanArea {
  /**
   * Its id, if its name stands on it: the texts name it.
   * @uk Коротка назва латиницею | Ідентифікатор, якщо на ній стоїть назва: її наведено в текстах.
   */
  id?: CampusNameId;
  /** Its kind. @uk Вид | Вид ділянки. */
  kind: PlanAreaKind;
  /** The corners of its boundary, in their order. @uk Обрис | Кути його межі за порядком. @minItems 3 */
  outline: PlanPoint[];
}

/** A building of the plan. @uk Корпус на плані. */
export interface PlanBuilding {
  /** Its id, if it is one of the institute's. @uk Коротка назва латиницею | Ідентифікатор корпусу установи. */
  id?: CampusNameId;
  /** The corners of its outline, in their order. @uk Обрис | Кути обрису, за порядком. @minItems 3 */
  outline: PlanPoint[];
  /**
   * Its floors from the lowest up, as its visitors count them, if rooms are in it. Those below 0 are below the ground.
   * @uk Поверхи | Поверхи від найнижчого, як їх рахують відвідувачі, якщо в корпусі є кабінети. Менші за 0 — під землею.
   * @minItems 1
   * @uniqueItems true
   * @examples [[-1, 1, 2, 3]]
   */
  floors?: number[];
}

/**
 * The kind of a place of the plan, which has a mark of its own.
 * @choices train = Залізнична станція | Railway station; tram = Зупинка трамвая | Tram stop;
 *   bus = Зупинка автобуса | Bus stop; metro = Станція метро | Metro station; entrance = Вхід | Entrance;
 *   parking = Стоянка | Car park
 */
export type PlanPlaceKind = 'train' | 'tram' | 'bus' | 'metro' | 'entrance' | 'parking';

/** A place of the plan. @uk Місце на плані. */
export interface PlanPlace {
  /** Its id: the texts name it. @uk Коротка назва латиницею | Його id: за ним його називають тексти. */
  id: CampusNameId;
  /** Its kind. @uk Вид | Вид місця. */
  kind: PlanPlaceKind;
  /** Its place. @uk Місце | Точка на плані. */
  at: PlanPoint;
  /**
   * The side of the mark on which its name stands.
   * @uk Місце назви | Бік позначки, на якому стоїть назва.
   * @choices left = Ліворуч | On the left; right = Праворуч | On the right; above = Угорі | Above; below = Унизу | Below
   */
  name: 'left' | 'right' | 'above' | 'below';
}

/** A point of the plan. @uk Точка плану. */
export interface PlanPoint {
  /** Squares from the left. @uk По горизонталі | Кількість клітинок зліва. @en Horizontal @minimum 0 @maximum 80 */
  x: number;
  /** Squares from the top. @uk По вертикалі | Кількість клітинок згори. @en Vertical @minimum 0 @maximum 60 */
  y: number;
}

export interface RoomData extends EntryData {
  /** The building. @uk Корпус | Корпус. */
  building: BuildingId;
  /** The floor, one of the building's. @uk Поверх | Поверх, один із поверхів корпусу. @TJS-type integer */
  floor: number;
  /**
   * The number on the door; none for a place that has no number.
   * @uk Номер | Номер на дверях; порожньо для місця без номера.
   * @pattern \S
   * @examples ["204", "18а"]
   */
  number?: string;
  /**
   * The page about those who are there, as a path of this site.
   * @uk Сторінка | Сторінка про тих, хто там, як шлях на цьому сайті.
   * @pattern ^/
   * @examples ["/library"]
   */
  page?: Href;
  /** The telephone number. @uk Телефон | Номер телефону. */
  phone?: Phone;
  /** The e-mail address. @uk Електронна пошта | Електронна адреса. @en E-mail */
  email?: Email;
}

/** The words of the plan and of the rooms. Files: content/ua/campus.json, content/en/campus.json. */
export interface CampusTexts extends ContentFile {
  /** The heading of the plan. @uk Назва | Заголовок плану. */
  title: string;
  /** A description of the plan for those who do not see it. @uk Опис | Опис плану для тих, хто його не бачить. */
  description: string;
  /** Below the plan: its scale, the direction of north. @uk Підпис | Під планом: масштаб, напрямок на північ. */
  caption: string;
  /**
   * The ways to the institute, each in steps: they say what the plan shows.
   * @uk Шляхи | Шляхи до установи, кожен за кроками: вони кажуть те, що показує план.
   * @minItems 1
   */
  ways: WayTexts[];
  /** The names of streets, areas, buildings and places. @uk Назви | Назви вулиць, ділянок, корпусів і місць. */
  names: TextsById;
  /** A floor: {{floor}}. @uk Поверх | Поверх: {{floor}}. */
  floor: string;
  /**
   * A floor below the ground: {{floor}} if its number is to be read.
   * @uk Поверх під землею | Поверх під землею: {{floor}}, якщо треба назвати його номер.
   */
  basement: string;
  /** A room: {{number}}, as the door has it. @uk Кабінет | Кабінет: {{number}}, як на дверях. */
  room: string;
  /** The occupants of the rooms. @uk Кабінети | Люди й служби в кабінетах. */
  rooms: RoomTexts[];
}

/** A way to the institute. @uk Шлях до установи. */
export interface WayTexts {
  /** Its start, or the means of transport. @uk Назва | Початок шляху або вид транспорту. */
  title: string;
  /** Its steps. @uk Кроки | Кроки шляху. @items.type string @minItems 1 */
  steps: string[];
}

export interface RoomTexts extends EntryTexts {
  /** The person or service there. @uk Ім’я або назва | Людина чи служба, яка там. */
  name: string;
  /** The opening hours. @uk Години роботи | Години роботи. */
  hours?: string;
}
