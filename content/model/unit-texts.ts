import type { ContentFile, Markdown } from './formats.ts';

/** What every department and laboratory says about itself. */
export interface UnitTexts extends ContentFile {
  /**
   * The full name of the department or laboratory.
   * @minLength 3
   */
  name: string;
  /**
   * The name in menus and tables, a few words.
   * @minLength 3
   * @maxLength 60
   */
  shortName: string;
  /**
   * What the unit is about, in one or two sentences.
   * @minLength 20
   */
  lead: string;
  /** What the drawing shows, if there is one. */
  drawingAlt?: string;
  /** The text about the unit, in Markdown. */
  about: Markdown;
  /**
   * The main areas of activity, a phrase each.
   * @items.type string
   * @items.minLength 3
   * @minItems 1
   */
  activities: string[];
  /** The results worth telling, newest first. */
  results: Result[];
}

/** A result of research or service. */
export interface Result {
  /** What was achieved, in a few words. */
  title: string;
  /** How, and with what effect. */
  text: Markdown;
}

/** A department in one language. File: content/ua/departments/ID.json, content/en/departments/ID.json. */
export interface DepartmentTexts extends UnitTexts {
  /**
   * The name of its station on the way of metal, a word or two.
   * @minLength 3
   * @maxLength 30
   */
  station?: string;
  /** The running projects. */
  projects: Project[];
}

/** A project. */
export interface Project {
  /**
   * From when to when.
   * @examples ["2024–2026"]
   */
  years: string;
  /** The project's title. */
  title: string;
}

/** A laboratory in one language. File: content/ua/laboratories/ID.json, content/en/laboratories/ID.json. */
export interface LaboratoryTexts extends UnitTexts {
  /** The methods and equipment that others can ask for. */
  methods: Method[];
}

/** A method of measurement or testing. */
export interface Method {
  /** The method. */
  name: string;
  /** The instrument and its range. */
  equipment: string;
}
