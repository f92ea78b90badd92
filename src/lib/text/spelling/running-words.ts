import { rangeOfMatch, type TextRange } from '../text-range.ts';

/** A word of a text, and where it is. */
export interface RunningWord extends TextRange {
  /** With a straight apostrophe, as dictionaries have it, and without the English possessive ending. */
  word: string;
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
 * where a sentence begins. Names, abbreviations, grades and parts of compounds are none.
 */
export function runningWords(text: string): RunningWord[] {
  return [...text.matchAll(word)].map((match) => ({
    word: match[0].replace(/[’ʼ]/g, "'").replace(/'s?$/, ''),
    ...rangeOfMatch(match),
  }));
}
