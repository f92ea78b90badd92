import type { DateText, NewsId, Slug } from './formats.ts';

/** The numbers of a chart, by what it is. */
export type ChartData = LinesData | ScatterData | DiagramData | BarsData | ShareData | TimelineData;

/** The units of quantities, as English writes them; "1" for what has none. */
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

/** An axis of a plot. */
export interface AxisData {
  /** The unit of the quantity; "1" if it has none. */
  unit: Unit;
  /** How values are spread: "log" where they differ by orders of magnitude; "linear" if it is not given. */
  scale?: 'linear' | 'log';
  /** The least value of the axis; 0, or what the values need, if it is not given. */
  from?: number;
  /** The greatest value of the axis. */
  to?: number;
}

/** A table of a news item from which a chart takes its numbers, so that both cannot differ. */
export interface TableSource {
  /** The id of the news item whose text has the table. */
  news: NewsId;
  /**
   * Which of its tables it is, counted from 1.
   * @TJS-type integer
   * @minimum 1
   */
  number: number;
}

/** A place of a plot. */
export interface PlotPlace {
  /** The value on the horizontal axis. */
  x: number;
  /** The value on the vertical axis. */
  y: number;
}

/** A measured or calculated value. */
export interface PlotPoint extends PlotPlace {
  /**
   * The uncertainty: the value may be so much more or less.
   * @minimum 0
   */
  plusMinus?: number;
}

/** Values that belong together. */
export interface SeriesData {
  /** The id: its name in each language stands under it in "names". */
  id: Slug;
  /**
   * The values, from left to right.
   * @minItems 1
   */
  points?: PlotPoint[];
  /**
   * Instead of points: the column of the table that has the values, counted from 1; the first column has those of the
   * horizontal axis.
   * @TJS-type integer
   * @minimum 2
   */
  column?: number;
  /** Whether the line is a smooth curve that does not overshoot its points. */
  smooth?: boolean;
  /** A straight line through scattered points, by least squares. */
  fit?: 'linear';
  /** Where the name stands, if not at the end of the line. */
  label?: PlotPlace;
}

/** A straight line across a plot at a value: a limit, a critical temperature. */
export interface GuideData {
  /** The id: its name in each language stands under it in "names". */
  id: Slug;
  /** The axis on which the value is. */
  axis: 'x' | 'y';
  /** The value. */
  at: number;
}

/** An area of a diagram: a phase, a range. */
export interface RegionData {
  /** The id: its name in each language stands under it in "names". */
  id: Slug;
  /**
   * The corners, in their order.
   * @minItems 3
   */
  points: PlotPlace[];
  /** Where the name stands, if not in the middle. */
  label?: PlotPlace;
}

/** A place of a diagram that has a name. */
export interface MarkData extends PlotPlace {
  /** The id: its name in each language stands under it in "names". */
  id: Slug;
}

/** What every plot has. */
interface PlotData {
  /** The horizontal axis. */
  x: AxisData;
  /** The vertical axis. */
  y: AxisData;
  /** The table that has the values, if series name columns. */
  table?: TableSource;
  /** The series. */
  series: SeriesData[];
  /** Limits and critical values. */
  guides?: GuideData[];
  /** Areas. */
  regions?: RegionData[];
  /** Named places. */
  marks?: MarkData[];
}

/** Lines with points. */
export interface LinesData extends PlotData {
  /** What kind of chart it is. */
  type: 'lines';
}

/** Points, with a fitted line if one is asked for. */
export interface ScatterData extends PlotData {
  /** What kind of chart it is. */
  type: 'scatter';
}

/** Lines without points, areas and named places: phases, transformations, schedules of heat treatment. */
export interface DiagramData extends PlotData {
  /** What kind of chart it is. */
  type: 'diagram';
}

/** Bars from zero, grouped by name. */
export interface BarsData {
  /** What kind of chart it is. */
  type: 'bars';
  /** The unit of the values; "1" if they have none. */
  unit: Unit;
  /**
   * The bars, in their order; those with one id stand together.
   * @minItems 1
   */
  bars: BarData[];
}

/** A bar. */
export interface BarData {
  /** The id: its name in each language stands under it in "names". */
  id: Slug;
  /** The series it belongs to, if there are several; its name stands in "names", too. */
  series?: Slug;
  /**
   * The value.
   * @minimum 0
   */
  value: number;
  /**
   * The uncertainty: the value may be so much more or less.
   * @minimum 0
   */
  plusMinus?: number;
}

/** The parts of a whole. */
export interface ShareData {
  /** What kind of chart it is. */
  type: 'share';
  /** The unit of the values. */
  unit: Unit;
  /**
   * The parts, in their order.
   * @minItems 2
   */
  parts: PartData[];
}

/** A part of a whole. */
export interface PartData {
  /** The id: its name in each language stands under it in "names". */
  id: Slug;
  /**
   * The value, in the unit; shares are calculated.
   * @minimum 0
   */
  value: number;
}

/** Days and periods in their order. */
export interface TimelineData {
  /** What kind of chart it is. */
  type: 'timeline';
  /**
   * The events, in their order.
   * @minItems 2
   */
  events: EventData[];
}

/** A day, or a period. */
export interface EventData {
  /** The id: its name in each language stands under it in "names". */
  id: Slug;
  /** The day, or the first one, DD.MM.YYYY. */
  from: DateText;
  /** The last day of a period, DD.MM.YYYY. */
  to?: DateText;
}
