import { compareText } from '../../text/compare-text.ts';
import { memoize } from '../../text/memoize.ts';
import { foldedWords } from '../../text/search-words.ts';
import type { SearchRecord } from './search-record.ts';

/** How many words of a part a search that finds nothing may suggest from. */
const kept = 1500;
const keyOf = memoize((word) => foldedWords(word).join(''));

/** The words of some records: how each is found, how it is written, and how much it weighs. */
export type CountedWords = [key: string, word: string, weight: number][];

/** Counts the words of records that a misspelt one may have meant: those of titles weigh more. */
export function countWords(records: readonly SearchRecord[]): CountedWords {
  const known = new Words();
  for (const { facts, text, otherWords } of records) {
    if (facts.page === undefined || facts.page === '1') known.add(facts.title, 100);
    known.add(otherWords ?? '', 100);
    known.add(text, 1);
  }
  return known.counted;
}

/** The words of a part, as they are written: those of titles, then the most frequent. */
export function knownWords(counted: readonly CountedWords[]): string[] {
  const known = new Words();
  for (const [key, word, weight] of counted.flat()) known.count(key, word, weight);
  const words = known.counted.sort(([, a, x], [, b, y]) => y - x || compareText(a, b));
  return words.slice(0, kept).map(([, word]) => word);
}

class Words {
  private readonly known = new Map<string, { word: string; weight: number }>();

  add(text: string, weight: number): void {
    // An address is written small, whatever name it is made of.
    for (const word of text.replace(/\S+@\S+/g, '').match(/\p{L}[\p{L}’ʼ']*\p{L}/gu) ?? []) {
      const key = keyOf(word);
      if (key.length >= 4) this.count(key, word, weight);
    }
  }

  count(key: string, word: string, weight: number): void {
    const entry = this.known.get(key) ?? { word, weight: 0 };
    // A word that is written small anywhere is no name.
    if (word === word.toLowerCase()) entry.word = word;
    entry.weight += weight;
    this.known.set(key, entry);
  }

  get counted(): CountedWords {
    return [...this.known].map(([key, { word, weight }]) => [key, word, weight]);
  }
}
