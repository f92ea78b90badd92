import type { ContentFile } from './formats.ts';

/** The short texts of the interface. Files: content/ua/labels.json, content/en/labels.json. */
export interface LabelsTexts extends ContentFile {
  /** The logo. */
  logo: LogoLabels;
  /** Words that any page may need. */
  common: CommonLabels;
  /** The theme switch. */
  theme: ThemeLabels;
  /** The menu. */
  menu: MenuLabels;
  /** The search box. */
  search: SearchLabels;
  /** The list of the latest news and the carousel it becomes on narrow screens. */
  newsSidebar: NewsSidebarLabels;
  /** The error messages. */
  errors: ErrorLabels;
  /** The pages of people. */
  person: PersonLabels;
  /** How a publication is cited. */
  citation: CitationLabels;
  /** Lists of documents. */
  documents: DocumentLabels;
  /** Charts and their numbers. */
  figures: FigureLabels;
}

/** The logo. */
export interface LogoLabels {
  /** The institute's name beside the mark. */
  text: string;
  /** The line under the name. */
  tagline: string;
}

/** Words that any page may need. */
export interface CommonLabels {
  /** Shown while a page is loading. */
  loading: string;
  /** The first link of every page, for those who use a keyboard. */
  skipToContent: string;
  /** The name of the breadcrumbs. */
  breadcrumbs: string;
  /** The name of the first breadcrumb. */
  home: string;
  /** Announced after a link that opens in a new tab. */
  opensInNewTab: string;
  /** The label before the date of a text's last change, or a document's date. */
  published: string;
  /** The name of the list of a page's sections. */
  onThisPage: string;
  /** Announced after a page has changed; {{title}} is its title. */
  pageLoaded: string;
}

/** The theme switch. */
export interface ThemeLabels {
  /** The button that switches to the dark theme. */
  toDark: string;
  /** The button that switches to the light theme. */
  toLight: string;
}

/** The menu. */
export interface MenuLabels {
  /** The name of the main menu. */
  main: string;
  /** Opens the menu on a narrow screen. */
  open: string;
  /** Closes it. */
  close: string;
  /** The name of the button that opens a group; {{group}} is its label. */
  expand: string;
}

/** The search box. */
export interface SearchLabels {
  /** Opens the box. */
  open: string;
  /** Sends the search. */
  submit: string;
  /** Where the search box in a page's content stands; read out behind its name, so that it differs from the header's. */
  inContent?: string;
}

/** The list of the latest news. */
export interface NewsSidebarLabels {
  /** The carousel's previous button. */
  previous: string;
  /** The carousel's next button. */
  next: string;
  /** The name of a dot; {{number}} and {{total}} are filled in. */
  goTo: string;
}

/** The error messages. */
export interface ErrorLabels {
  /** The heading of the error page. */
  title: string;
  /** What happened and what to do. */
  text: string;
  /** Tries again. */
  retry: string;
  /** Leads to the home page. */
  backHome: string;
}

/** How a publication is cited. */
export interface CitationLabels {
  /** Opens the citations of a publication. */
  cite: string;
  /** Copies a citation. */
  copy: string;
  /** Shown when a citation has been copied. */
  copied: string;
  /** What follows the title of a publication, by kind. */
  genres: GenreLabels;
}

/** What follows the title of a publication that is no article. */
export interface GenreLabels {
  /** A monograph. */
  monograph: string;
  /** A set of data. */
  dataset: string;
}

/** The pages of people. */
export interface PersonLabels {
  /** The heading of the research interests. */
  interests: string;
  /** The heading of the selected publications. */
  publications: string;
  /** The heading of the person's books. */
  monographs: string;
  /** Leads from a book among a person's works to what it is about. */
  aboutBook: string;
  /** The heading of the researcher profiles. */
  profiles: string;
  /** The heading of the person's units. */
  unit: string;
  /** Follows the name of a unit's head. */
  head: string;
  /** The heading of the person's own dissertation. */
  dissertation: string;
  /** The heading of the dissertations that the person supervises. */
  supervised: string;
  /** The label before the supervisor of a dissertation. */
  supervisor: string;
  /** The label before the day of a defence. */
  defence: string;
  /** Says of a dissertation that is being written since when its author studies; {{year}} is the year of admission. */
  admitted: string;
  /** The heading of the instruments of the equipment centre that the person or unit answers for. */
  instruments: string;
  /** The heading of the news that name the person or unit. */
  news: string;
  /** The label before the e-mail address. */
  email: string;
  /** The label before the links to the person's publications for reference managers. */
  export: string;
  /** The names of the researcher profiles. */
  profileNames: ProfileNames;
}

/** The names of the researcher profiles. */
export interface ProfileNames {
  /** An article in an encyclopedia. */
  encyclopedia: string;
  /** Google Scholar. */
  googleScholar: string;
  /** ORCID iD. */
  orcid: string;
  /** Scopus Author ID. */
  scopus: string;
  /** Web of Science. */
  webOfScience: string;
  /** SciProfiles; only the Ukrainian pages show it. */
  sciProfiles: string;
  /** ResearchGate; only the Ukrainian pages show it. */
  researchGate: string;
  /** A bibliographic reference; only the Ukrainian pages show it. */
  bibliographic: string;
}

/** Lists of documents. */
export interface DocumentLabels {
  /** The heading of the titles' column. */
  title: string;
  /** The heading of the column of kinds. */
  kind: string;
  /** The heading of the dates' column. */
  date: string;
  /** The heading of the languages' column. */
  language: string;
  /** The heading of the column of page numbers. */
  pages: string;
  /** The heading of the column of file sizes. */
  size: string;
  /** The heading of the column of buttons, for screen readers only. */
  actions: string;
  /** Opens a document on the page. */
  view: string;
  /** Closes it again. */
  hide: string;
  /** Saves a document. */
  download: string;
  /** A size below a megabyte; {{size}} is a whole number. */
  kilobytes: string;
  /** A size from a megabyte up; {{size}} has one decimal. */
  megabytes: string;
  /** The placeholder of a document while it loads. */
  loading: string;
  /** The BCP 47 tag of the language of that text. */
  loadingLanguage: string;
  /** Shown when the viewer itself cannot be loaded. */
  failed: string;
}

/** Charts and their numbers. */
export interface FigureLabels {
  /** The word before the number of a figure, in its caption and in texts that refer to it. */
  figure: string;
  /** Shows the numbers of a chart. */
  numbers: string;
  /** Saves the numbers of a chart. */
  download: string;
  /** The column of the names of lines and areas. */
  name: string;
  /** The column of shares. */
  share: string;
  /** The column of first days. */
  from: string;
  /** The column of last days. */
  to: string;
}
