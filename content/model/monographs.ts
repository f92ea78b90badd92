import type { TextPageTexts } from './text-page.ts';

/** The page of monographs. Files: content/ua/monographs.json, content/en/monographs.json. */
export interface MonographsTexts extends TextPageTexts {
  /** The heading of the list. @uk Заголовок списку | Заголовок списку. */
  listTitle: string;
  /**
   * The number of pages of a book; {{count}} is the number.
   * @uk Сторінок: 1, 21, 31 | Кількість сторінок книжки; {{count}} — число.
   */
  pages_one: string;
  /** The same for 2, 3, 4, 22 … in Ukrainian. @uk Сторінок: 2, 3, 4 | Те саме для 2, 3, 4, 22 … українською. */
  pages_few?: string;
  /** The same for 5, 6, 11 … in Ukrainian. @uk Сторінок: 5, 6, 11 | Те саме для 5, 6, 11 … українською. */
  pages_many?: string;
  /** The same for every other number. @uk Сторінок: інші числа | Те саме для всіх інших чисел. */
  pages_other: string;
  /** The names of the languages that monographs are written in. @uk Мови | Назви мов, якими написано монографії. */
  languages: MonographLanguages;
  /**
   * The label before the links to the whole list for reference managers.
   * @uk Експорт | Підпис перед посиланнями на весь список для програм керування бібліографією.
   */
  export: string;
  /**
   * The label before the links to all publications, including the articles, papers and data sets of people's pages.
   * @uk Експорт усього | Підпис перед посиланнями на всі публікації, разом зі статтями, доповідями й наборами даних зі сторінок
   * людей.
   */
  exportAll: string;
}

/** The names of the languages that monographs are written in. */
export interface MonographLanguages {
  /** Ukrainian. @uk Українська | Українська. @en Ukrainian */
  uk: string;
  /** English. @uk Англійська | Англійська. @en English */
  en: string;
  /** Russian. @uk Російська | Російська. @en Russian */
  ru: string;
  /** German. @uk Німецька | Німецька. @en German */
  de: string;
}
