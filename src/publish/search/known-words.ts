import { memoize } from '../../cache/memoize.ts';
import { foldedWords } from '../../text/search-words.ts';
import type { SearchRecord } from './search-record.ts';

/** How many words of a part a search that finds nothing may suggest from. */
const kept = 1500;
const keyOf = memoize((word) => foldedWords(word).join(''));

/** The words of a part that a misspelt one may have meant, as they are written: those of titles, then the most frequent. */
export function knownWords(records: readonly SearchRecord[]): string[] {
  const known = new Map<string, { word: string; weight: number }>();
  const count = (text: string, weight: number) => {
    // An address is written small, whatever name it is made of.
    for (const word of text.replace(/\S+@\S+/g, '').match(/\p{L}[\p{L}’ʼ']*\p{L}/gu) ?? []) {
      const key = keyOf(word);
      if (key.length < 4) continue;
      const entry = known.get(key) ?? { word, weight: 0 };
      // A word that is written small anywhere is no name.
      if (word === word.toLowerCase()) entry.word = word;
      entry.weight += weight;
      known.set(key, entry);
    }
  };
  for (const { facts, text, otherWords } of records) {
    if (facts.page === undefined || facts.page === '1') count(facts.title, 100);
    count(otherWords ?? '', 100);
    count(text, 1);
  }
  const words = [...known.values()].sort((a, b) => b.weight - a.weight || (a.word < b.word ? -1 : 1));
  return words.slice(0, kept).map(({ word }) => word);
}
