import type { ContentFile, DateText, Email, Phone, Slug } from './formats.ts';

/** Facts that texts name instead of repeating them: {admission-closes}. File: content/data/facts.json. */
export interface FactsData extends ContentFile {
  /** The facts. @uk Записи | Сталі відомості. */
  items: FactData[];
}

/** A fact that has no language; how it is written depends on that of the text. */
export type FactData = PhoneFact | EmailFact | DateFact | NumberFact | MoneyFact;

/** What every fact has. */
interface NamedFact {
  /** The name of the fact: texts write it in braces. @uk Коротка назва латиницею | Назва відомості: тексти пишуть її у фігурних дужках. */
  id: Slug;
}

/** A telephone number. @uk Номер телефону. */
export interface PhoneFact extends NamedFact {
  /** What kind of fact it is. @uk Тип | Якого виду ця відомість. @choices phone = Номер телефону | Telephone number */
  type: 'phone';
  /** The number. @uk Значення | Число. */
  value: Phone;
}

/** An e-mail address. @uk Електронна адреса. */
export interface EmailFact extends NamedFact {
  /** What kind of fact it is. @uk Тип | Якого виду ця відомість. @choices email = Електронна адреса | E-mail address */
  type: 'email';
  /** The address. @uk Значення | Адреса. */
  value: Email;
}

/** A day. @uk День. */
export interface DateFact extends NamedFact {
  /** What kind of fact it is. @uk Тип | Якого виду ця відомість. @choices date = День | Day */
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
  /** What kind of fact it is. @uk Тип | Якого виду ця відомість. @choices number = Число | Number */
  type: 'number';
  /** The number. @uk Значення | Число. */
  value: number;
}

/** An amount of money in the currency of content/data/site.json. @uk Сума у валюті сайту (content/data/site.json). */
export interface MoneyFact extends NamedFact {
  /** What kind of fact it is. @uk Тип | Якого виду ця відомість. @choices money = Сума | Amount of money */
  type: 'money';
  /** The amount. @uk Значення | Сума. @minimum 0 */
  value: number;
}

/** Words that several texts need: an address, opening hours. Files: content/ua/phrases.json, content/en/phrases.json. */
export interface PhrasesTexts extends ContentFile {
  /** The words by the names that texts write in braces. @uk Фрази | Слова за назвами, які тексти пишуть у фігурних дужках. */
  phrases: Phrases;
}

/** Words by name. */
export interface Phrases {
  [name: string]: string;
}
