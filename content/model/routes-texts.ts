import type { ContentFile } from './formats.ts';

import type { TextsById } from './frame-texts.ts';

/** The titles and descriptions of the routes. Files: content/ua/routes.json, content/en/routes.json. */
export interface RoutesTexts extends ContentFile {
  /** The words of each route of content/data/routes.json, by its id. */
  routes: RouteTextsById;
  /** The titles of routes that have no path yet, by their future ids. No page shows them. */
  titlesWithoutPath?: TextsById;
}

/** The words of routes by their id. */
export interface RouteTextsById {
  [id: string]: RouteTexts;
}

/** The words of one route. */
export interface RouteTexts {
  /**
   * The title: of the page itself, or of the collection where the items bring their own.
   * @minLength 1
   */
  title: string;
  /**
   * What search engines show under the title: one or two sentences.
   * @minLength 20
   * @maxLength 220
   */
  description: string;
  /**
   * Words that visitors search for and that the page itself does not use: the site’s own search finds the page by them.
   * @minLength 2
   */
  alsoFoundBy?: string;
}
