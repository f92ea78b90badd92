import type { ChartData, NamedData, Unit } from './charts.ts';
import type { ContentFile, EntryTexts, ImagePath, PerCent, PhaseId, Slug, TextsById } from './formats.ts';

/** A chart or a picture that texts place by its id: {figure/ID}. File: content/data/figures/ID.json; its words are in content/ua/figures and content/en/figures. */
export interface FigureData extends ContentFile {
  /** The chart with its numbers, or the picture. @uk Діаграма | Діаграма з числами або зображення. */
  chart: ChartData | PictureData;
}

/** A drawing, a photograph or a micrograph. @uk Креслення, світлина або мікрофотографія. */
export interface PictureData {
  /** The kind of figure. @uk Тип | Вид рисунка. @choices picture = Зображення | Picture */
  type: 'picture';
  /** The picture, as a path below content/images. @uk Зображення | Зображення: шлях у content/images. */
  image: ImagePath;
  /** Its numbered parts, in their order. @uk Частини | Його пронумеровані частини за порядком. */
  parts?: PicturePartData[];
  /** The scale of a micrograph, drawn as a bar. @uk Масштаб | Масштаб мікрофотографії, накреслений відрізком. */
  scale?: ScaleData;
}

/** A place of a picture. @uk Місце на зображенні. */
export interface PicturePlace {
  /** Its place from the left, in per cent. @uk По горизонталі | Місце зліва, у відсотках. @en Horizontal */
  x: PerCent;
  /** Its place from the top, in per cent. @uk По вертикалі | Місце згори, у відсотках. @en Vertical */
  y: PerCent;
}

/**
 * A part of a picture: its number stands there, its name below the picture.
 * @uk Частина зображення: там стоїть її номер, а назва — під зображенням.
 */
export interface PicturePartData extends NamedData, PicturePlace {}

export interface ScaleData {
  /** The length that the bar stands for. @uk Довжина | Довжина, якій відповідає відрізок. @minimum 0 */
  length: number;
  /** Its unit. @uk Одиниця | Її одиниця. @en Unit of measurement */
  unit: Unit;
  /**
   * The length of the bar, in per cent of the picture's width.
   * @uk Частка | Довжина відрізка у відсотках ширини зображення.
   * @minimum 1
   * @maximum 60
   */
  share: number;
}

/** The words of a chart or a picture in one language. Files: content/ua/figures/ID.json, content/en/figures/ID.json. */
export interface FigureTexts extends ContentFile {
  /**
   * The subject in a few words: the name of its table and of the file with its numbers.
   * @uk Назва | Тема кількома словами: назва її таблиці й файлу з числами.
   * @minLength 1
   */
  title: string;
  /**
   * The caption below the chart: what is seen, for what, under which conditions.
   * @uk Підпис | Підпис під діаграмою: що видно, для чого, за яких умов.
   * @minLength 1
   */
  caption: string;
  /**
   * A description for those who cannot see it: the course of the lines, what is greatest, what stands out.
   * @uk Опис | Опис для тих, хто її не бачить: хід ліній, що найбільше, що вирізняється.
   * @minLength 1
   */
  description: string;
  /**
   * The quantity on the horizontal axis, without its unit.
   * @uk По горизонталі | Величина на горизонтальній осі, без одиниці.
   * @en Horizontal
   */
  x?: string;
  /**
   * The quantity on the vertical axis, or that of bars or parts, without its unit.
   * @uk По вертикалі | Величина на вертикальній осі або величина стовпчиків чи частин, без одиниці.
   * @en Vertical
   */
  y?: string;
  /**
   * The names of series, bars, parts, events, areas, limits and places.
   * @uk Назви | Назви рядів, стовпчиків, частин, подій, ділянок, меж і точок.
   */
  names?: TextsById;
}

/** The facts of the pictures of a folder, wherever pages show them. Files: content/data/pictures/FOLDER.json. */
export interface PicturesData extends ContentFile {
  /** The pictures, in any order. @uk Записи | Зображення в будь-якому порядку. */
  items: PictureItemData[];
}

export interface PictureItemData {
  /** The id of its words. @uk Коротка назва латиницею | id його слів. */
  id: Slug;
  /** The picture, as a path below content/images. @uk Зображення | Зображення: шлях у content/images. */
  image: ImagePath;
  /** Its numbered parts, in their order. @uk Частини | Його пронумеровані частини за порядком. */
  parts?: PicturePartData[];
  /** The scale of a micrograph, drawn as a bar. @uk Масштаб | Масштаб мікрофотографії, накреслений відрізком. */
  scale?: ScaleData;
}

/** The words of pictures in one language. Files: content/ua/pictures/FOLDER.json, content/en/pictures/FOLDER.json. */
export interface PicturesTexts extends ContentFile {
  /** The pictures, by id. @uk Записи | Зображення, за id. */
  items: PictureItemTexts[];
}

export interface PictureItemTexts extends EntryTexts {
  /**
   * The caption below the picture: what is seen, under which conditions.
   * @uk Підпис | Підпис під зображенням: що видно, за яких умов.
   * @minLength 1
   */
  caption: string;
  /** The names of its numbered parts. @uk Назви | Назви його пронумерованих частин. */
  names?: TextsById;
}

/**
 * The grains of a micrograph at the top of the home page: the one under the pointer lights up and names its phase. File:
 * content/data/micrographs/ID.json.
 */
export interface MicrographData extends ContentFile {
  /** The picture, as a path below content/images. @uk Зображення | Зображення: шлях у content/images. */
  image: ImagePath;
  /**
   * The grains that can be told apart, in any order.
   * @uk Зерна | Зерна, які можна розрізнити, у будь-якому порядку.
   * @minItems 1
   */
  grains: GrainData[];
}

/** A grain of a micrograph. @uk Зерно на мікрофотографії. */
export interface GrainData {
  /**
   * Its phase, which the texts of the home page name.
   * @uk Фаза | Його фаза: її називають тексти головної сторінки.
   */
  phase: PhaseId;
  /** The corners of its boundary, in their order. @uk Обрис | Кути його межі за порядком. @minItems 3 */
  outline: PicturePlace[];
}
