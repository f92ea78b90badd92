import type { ContentFile, DateText, FilePath, SiteLanguage, Slug } from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/** The documents that pages offer. File: content/data/documents.json. */
export interface DocumentsData extends ContentFile {
  /** The documents. */
  items: DocumentData[];
}

// An alias: without it the schema would lose the annotations on the items of an optional list.
/**
 * Sections of pages, each as `NAMESPACE/SECTION`.
 * @items.type string
 * @items.format section-id
 */
export type SectionList = string[];

/** The kind of a document. */
export type DocumentKind =
  | 'regulation'
  | 'order'
  | 'plan'
  | 'programme'
  | 'syllabus'
  | 'licence'
  | 'certificate'
  | 'report'
  | 'procurement'
  | 'abstract'
  | 'thesis'
  | 'review'
  | 'form';

/** One document: what does not depend on the language. */
export interface DocumentData {
  /** The document's id. */
  id: Slug;
  /** The PDF file, as a path below content/files. */
  file: FilePath;
  /** What kind of document it is. */
  kind: DocumentKind;
  /** The day it was adopted or issued, DD.MM.YYYY. */
  date: DateText;
  /** The language it is written in. */
  language: SiteLanguage;
  /**
   * The sections of pages that list the document.
   * @uniqueItems true
   */
  shownIn?: SectionList;
}

/** The names of kinds and the titles of documents in one language. File: content/ua/documents.json, content/en/documents.json. */
export interface DocumentsTexts extends ContentFile {
  /** The name of each kind of document. */
  kinds: DocumentKindNames;
  /** The name of each language that a document may be written in. */
  languages: DocumentLanguageNames;
  /** The titles, matched by id with content/data/documents.json. */
  items: DocumentTexts[];
}

/** The name of each kind of document, as shown in tables. */
export interface DocumentKindNames {
  /** Regulations of the institute. */
  regulation: string;
  /** An order of the director. */
  order: string;
  /** A plan of work or of studies. */
  plan: string;
  /** A programme of studies. */
  programme: string;
  /** The syllabus of a course. */
  syllabus: string;
  /** A licence to teach. */
  licence: string;
  /** A certificate of accreditation. */
  certificate: string;
  /** A report. */
  report: string;
  /** Documents of a procurement. */
  procurement: string;
  /** An abstract of a thesis. */
  abstract: string;
  /** A thesis, or an extract of one. */
  thesis: string;
  /** An opponent's or reviewer's review. */
  review: string;
  /** A form to be filled in. */
  form: string;
}

/**
 * The name of each language that a document may be written in.
 * @format by-language
 */
export interface DocumentLanguageNames {
  ua: string;
  en: string;
  [code: string]: string;
}

/** The title of one document. */
export interface DocumentTexts {
  /** The id of the document in content/data/documents.json. */
  id: Slug;
  /**
   * The title, as it is shown on the card.
   * @minLength 3
   */
  title: string;
}

/** The page of documents. Files: content/ua/institute-documents.json, content/en/institute-documents.json. */
export interface DocumentsPageTexts extends TextPageTexts {
  /** The heading of the table of all documents of the site. */
  registerTitle: string;
  /** The label of the choice of a kind. */
  kind: string;
  /** The choice of all kinds. */
  allKinds: string;
  /** The label of the choice of a year. */
  year: string;
  /** The choice of all years. */
  allYears: string;
  /** The number of documents shown; {{count}} is the number. */
  found_one: string;
  /** The same for 2, 3, 4, 22 … in Ukrainian. */
  found_few?: string;
  /** The same for 5, 6, 11 … in Ukrainian. */
  found_many?: string;
  /** The same for every other number. */
  found_other: string;
  /** Shown when there is no document of the kind and year chosen. */
  nothing: string;
  /** Shows all documents again. */
  showAll: string;
}
