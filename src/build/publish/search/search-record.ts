import type { LanguageCode } from '../../../lib/language/languages.ts';
import { withPlainSpaces } from '../../../lib/language/no-break-spaces.ts';
import type { SearchKind, ShownRecord } from '../../../lib/namespaces/search-index.ts';
import { compareText } from '../../../lib/text/compare-text.ts';
import { memoize } from '../../../lib/text/memoize.ts';
import { foldedWords, indexToken, titleToken, wordsOf } from '../../../lib/text/search-words.ts';

/** One thing that can be found: a page of the site, or a page of a document. */
export interface SearchRecord extends ShownRecord {
  kind: SearchKind;
  /** Words that find the record and are not shown: a person's name in the other alphabet. */
  otherWords?: string;
  document?: string;
  /** False for what its title should not find: the further pages of a document. */
  findByTitle?: boolean;
}

/** A part of the index of a language: it is rebuilt as a whole when anything in it changes. */
export interface SearchPart {
  language: LanguageCode;
  name: string;
  key: string;
  /**
   * The words of the index.
   * @param keep returns the record that was made of a page from the same key, or makes it
   */
  records: (keep: (path: string, key: string, make: () => SearchRecord) => SearchRecord) => SearchRecord[];
}

/** The words that Pagefind searches of a record, and what the browser shows of it. */
export type IndexEntry = ReturnType<typeof indexEntry>;

/** The number of words of a part a search that finds nothing may suggest from. */
const suggested = 1500;
/** Texts repeat their words: stemming each once takes a tenth of the time. */
const tokenOf = memoize(indexToken);
const keyOf = memoize((word) => foldedWords(word).join(''));

/** Turns records into what the index takes. What has no word at all, as a page that says only what others say, is left out. */
export function indexEntries(records: readonly SearchRecord[]) {
  return records.map(indexEntry).filter(({ stems: { content } }) => content.trim());
}

/**
 * Turns a record into stems, one for each word: the places that Pagefind finds among them are then those of the words
 * that are shown. A scanned document, which has no text, is found by its title and shows it.
 */
function indexEntry(record: SearchRecord) {
  const { kind, document, text, otherWords = '', findByTitle = true, ...facts } = record;
  const title = withPlainSpaces(facts.title);
  const isScan = document !== undefined && findByTitle && !foldedWords(text).length;
  const words = wordsOf(isScan ? title : text);
  const tokens = (of: readonly string[]) => of.map(tokenOf).join(' ');
  return {
    kind,
    ...(document && { document }),
    stems: {
      content: tokens(words),
      meta: {
        ...(findByTitle && { title: tokens(wordsOf(title)), wholeTitle: titleToken(title) }),
        ...(otherWords && { other: tokens(wordsOf(otherWords)) }),
      },
    },
    shown: { ...facts, title, text: words.join(' ') },
  };
}

/** The words of records that a misspelt one may have meant, as they are written: those of titles, then the most frequent. */
export function knownWords(records: readonly SearchRecord[]): string[] {
  const known = new Words();
  for (const { title, page, text, otherWords } of records) {
    if (page === undefined || page === '1') known.add(title, 100);
    known.add(otherWords ?? '', 100);
    known.add(text, 1);
  }
  return known.heaviest;
}

class Words {
  private readonly known = new Map<string, { word: string; weight: number }>();

  add(text: string, weight: number): void {
    // An address is written small, whatever name it is made of.
    for (const word of text.replace(/\S+@\S+/g, '').match(/\p{L}[\p{L}’ʼ']*\p{L}/gu) ?? []) {
      const key = keyOf(word);
      if (key.length < 4) continue;
      const entry = this.known.get(key) ?? { word, weight: 0 };
      // A word that is written small anywhere is no name.
      if (word === word.toLowerCase()) entry.word = word;
      entry.weight += weight;
      this.known.set(key, entry);
    }
  }

  get heaviest(): string[] {
    const words = [...this.known.values()].sort((a, b) => b.weight - a.weight || compareText(a.word, b.word));
    return words.slice(0, suggested).map(({ word }) => word);
  }
}
