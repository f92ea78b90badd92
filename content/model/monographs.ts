import type { Doi, Isbn, Slug } from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/** The monographs that the institute's staff published. File: data/monographs.json. */
export interface MonographsData {
  /** The path to this file's schema; do not change it. */
  $schema: string;
  /** The monographs; the page shows the newest first. */
  items: MonographData[];
}

/** A monograph: what does not depend on the language. */
export interface MonographData {
  /** The monograph's id. */
  id: Slug;
  /**
   * The year of publication.
   * @TJS-type integer
   * @minimum 1939
   * @maximum 2100
   */
  year: number;
  /**
   * The number of pages.
   * @TJS-type integer
   * @minimum 1
   */
  pages: number;
  /** The ISBN; books printed before 1970 have none. */
  isbn?: Isbn;
  /** The DOI, if the publisher gave it one. */
  doi?: Doi;
  /** The language it is written in, as an ISO 639-1 code. */
  language: 'uk' | 'en' | 'ru' | 'de';
  /**
   * The authors who work at the institute.
   * @items.type string
   * @items.format person-id
   * @uniqueItems true
   */
  people: string[];
}

/** The page of monographs. Files: ua/monographs.json, en/monographs.json. */
export interface MonographsTexts extends TextPageTexts {
  /** The heading of the list. */
  listTitle: string;
  /** The number of pages of a book; {{count}} is the number. */
  pages_one: string;
  /** The same for 2, 3, 4, 22 … in Ukrainian. */
  pages_few?: string;
  /** The same for 5, 6, 11 … in Ukrainian. */
  pages_many?: string;
  /** The same for every other number. */
  pages_other: string;
  /** The names of the languages that monographs are written in. */
  languages: MonographLanguages;
  /** The kind of publication in a bibliographic description. */
  kind: string;
  /** The label before the links to the whole list for reference managers. */
  export: string;
  /** The label before the links to all publications, including the articles, papers and data sets of people's pages. */
  exportAll: string;
  /** The monographs, matched by id with data/monographs.json. */
  items: MonographTexts[];
}

/** The names of the languages that monographs are written in. */
export interface MonographLanguages {
  /** Ukrainian. */
  uk: string;
  /** English. */
  en: string;
  /** Russian. */
  ru: string;
  /** German. */
  de: string;
}

/** A monograph in one language. */
export interface MonographTexts {
  /** The id of the monograph in data/monographs.json. */
  id: Slug;
  /**
   * The authors, as the title page has them.
   * @items.type string
   * @items.minLength 3
   * @minItems 1
   */
  authors: string[];
  /** The title, as the title page has it; in English pages its translation. */
  title: string;
  /** The publisher. */
  publisher: string;
  /** The place of publication. */
  place: string;
  /** What the book is about, in one sentence. */
  annotation: string;
}
