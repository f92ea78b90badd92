import type { ContentFile } from './formats.ts';

/** The words of the document viewer. Files: content/ua/viewer.json, content/en/viewer.json. */
export interface ViewerTexts extends ContentFile {
  /** The name of the bar under the page. */
  bar: string;
  /** The button to the page before; on the first page it leads to the last. */
  previous: string;
  /** The button to the page after; on the last page it leads to the first. */
  next: string;
  /** The name of the field with the number of the page. */
  pageNumber: string;
  /** The name of the progress bar. */
  progress: string;
  /** The position: page {{page}} of {{total}}. */
  position: string;
  /** Announced when the last page follows the first; {{page}} and {{total}} are filled in. */
  wrappedToLast: string;
  /** Announced when the first page follows the last; {{page}} and {{total}} are filled in. */
  wrappedToFirst: string;
  /** The total number of pages; {{total}} is filled in. */
  total: string;
  /** The button that enters full screen. */
  fullscreen: string;
  /** The button that leaves full screen. */
  exitFullscreen: string;
  /** The name of the buttons above the page. */
  tools: string;
  /** The button that makes the page larger. */
  zoomIn: string;
  /** The button that makes the page smaller. */
  zoomOut: string;
  /** The button that resets the zoom; {{percent}} is the current zoom. */
  zoomReset: string;
  /** The button that prints the document. */
  print: string;
  /** Shown while pages are prepared for printing: {{page}} of {{total}}. */
  printing: string;
  /** The button that cancels printing. */
  printCancel: string;
  /** Why a document of more than {{limit}} pages is opened in the browser instead. */
  printLong: string;
  /** The name of the sheet: page {{page}} of {{total}}, {{title}}. */
  sheet: string;
  /** The name of a link within the document that shows no words; {{page}} is where it leads. */
  linkToPage: string;
  /** The download progress: {{loaded}} of {{total}}, with their units. */
  loaded: string;
  /** The button that tries again. */
  retry: string;
  /** The button that reloads the page. */
  reload: string;
  /** The error messages of the viewer. */
  failures: ViewerFailures;
  /** The password form of a protected document. */
  password: ViewerPassword;
}

/** What happened when a document or a page of it cannot be shown, and what a visitor can do. */
export interface ViewerFailures {
  /** There is no file at the address. */
  missing: string;
  /** The file has no content. */
  empty: string;
  /** The file is not a PDF. */
  notPdf: string;
  /** The file is a PDF that cannot be read. */
  damaged: string;
  /** There is no connection. */
  network: string;
  /** The server answers with an error. */
  server: string;
  /** The connection is too slow. */
  slow: string;
  /** The site was updated while the page was open. */
  outdated: string;
  /** A page cannot be drawn; {{page}} is its number. */
  page: string;
  /** A page takes too long to draw; {{page}} is its number. */
  pageSlow: string;
}

/** The password form of a protected document. */
export interface ViewerPassword {
  /** Explains that the document needs a password. */
  text: string;
  /** The name of the field. */
  label: string;
  /** Shown when the password is wrong. */
  wrong: string;
  /** The button that opens the document. */
  submit: string;
}
