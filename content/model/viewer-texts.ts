/** The words of the document viewer. Files: ua/viewer.json, en/viewer.json. */
export interface ViewerTexts {
  /** Where this file's schema lies; leave as it is. */
  $schema: string;
  /** The name of the bar under the page. */
  bar: string;
  /** The button to the page before; on the first page it leads to the last. */
  previous: string;
  /** The button to the page after; on the last page it leads to the first. */
  next: string;
  /** The name of the field with the number of the page. */
  pageNumber: string;
  /** The name of the bar that shows how far one has come. */
  progress: string;
  /** Where one is: {{page}} of {{total}}. */
  position: string;
  /** Said when the first page is followed by the last; {{page}} and {{total}} are filled in. */
  wrappedToLast: string;
  /** Said when the last page is followed by the first; {{page}} and {{total}} are filled in. */
  wrappedToFirst: string;
  /** How many pages there are, said of the number; {{total}} is filled in. */
  total: string;
  /** The button that fills the screen. */
  fullscreen: string;
  /** The button that goes back from it. */
  exitFullscreen: string;
  /** The name of the buttons above the page. */
  tools: string;
  /** The button that makes the page larger. */
  zoomIn: string;
  /** The button that makes the page smaller. */
  zoomOut: string;
  /** The button that goes back to the usual size; {{percent}} is the present one. */
  zoomReset: string;
  /** The button that prints the document. */
  print: string;
  /** While pages are made ready for printing: {{page}} of {{total}}. */
  printing: string;
  /** Stops that. */
  printCancel: string;
  /** Why a document of more than {{limit}} pages is opened in the browser instead. */
  printLong: string;
  /** The name of the sheet: page {{page}} of {{total}}, {{title}}. */
  sheet: string;
  /** The name of a link within the document that shows no words; {{page}} is where it leads. */
  linkToPage: string;
  /** How much has arrived: {{loaded}} of {{total}}, with their units. */
  loaded: string;
  /** Tries again. */
  retry: string;
  /** Loads the page of the site anew. */
  reload: string;
  /** What happened when a document cannot be shown. */
  failures: ViewerFailures;
  /** What is asked when a document is protected. */
  password: ViewerPassword;
}

/** What happened when a document or a page of it cannot be shown, and what a visitor can do. */
export interface ViewerFailures {
  /** There is no file at the address. */
  missing: string;
  /** The file has no content. */
  empty: string;
  /** The file is something else. */
  notPdf: string;
  /** The file is a PDF that cannot be read. */
  damaged: string;
  /** Nothing can be fetched. */
  network: string;
  /** The server answers with an error. */
  server: string;
  /** Nothing arrives for a long time. */
  slow: string;
  /** The site was renewed while the page was open. */
  outdated: string;
  /** A page cannot be drawn; {{page}} is its number. */
  page: string;
  /** A page takes too long to draw; {{page}} is its number. */
  pageSlow: string;
}

/** What is asked when a document is protected. */
export interface ViewerPassword {
  /** What the matter is. */
  text: string;
  /** The name of the field. */
  label: string;
  /** Said when the password did not fit. */
  wrong: string;
  /** Opens the document. */
  submit: string;
}
