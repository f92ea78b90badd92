import type { ContentFile } from './formats.ts';

import type { TextsById } from './frame-texts.ts';

/** The titles and descriptions of the routes. Files: content/ua/routes.json, content/en/routes.json. */
export interface RoutesTexts extends ContentFile {
  /**
   * The words of each route of content/data/routes.json.
   * @uk Маршрути | Слова кожного маршруту content/data/routes.json.
   */
  routes: RouteTextsById;
  /**
   * The titles of routes that have no path yet. No page shows them.
   * @uk Заголовки без шляху | Заголовки маршрутів, які ще не мають шляху. Жодна сторінка їх не показує.
   */
  titlesWithoutPath?: TextsById;
}

/** The words of routes by their id. */
export interface RouteTextsById {
  [id: string]: RouteTexts;
}

/** The words of one route. @uk Слова одного маршруту. */
export interface RouteTexts {
  /**
   * The title: of the page itself, or of the collection where the items bring their own.
   * @uk Назва | Заголовок: самої сторінки або колекції, якщо елементи мають власні.
   * @minLength 1
   */
  title: string;
  /**
   * What search engines show under the title: one or two sentences.
   * @uk Опис | Що пошукові системи показують під заголовком: одне-два речення.
   * @minLength 20
   * @maxLength 220
   */
  description: string;
  /**
   * Words that visitors search for and that the page itself does not use: the site’s own search finds the page by them.
   * @uk Знаходити ще й за словами | Слова, які шукають відвідувачі й яких на самій сторінці немає: власний пошук сайту знаходить
   * за ними сторінку.
   * @minLength 2
   */
  alsoFoundBy?: string;
}
