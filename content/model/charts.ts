import type { DateText, NewsId, Slug } from './formats.ts';

/** The numbers of a chart, by what it is. */
export type ChartData = LinesData | ScatterData | DiagramData | BarsData | ShareData | TimelineData;

/**
 * The units of quantities, as English writes them; "1" for what has none.
 * @choices 1 = без одиниці | none; % = % | %; °C = °C | °C; K = К | K; s = с | s; min = хв | min; h = год | h;
 *   year = рік | year; µm = мкм | µm; mm = мм | mm; m = м | m; g = г | g; kg = кг | kg; t = т | t; kg/t = кг/т | kg/t;
 *   kg/min = кг/хв | kg/min; m³ = м³ | m³; N = Н | N; kN = кН | kN; MN = МН | MN; MPa = МПа | MPa; GPa = ГПа | GPa;
 *   N/mm² = Н/мм² | N/mm²; J = Дж | J; kJ/mol = кДж/моль | kJ/mol; kW = кВт | kW; MW = МВт | MW; kWh = кВт·год | kWh;
 *   HRC = HRC | HRC; HB = HB | HB; HV = HV | HV; °C/s = °C/с | °C/s; UAH = грн | UAH; people = осіб | people;
 *   heats = плавок | heats
 */
export type Unit =
  | '1'
  | '%'
  | '°C'
  | 'K'
  | 's'
  | 'min'
  | 'h'
  | 'year'
  | 'µm'
  | 'mm'
  | 'm'
  | 'g'
  | 'kg'
  | 't'
  | 'kg/t'
  | 'kg/min'
  | 'm³'
  | 'N'
  | 'kN'
  | 'MN'
  | 'MPa'
  | 'GPa'
  | 'N/mm²'
  | 'J'
  | 'kJ/mol'
  | 'kW'
  | 'MW'
  | 'kWh'
  | 'HRC'
  | 'HB'
  | 'HV'
  | '°C/s'
  | 'UAH'
  | 'people'
  | 'heats';

/** A part of a figure that has a name. */
export interface NamedData {
  /**
   * The id: its name in each language stands under it in "names".
   * @uk Коротка назва латиницею | id: його назва кожною мовою стоїть під ним у "names".
   */
  id: Slug;
}

export interface AxisData {
  /** The unit of the quantity. @uk Одиниця | Одиниця величини. @en Unit of measurement */
  unit: Unit;
  /**
   * The scale of the axis: logarithmic where values differ by orders of magnitude; linear if none is given.
   * @uk Масштаб | Масштаб осі: логарифмічний, де значення різняться на порядки; рівномірний, якщо не вказано.
   * @choices linear = Рівномірний | Linear; log = Логарифмічний | Logarithmic
   */
  scale?: 'linear' | 'log';
  /**
   * The least value of the axis; 0, or what the values need, if it is not given.
   * @uk Від | Найменше значення осі; якщо не вказано — 0 або стільки, скільки треба.
   */
  from?: number;
  /** The greatest value of the axis. @uk До | Найбільше значення осі. */
  to?: number;
}

/** A table of a news item from which a chart takes its numbers, so that both cannot differ. */
export interface TableSource {
  /** The news item whose text has the table. @uk Новина | Новина, у тексті якої є ця таблиця. */
  news: NewsId;
  /**
   * The number of the table in it, counted from 1.
   * @uk Номер | Номер таблиці в ній, рахуючи від 1.
   * @TJS-type integer
   * @minimum 1
   */
  number: number;
}

/** A place of a plot. @uk Місце на графіку. */
export interface PlotPlace {
  /** The value on the horizontal axis. @uk По горизонталі | Значення на горизонтальній осі. @en Horizontal */
  x: number;
  /** The value on the vertical axis. @uk По вертикалі | Значення на вертикальній осі. @en Vertical */
  y: number;
}

/** A measured or calculated value. @uk Виміряне або обчислене значення. */
export interface PlotPoint extends PlotPlace {
  /**
   * The uncertainty: the value may be so much more or less.
   * @uk Похибка | Похибка: настільки значення може бути більшим чи меншим.
   * @minimum 0
   */
  plusMinus?: number;
}

/** Values that belong together. @uk Значення, що належать до одного ряду. */
export interface SeriesData extends NamedData {
  /** The values, from left to right. @uk Точки | Значення зліва направо. @minItems 1 */
  points?: PlotPoint[];
  /**
   * Instead of points: the column of the table that has the values, counted from 1; the first column has those of the
   * horizontal axis.
   * @uk Стовпець | Замість points: стовпець таблиці зі значеннями, рахуючи від 1; у першому — значення горизонтальної осі.
   * @TJS-type integer
   * @minimum 2
   */
  column?: number;
  /**
   * True for a smooth curve that does not overshoot its points.
   * @uk Плавна крива | Для плавної кривої, що не виходить за свої точки.
   */
  smooth?: boolean;
  /**
   * A straight line through scattered points, by least squares.
   * @uk Пряма за точками | Пряма через розкидані точки за методом найменших квадратів.
   * @choices linear = Провести пряму | Draw the line
   */
  fit?: 'linear';
  /**
   * The place of the name, if not at the end of the line.
   * @uk Місце назви | Місце назви, якщо не в кінці лінії.
   * @en Place of the name
   */
  label?: PlotPlace;
}

