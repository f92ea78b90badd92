import type { KeptResults } from '../../cache/kept-results.ts';
import type { LanguageCode } from '../../language/languages.ts';
import { type CountedWords, countWords } from './known-words.ts';
import { type IndexEntry, indexEntry, type SearchRecord } from './search-record.ts';

/** A part of the index of a language: it is rebuilt as a whole when anything in it changes. */
export interface SearchPart {
  language: LanguageCode;
  name: string;
  /** The hash of everything it is built from. */
  key: string;
  /**
   * What goes into the index.
   * @param kept where the parts of it are kept that have not changed
   */
  indexed: (kept: KeptResults) => Promise<IndexedRecords[]>;
}

/** Records as the index takes them. */
export interface IndexedRecords {
  entries: IndexEntry[];
  words: CountedWords;
}

/** Turns records into what the index takes. */
export function indexedRecords(records: readonly SearchRecord[]): IndexedRecords {
  return { entries: records.map(indexEntry), words: countWords(records) };
}
