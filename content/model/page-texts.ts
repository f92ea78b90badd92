import type { ContentFile, ImagePath, Link, Markdown, Picture } from './formats.ts';

/** The home page. Files: content/ua/home.json, content/en/home.json. */
export interface HomeTexts extends ContentFile {
  /** The picture and the words across the top. */
  hero: Hero;
  /** The four ways in: for applicants, industry, researchers, the public. */
  audiences: Audience[];
  /** The heading of the news. */
  newsTitle: string;
  /** The heading of the departments. */
  departmentsTitle: string;
  /** The heading of the defences. */
  defencesTitle: string;
  /** The link to all defences, if the institute has a page of them. */
  defencesLink?: Link;
  /** A sentence under the heading of the departments. */
  departmentsLead: string;
  /** The names of the phases whose grains are outlined in content/data/micrographs, by their ids. */
  phases?: PhaseNames;
}

/** The names of phases by their ids. */
export interface PhaseNames {
  [id: string]: string;
}

/** The picture and the words across the top of the home page. */
export interface Hero {
  /** What the picture shows, as a microscopist writes it: phases and magnification. */
  caption: string;
  /** The institute's slogan. */
  title: string;
  /** What the institute does, in one or two sentences. */
  text: string;
  /** The picture on wide screens. */
  image: ImagePath;
  /** The picture on phones, in portrait orientation. */
  phoneImage: ImagePath;
  /**
   * One or two buttons.
   * @minItems 1
   * @maxItems 2
   */
  links: Link[];
}

/** A way in for one kind of visitor. */
export interface Audience {
  /** Whom it is for. */
  title: string;
  /** What they find. */
  text: string;
  /** Where it leads. */
  link: Link;
}

/** The history page. Files: content/ua/history.json, content/en/history.json. */
export interface HistoryTexts extends ContentFile {
  /** The introduction. */
  intro: Markdown;
  /** The periods, oldest first. */
  periods: Period[];
}

/** A period of the institute's history. */
export interface Period {
  /**
   * From when to when.
   * @examples ["1949–1951"]
   */
  years: string;
  /** What the period was about. */
  title: string;
  /** What happened. */
  text: Markdown;
  /** A picture of the period. */
  picture?: Picture;
}

/** The contacts page. Files: content/ua/contacts.json, content/en/contacts.json. */
export interface ContactsTexts extends ContentFile {
  /** A sentence above everything. */
  intro: string;
  /** The label before the telephone number. */
  phone: string;
  /** The label before the e-mail address. */
  email: string;
  /** The heading of the address. */
  address: string;
  /** The heading of the table of offices. */
  officesTitle: string;
  /** The column of offices. */
  officeColumn: string;
  /** The column of rooms. */
  roomColumn: string;
  /** The column of opening hours. */
  hoursColumn: string;
  /** The offices a visitor may look for, but for the rooms in campus.json. */
  offices: Office[];
  /** How to get there, in Markdown. */
  directions: Markdown;
}

/** An office. */
export interface Office {
  /** The name of the office. */
  name: string;
  /** The room. */
  room: string;
  /** The opening hours. */
  hours: string;
}

/** The labels of the news. Files: content/ua/news.json, content/en/news.json. */
export interface NewsLabelsTexts extends ContentFile {
  /** The heading of the latest news. */
  newsTitle: string;
  /** The name of the links to the items before and after an item, for screen readers. */
  neighbours: string;
  /** The link to the newer item. */
  newer: string;
  /** The link to the older item. */
  older: string;
  /** The words of the archive. */
  archive: NewsArchiveTexts;
}

/** The words of the news archive. */
export interface NewsArchiveTexts {
  /** The link from the latest news to all news. */
  all: string;
  /** The name of the list of years, for screen readers. */
  years: string;
  /** The page of the newest news of all years. */
  newest: string;
  /** A sentence in place of the news while there are none. */
  none: string;
  /** The title of the newest page of a year: {{year}}. */
  yearTitle: string;
  /** The title of a further page: {{year}} and {{page}}, counted from the oldest. */
  pageTitle: string;
  /** The name of the links to other pages, for screen readers. */
  pages: string;
  /** The label before the number of a page, for screen readers. */
  page: string;
  /** The link to the page with newer items. */
  newer: string;
  /** The link to the page with older items. */
  older: string;
}

/** The words of the kinds of departments by their id. */
export interface DepartmentKinds {
  [kind: string]: DepartmentKindTexts;
}

/** The words of a kind of departments. */
export interface DepartmentKindTexts {
  /** The introduction of their list. */
  intro: Markdown;
}

/** The words on the pages of departments and laboratories. Files: content/ua/departments.json, content/en/departments.json. */
export interface DepartmentsTexts extends ContentFile {
  /** The kinds of departments that the institute has, and the words of each. */
  kinds: DepartmentKinds;
  /** The heading of the laboratories in the list. */
  laboratoriesTitle: string;
  /** The heading of the staff. */
  staffTitle: string;
  /** The heading of the main areas of activity. */
  activitiesTitle: string;
  /** The heading of a laboratory's staff, if it differs. */
  laboratoryStaffTitle?: string;
  /** The heading of a laboratory's main areas of activity, if it differs. */
  laboratoryActivitiesTitle?: string;
  /** The role of a unit's head in the table of staff. */
  head: string;
  /** The heading of the results. */
  resultsTitle: string;
  /** The heading of the running projects. */
  projectsTitle: string;
  /** The heading of the dissertations that the staff supervise and that are still being written or wait for their defence. */
  dissertationsTitle: string;
  /** The heading of a laboratory's methods. */
  methodsTitle: string;
  /** The column of names. */
  nameColumn: string;
  /** The column of positions. */
  positionColumn: string;
  /** The column of degrees. */
  degreeColumn: string;
  /** The column of methods. */
  methodColumn: string;
  /** The column of equipment. */
  equipmentColumn: string;
  /** The column of years. */
  yearsColumn: string;
  /** The column of project titles. */
  projectColumn: string;
  /** The heading of what the staff of a department wrote. */
  publicationsTitle: string;
  /** Below a long list of them, leads to the staff, whose pages have the older ones. */
  olderPublications: string;
  /** Unfolds older publications; {{count}} is how many. */
  morePublications_one: string;
  /** The same for 2, 3, 4, 22 … in Ukrainian. */
  morePublications_few?: string;
  /** The same for 5, 6, 11 … in Ukrainian. */
  morePublications_many?: string;
  /** The same for every other number. */
  morePublications_other: string;
}

/** The not-found page. Files: content/ua/not-found.json, content/en/not-found.json. */
export interface NotFoundTexts extends ContentFile {
  /**
   * The title. The specification fixes its wording, in Russian on the Ukrainian page.
   * @examples ["Страница не найдена"]
   */
  title: string;
  /** The language of the title where it is not the page's own: it is marked for screen readers. */
  titleLanguage?: 'ru';
  /** What happened and what to do. */
  text: string;
  /** The back-to-home button. */
  backHome: string;
  /** The picture. */
  image: ImagePath;
  /** Where else to look. */
  links: Link[];
}
