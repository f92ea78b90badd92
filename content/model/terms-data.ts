import type { ContentFile, SiteLanguage } from './formats.ts';

/** Which of several words for one thing the texts use; the check reports the others. File: content/data/terms.json. */
export interface TermsData extends ContentFile {
  /** The terms of each language. */
  terms: Term[];
  /** Words that the dictionaries of the check do not know, for each language. */
  known?: KnownWords[];
}

/** A term, and the words that are not used for it. */
export interface Term {
  /** The language of the texts that it is for. */
  language: SiteLanguage;
  /** The word to use. */
  preferred: string;
  /**
   * Words not to use, in small letters. An asterisk at the end of a word stands for any ending: "датчик*".
   * @minItems 1
   */
  forbidden: TermForm[];
  /** Why the texts use one and not the others, in the language of the term. */
  reason: string;
}

/** Words of a language that are right though its dictionary does not have them. */
export interface KnownWords {
  /** The language of the texts that have them. */
  language: SiteLanguage;
  /**
   * The words, in small letters. An asterisk at the end of a word stands for any ending: "окатк*".
   * @minItems 1
   */
  words: WordForm[];
}

/**
 * A form of a word.
 * @pattern ^[^\s*A-ZА-ЯІЇЄҐ]+\*?$
 */
type WordForm = string;

/**
 * A form of a word, or several words.
 * @pattern ^[^\s*A-ZА-ЯІЇЄҐ]+\*?( [^\s*A-ZА-ЯІЇЄҐ]+\*?)*$
 */
type TermForm = string;
