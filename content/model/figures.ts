import type { ChartData, Unit } from './charts.ts';
import type { ContentFile, ImagePath, Slug } from './formats.ts';

/** A chart or a picture that texts place by its id: {figure/ID}. File: content/data/figures/ID.json; its words are in content/ua/figures and content/en/figures. */
export interface FigureData extends ContentFile {
  /** What is drawn, and its numbers; or the picture. */
  chart: ChartData | PictureData;
}

/** A drawing, a photograph or a micrograph. */
export interface PictureData {
  /** What kind of figure it is. */
  type: 'picture';
  /** The picture, as a path below content/images. */
  image: ImagePath;
  /** Its numbered parts, in their order. */
  parts?: PicturePartData[];
  /** The scale of a micrograph, drawn as a bar. */
  scale?: ScaleData;
}

/** A part of a picture: its number stands there, its name below the picture. */
export interface PicturePartData {
  /** The id: its name in each language stands under it in "names". */
  id: Slug;
  /**
   * The place of its number from the left, in per cent of the picture's width.
   * @minimum 0
   * @maximum 100
   */
  x: number;
  /**
   * The place of its number from the top, in per cent of the picture's height.
   * @minimum 0
   * @maximum 100
   */
  y: number;
}

/** A length in a picture. */
export interface ScaleData {
  /**
   * The length that the bar stands for.
   * @minimum 0
   */
  length: number;
  /** Its unit. */
  unit: Unit;
  /**
   * How long the bar is, in per cent of the picture's width.
   * @minimum 1
   * @maximum 60
   */
  share: number;
}

/** The words of a chart or a picture in one language. Files: content/ua/figures/ID.json, content/en/figures/ID.json. */
export interface FigureTexts extends ContentFile {
  /**
   * What the chart shows, in a few words: the name of its table and of the file with its numbers.
   * @minLength 1
   */
  title: string;
  /**
   * The caption below the chart: what is seen, for what, under which conditions.
   * @minLength 1
   */
  caption: string;
  /**
   * What the chart shows, for those who cannot see it: the course of the lines, what is greatest, what stands out.
   * @minLength 1
   */
  description: string;
  /** The quantity on the horizontal axis, without its unit. */
  x?: string;
  /** The quantity on the vertical axis, or that of bars or parts, without its unit. */
  y?: string;
  /** The names of series, bars, parts, events, areas, limits and places, by their ids. */
  names?: FigureNames;
}

/** Names by id. */
export interface FigureNames {
  [id: string]: string;
}
