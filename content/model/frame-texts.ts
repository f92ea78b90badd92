import type { ContentFile, Markdown } from './formats.ts';

/** Words by id. */
export interface TextsById {
  [id: string]: string;
}

/** The header: its search box and the words of the menu. Files: content/ua/header.json, content/en/header.json. */
export interface HeaderTexts extends ContentFile {
  /** The placeholder of the search box. */
  searchPlaceholder: string;
  /** The label of every entry of content/data/navigation.json, by its id. */
  navigation: TextsById;
}

/** The footer. Files: content/ua/footer.json, content/en/footer.json. */
export interface FooterTexts extends ContentFile {
  /** The heading of the site map. */
  siteMap: string;
  /** The heading above the note about the site. */
  aboutSite: string;
  /** The note about the site. */
  aboutSiteText: Markdown;
  /** The heading of the address. */
  location: string;
  /**
   * The address, one entry per line.
   * @items.type string
   * @minItems 1
   */
  address: string[];
  /** The words of the link to the map. */
  map: string;
  /** Shown beside that link for as long as the map has no address. */
  mapSoon: string;
  /** The heading of phone and e-mail. */
  contacts: string;
  /** The heading above the question button. */
  askQuestion: string;
  /** A sentence that invites questions. */
  askQuestionText: string;
  /** The question button. */
  feedback: string;
  /** Shown when the question form could not be loaded; e-mail and phone follow. */
  feedbackFailed: string;
  /** The heading of the social networks. */
  socials: string;
  /** Shown for a social network that has no address yet. */
  socialSoon: string;
  /** The owner named in the copyright line, which begins with © and the years. */
  copyright: string;
}

/** The languages by their code. Files: content/ua/lang.json, content/en/lang.json. */
export interface LangTexts extends ContentFile {
  /** The name of each language, in that language. */
  languages: LanguageNames;
  /** The name of the language menu. */
  choose: string;
}

/**
 * The name of each language of the site, in that language itself.
 * @format by-language
 */
export interface LanguageNames {
  ua: string;
  en: string;
  [code: string]: string;
}
