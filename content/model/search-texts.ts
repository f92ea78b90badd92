import type { ContentFile } from './formats.ts';

/** The search page. Files: content/ua/search.json, content/en/search.json. */
export interface SearchTexts extends ContentFile {
  /** What can be found. */
  lead: string;
  /** The name of the results, for screen readers. */
  resultsTitle: string;
  /** The title of the window; {{query}} is the query. */
  windowTitle: string;
  /** Shown while the index is loading. */
  searching: string;
  /** The number of results; {{count}} is the number. */
  found_one: string;
  /** The same for 2, 3, 4, 22 … in Ukrainian. */
  found_few?: string;
  /** The same for 5, 6, 11 … in Ukrainian. */
  found_many?: string;
  /** The same for every other number. */
  found_other: string;
  /** Shown when nothing was found for {{query}}. */
  nothing: string;
  /** What to try then. */
  nothingHelp: string;
  /** The label before other queries that would find something. */
  suggestion: string;
  /** Shown when the search is unavailable. */
  failed: string;
  /** The headings of the groups of results. */
  kinds: SearchKinds;
  /** The page of a document: {{page}} is its number. */
  documentPage: string;
  /** The label before the numbers of further pages of a document. */
  otherPages: string;
  /** The name of the links to results of one kind, for screen readers. */
  kindsTitle: string;
  /** The link to results of all kinds. */
  allKinds: string;
  /** The link to all results of a group: {{count}} is how many there are, {{kind}} the heading of the group. */
  allOfKind: string;
  /** The button that shows more results of a group. */
  more: string;
  /** The heading of the site map, shown where the search cannot help. */
  siteMapTitle: string;
}

/** The headings of the groups of results. */
export interface SearchKinds {
  /** Heading over the people found. */
  people: string;
  /** Heading over the departments and laboratories found. */
  departments: string;
  /** Heading over the news found. */
  news: string;
  /** Heading over the other pages found. */
  pages: string;
  /** Heading over the documents found. */
  documents: string;
}
