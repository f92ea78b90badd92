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
 * Returns what is kept of a word list, or makes it: the form in which it is opened at once.
 * @param list the bytes of the file
 */
export type KeepList = (path: string, list: Buffer, make: () => Uint8Array) => Uint8Array;

/**
 * Opens word lists in the form of cspell as one dictionary: 4 MB take a second, and what is kept of them a twentieth.
 * @throws Error when a file is missing or has another form
 */
export async function openDictionary(
  paths: readonly string[],
  keep: KeepList = (_path, _list, make) => make(),
): Promise<Dictionary> {
  const { decodeTrie, encodeITrieToBTrie } = await import('cspell-trie-lib');
  const open = (path: string): ITrie => {
    const list = readFileSync(path);
    const plain = () => (path.endsWith('.gz') ? gunzipSync(list) : list);
    // A copy begins at a multiple of the length of its numbers.
    return decodeTrie(
      new Uint8Array(keep(path, list, () => encodeITrieToBTrie(decodeTrie(new Uint8Array(plain()))))),
    );
  };
  const lists = paths.map(open);
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
