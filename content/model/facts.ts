import type { ContentFile, DateText, Email, Phone, Slug } from './formats.ts';

/** Facts that texts name instead of repeating them: {admission-closes}. File: content/data/facts.json. */
export interface FactsData extends ContentFile {
  /** The facts. */
  items: FactData[];
}

/** A fact that has no language; how it is written depends on that of the text. */
export type FactData = PhoneFact | EmailFact | DateFact | NumberFact | MoneyFact;

/** What every fact has. */
interface NamedFact {
  /** The name of the fact: texts write it in braces. */
  id: Slug;
}

/** A telephone number. */
export interface PhoneFact extends NamedFact {
  /** What kind of fact it is. */
  type: 'phone';
  /** The number. */
  value: Phone;
}

/** An e-mail address. */
export interface EmailFact extends NamedFact {
  /** What kind of fact it is. */
  type: 'email';
  /** The address. */
  value: Email;
}

/** A day. */
export interface DateFact extends NamedFact {
  /** What kind of fact it is. */
  type: 'date';
  /**
   * The day, DD.MM.YYYY. Texts get it in words: {NAME} with the year, {NAME.day} without.
   * @examples ["25.08.2026"]
   */
  value: DateText;
}

/** A number. */
export interface NumberFact extends NamedFact {
  /** What kind of fact it is. */
  type: 'number';
  /** The number. */
  value: number;
}

/** An amount of money in the currency of content/data/site.json. */
export interface MoneyFact extends NamedFact {
  /** What kind of fact it is. */
  type: 'money';
  /**
   * The amount.
   * @minimum 0
   */
  value: number;
}

/** Words that several texts need: an address, opening hours. Files: content/ua/phrases.json, content/en/phrases.json. */
export interface PhrasesTexts extends ContentFile {
  /** The words by the names that texts write in braces. */
  phrases: Phrases;
}

/** Words by name. */
export interface Phrases {
  [name: string]: string;
}
