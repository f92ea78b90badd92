/** The kinds that results are grouped by. */
export type SearchKind = 'pages' | 'people' | 'departments' | 'news' | 'documents';

/** What stands in `/pagefind/LANGUAGE.json`: the parts of a language's index. */
export interface SearchParts {
  /** The folders of the parts, `/pagefind/ua/pages-HASH/`; the runtime lies in the first. */
  parts: string[];
}

/** What the index tells of a result beside its text. */
export interface ResultFacts {
  kind: SearchKind;
  title: string;
  /** ISO 8601. */
  date?: string;
  /** The page of a document, from 1. */
  page?: string;
  /** The tag of the language of the text, where it is not that of the index. */
  language?: string;
}
