import type { ContentFile, SiteLanguage } from './formats.ts';

/** Which of several words for one thing the texts use; the check reports the others. File: content/data/terms.json. */
export interface TermsData extends ContentFile {
  /** The terms of each language. @uk Терміни | Терміни кожної мови. */
  terms: Term[];
  /**
   * Words that the dictionaries of the check do not know, for each language.
   * @uk Слова, яких немає в словниках | Слова кожної мови, яких не знають словники перевірки.
   */
  known?: KnownWords[];
}

/** A term, and the words that are not used for it. @uk Термін і слова, яких замість нього не вживають. */
export interface Term {
  /** The language of the texts that it is for. @uk Мова | Мова текстів, для якої він. */
  language: SiteLanguage;
  /** The word to use. @uk Правильно | Слово, якого вживати. */
  preferred: string;
  /**
   * Words not to use, in small letters. An asterisk at the end of a word stands for any ending: датчик*.
   * @uk Неправильно | Слова, яких не вживати, малими літерами. Зірочка в кінці слова — будь-яке закінчення: «датчик*».
   * @minItems 1
   */
  forbidden: TermForm[];
  /**
   * Why the texts use one and not the others, in the language of the term.
   * @uk Причина | Чому тексти вживають одне, а не інше, мовою терміна.
   */
  reason: string;
}

/**
 * Words of a language that are right though its dictionary does not have them.
 * @uk Слова певної мови, правильні, хоч у словнику їх і немає.
 */
export interface KnownWords {
  /** The language of the texts that have them. @uk Мова | Мова текстів, у яких вони є. */
  language: SiteLanguage;
  /**
   * The words, in small letters. An asterisk at the end of a word stands for any ending: окатк*.
   * @uk Слова | Слова малими літерами. Зірочка в кінці слова — будь-яке закінчення: «окатк*».
   * @minItems 1
   */
  words: WordForm[];
}

/** A form of a word. @pattern ^[^\s*A-ZА-ЯІЇЄҐ]+\*?$ */
type WordForm = string;

/** A form of a word, or several words. @pattern ^[^\s*A-ZА-ЯІЇЄҐ]+\*?( [^\s*A-ZА-ЯІЇЄҐ]+\*?)*$ */
type TermForm = string;
