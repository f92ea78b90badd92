import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { ITrie } from 'cspell-trie-lib';
import { rangeOfMatch } from '../patterns.ts';

/** The words of a language. */
export interface Dictionary {
  /** Tells if it has a word, as it is or in small letters. */
  has(word: string): boolean;
  /** The words that are one step away, the likeliest first: a letter more, less or another, or two that changed places. */
  nearest(word: string): string[];
}

/** The library's cost of one step. */
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
      // A typed word lacks a letter more often than it has one too many.
      found.sort((a, b) => a.cost - b.cost || b.word.length - a.word.length);
      return [...new Set(found.map((each) => each.word))];
    },
  };
}

function isIn(list: ITrie, word: string): boolean {
  return list.hasWord(word, true);
}

/** Also a mark that was typed instead of an apostrophe. */
const before = '[\\p{L}\\p{N}\\p{M}\'’ʼ/.@#_-]|\\p{L}["”*]';
const after = '[\\p{L}\\p{N}\\p{M}/@_-]';
const small = "[\\p{Ll}'’ʼ]";
/** Where a sentence, a line, a heading, a quotation or an entry of a list begins. */
const beginning = '(?<=^|[\\n«“"]|[.!?…]\\s|(?:^|\\n)(?:#{1,6}|[-*>]|\\d{1,2}\\.)\\s)';
const word = new RegExp(
  `(?<!${before})(?:\\p{Ll}${small}{4,39}|${beginning}\\p{Lu}${small}{4,39}(?!\\s\\p{Lu}))(?!${after})`,
  'gu',
);

/**
 * The words of a text whose spelling can be looked up: those of five letters and more, in small letters, or with a capital one
 * where a sentence begins. Names, abbreviations, grades and parts of compounds are none. A word has a straight apostrophe, as dictionaries
 * have it, and no English possessive ending.
 */
export function runningWords(text: string) {
  return [...text.matchAll(word)].map((match) => ({
    word: match[0].replace(/[’ʼ]/g, "'").replace(/'s?$/, ''),
    ...rangeOfMatch(match),
  }));
}
