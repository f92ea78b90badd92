/** The kinds that results are grouped by, in the order in which their numbers are shown. */
export const searchKinds = ['pages', 'people', 'departments', 'news', 'documents'] as const;

export type SearchKind = (typeof searchKinds)[number];

/** The contents of `/pagefind/LANGUAGE.json`: the parts of a language's index. */
export interface SearchParts {
  /** The folders of the parts, `/pagefind/ua/pages-HASH/`; the runtime lies in the first. */
  parts: string[];
}

/** The contents of the `records.json` of a part: its records in the order of their numbers, which begin with 0. */
export interface PartRecords {
  /** Pages of one kind that follow each other, or the pages of one document: so many records. */
  runs: [kind: SearchKind, records: number][];
  /** The number of records in a file: the first of them stand in `shown/0.json`. */
  perFile: number;
}

/** The parts of a record that are shown. */
export interface ShownRecord {
  url: string;
  title: string;
  /** Its words, with a plain space between two of them. Pagefind counts places in it in the same way. */
  text: string;
  /** ISO 8601. */
  date?: string;
  /** The page of a document, from 1. */
  page?: string;
  /** The tag of the language of the text, where it is not that of the index. */
  language?: string;
}
