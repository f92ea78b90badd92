import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';

/** The words of a language. */
export interface Dictionary {
  /** Whether it has a word, as it is or in small letters. */
  has(word: string): boolean;
  /** The words that are one step away, the likeliest first: a letter more, less or another, or two that changed places. */
  nearest(word: string): string[];
}

/** What the library counts for one step. */
const oneStep = 100;

/**
 * Opens word lists in the form of cspell as one dictionary: some 4 MB take a second.
 * @throws Error when a file is missing or has another form
 */
export async function openDictionary(paths: readonly string[]): Promise<Dictionary> {
  const { decodeTrie } = await import('cspell-trie-lib');
  const lists = paths.map((path) => decodeTrie(readList(path)));
  return {
    has: (word) => lists.some((list) => isIn(list, word) || isIn(list, word.toLowerCase())),
    nearest(word) {
      const found = lists.flatMap((list) =>
        list
          .suggestWithCost(word.toLowerCase(), { numSuggestions: 8, changeLimit: 1 })
          .filter((each) => each.cost <= oneStep && isIn(list, each.word)),
      );
      // What is typed lacks a letter more often than it has one too many.
      found.sort((a, b) => a.cost - b.cost || b.word.length - a.word.length);
      return [...new Set(found.map((each) => each.word))];
    },
  };
}

function isIn(list: ITrie, word: string): boolean {
  return list.hasWord(word, true);
}

function readList(path: string): Uint8Array<ArrayBuffer> {
  const bytes = readFileSync(path);
  return new Uint8Array(path.endsWith('.gz') ? gunzipSync(bytes) : bytes);
}
