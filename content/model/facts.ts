import type { ContentFile, DateText, Email, Phone, SiteLanguage, Slug, TextsById } from './formats.ts';

/** Facts that texts name instead of repeating them: {admission-closes}. File: content/data/facts.json. */
export interface FactsData extends ContentFile {
  /** The facts. @uk Записи | Сталі відомості. */
  items: FactData[];
}

/** A fact that has no language; how it is written depends on that of the text. */
export type FactData = PhoneFact | EmailFact | DateFact | NumberFact | MoneyFact;

/** The fields of every fact. */
interface NamedFact {
  /** The name of the fact: texts write it in braces. @uk Коротка назва латиницею | Назва відомості: тексти пишуть її у фігурних дужках. */
  id: Slug;
}

/** A telephone number. @uk Номер телефону. */
export interface PhoneFact extends NamedFact {
  /** The kind of fact. @uk Тип | Вид відомості. @choices phone = Номер телефону | Telephone number */
  type: 'phone';
  /** The number. @uk Значення | Число. */
  value: Phone;
}

/** An e-mail address. @uk Електронна адреса. */
export interface EmailFact extends NamedFact {
  /** The kind of fact. @uk Тип | Вид відомості. @choices email = Електронна адреса | E-mail address */
  type: 'email';
  /** The address. @uk Значення | Адреса. */
  value: Email;
}

/** A day. @uk День. */
export interface DateFact extends NamedFact {
  /** The kind of fact. @uk Тип | Вид відомості. @choices date = День | Day */
  type: 'date';
  /**
   * The day, DD.MM.YYYY. Texts say it in words, with the year or without.
   * @uk Значення | День, ДД.ММ.РРРР. У текстах він словами, з роком або без нього.
   * @examples ["25.08.2026"]
   */
  value: DateText;
}

/** A number. @uk Число. */
export interface NumberFact extends NamedFact {
  /** The kind of fact. @uk Тип | Вид відомості. @choices number = Число | Number */
  type: 'number';
  /** The number. @uk Значення | Число. */
  value: number;
}

/** An amount of money in the currency of content/data/site.json. @uk Сума у валюті сайту (content/data/site.json). */
export interface MoneyFact extends NamedFact {
  /** The kind of fact. @uk Тип | Вид відомості. @choices money = Сума | Amount of money */
  type: 'money';
  /** The amount. @uk Значення | Сума. @minimum 0 */
  value: number;
}

/** Words that several texts need: an address, opening hours. Files: content/ua/phrases.json, content/en/phrases.json. */
export interface PhrasesTexts extends ContentFile {
  /** The words by the names that texts write in braces. @uk Фрази | Слова за назвами, які тексти пишуть у фігурних дужках. */
  phrases: TextsById;
}

/** The words that the texts use, of several for one thing; the check reports the others. File: content/data/terms.json. */
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
   * The reason why the texts use one and not the others, in the language of the term.
   * @uk Причина | Причина, чому тексти вживають одне, а не інше, мовою терміна.
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
