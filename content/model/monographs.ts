import type { TextPageTexts } from './text-page.ts';

/** The page of monographs. Files: content/ua/monographs.json, content/en/monographs.json. */
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
  /** The label before the links to the whole list for reference managers. */
  export: string;
  /** The label before the links to all publications, including the articles, papers and data sets of people's pages. */
  exportAll: string;
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