/**
 * A straight line across a plot at a value: a limit, a critical temperature.
 * @uk Пряма через увесь графік на одному значенні: межа, критична температура.
 */
export interface GuideData extends NamedData {
  /** Its axis. @uk Вісь | Вісь значення. @choices x = Горизонтальна | Horizontal; y = Вертикальна | Vertical */
  axis: 'x' | 'y';
  /** The value. @uk Місце | Значення. */
  at: number;
}

/** An area of a diagram: a phase, a range. @uk Область діаграми: фаза, діапазон. */
export interface RegionData extends NamedData {
  /** The corners, in their order. @uk Точки | Кути за порядком. @minItems 3 */
  points: PlotPlace[];
  /** The place of the name, if not in the middle. @uk Місце назви | Місце назви, якщо не посередині. @en Place of the name */
  label?: PlotPlace;
}

/** A place of a diagram that has a name. @uk Місце діаграми, що має назву. */
export interface MarkData extends NamedData, PlotPlace {}

/** The fields of every plot. */
interface PlotData {
  /** The horizontal axis. @uk По горизонталі | Горизонтальна вісь. @en Horizontal */
  x: AxisData;
  /** The vertical axis. @uk По вертикалі | Вертикальна вісь. @en Vertical */
  y: AxisData;
  /** The table that has the values, if series name columns. @uk Таблиця | Таблиця зі значеннями, якщо ряди називають стовпці. */
  table?: TableSource;
  /** The series. @uk Ряди | Ряди. */
  series: SeriesData[];
  /** Limits and critical values. @uk Межі | Межі й критичні значення. */
  guides?: GuideData[];
  /** Areas. @uk Ділянки | Ділянки. */
  regions?: RegionData[];
  /** Named places. @uk Точки | Названі точки. */
  marks?: MarkData[];
}

/** Lines with points. @uk Лінії з точками. */
export interface LinesData extends PlotData {
  /** The kind of chart. @uk Тип | Вид діаграми. @choices lines = Лінії | Lines */
  type: 'lines';
}

/** Points, with a fitted line if one is asked for. @uk Точки; якщо потрібно, з прямою, проведеною через них. */
export interface ScatterData extends PlotData {
  /** The kind of chart. @uk Тип | Вид діаграми. @choices scatter = Точки | Points */
  type: 'scatter';
}

/** Lines without points, areas, named places. @uk Лінії без точок, області й названі місця. */
export interface DiagramData extends PlotData {
  /**
   * The kind of chart.
   * @uk Тип | Вид діаграми.
   * @choices diagram = Діаграма стану чи режиму | Diagram of phases or treatment
   */
  type: 'diagram';
}

/** Bars from zero, grouped by name. @uk Стовпчики від нуля, згруповані за назвою. */
export interface BarsData {
  /** The kind of chart. @uk Тип | Вид діаграми. @choices bars = Стовпчики | Bars */
  type: 'bars';
  /** The unit of the values. @uk Одиниця | Одиниця значень. @en Unit of measurement */
  unit: Unit;
  /**
   * The bars, in their order; those with one name stand together.
   * @uk Стовпчики | Стовпчики за порядком; ті, що мають одну назву, стоять разом.
   * @minItems 1
   */
  bars: BarData[];
  /**
   * True where the groups measure different quantities: each is a small chart on a scale of its own.
   * @uk Окремі масштаби | Для груп, що вимірюють різне: кожна — невелика діаграма у власному масштабі. @en Scales of their own
   */
  hasOwnScales?: boolean;
}

/** A bar. @uk Стовпчик. */
export interface BarData extends NamedData {
  /** The series it belongs to, if there are several. @uk Ряди | Ряд, до якого належить, якщо їх кілька. */
  series?: Slug;
  /** The value. @uk Значення | Значення. @minimum 0 */
  value: number;
  /**
   * The uncertainty: the value may be so much more or less.
   * @uk Похибка | Похибка: настільки значення може бути більшим чи меншим.
   * @minimum 0
   */
  plusMinus?: number;
}

/** The parts of a whole. @uk Частини цілого. */
export interface ShareData {
  /** The kind of chart. @uk Тип | Вид діаграми. @choices share = Частини цілого | Parts of a whole */
  type: 'share';
  /** The unit of the values. @uk Одиниця | Одиниця значень. @en Unit of measurement */
  unit: Unit;
  /** The parts, in their order. @uk Частини | Частини за порядком. @minItems 2 */
  parts: PartData[];
}

/** A part of a whole. @uk Частина цілого. */
export interface PartData extends NamedData {
  /**
   * The value, in the unit; shares are calculated.
   * @uk Значення | Значення в цій одиниці; частки обчислено.
   * @minimum 0
   */
  value: number;
}

/** Days and periods in their order. @uk Дні й періоди за порядком. */
export interface TimelineData {
  /** The kind of chart. @uk Тип | Вид діаграми. @choices timeline = Дні й періоди | Days and periods */
  type: 'timeline';
  /** The events, in their order. @uk Події | Події за порядком. @minItems 2 */
  events: EventData[];
}

/** A day, or a period. @uk День або період. */
export interface EventData extends NamedData {
  /** The day, or the first one, DD.MM.YYYY. @uk Від | День або перший із днів, ДД.ММ.РРРР. */
  from: DateText;
  /** The last day of a period, DD.MM.YYYY. @uk До | Останній день проміжку, ДД.ММ.РРРР. */
  to?: DateText;
}
