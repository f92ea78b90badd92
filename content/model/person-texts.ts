import type { ContentFile, Markdown, PersonName } from './formats.ts';

/** A person in one language. File: content/ua/people/ID.json, content/en/people/ID.json. */
export interface PersonTexts extends ContentFile {
  /**
   * The full name: surname first in Ukrainian, given name first in English.
   * @uk Ім’я | Повне ім’я: українською спершу прізвище, англійською спершу ім’я.
   * @minLength 3
   */
  name: PersonName;
  /**
   * The position.
   * @uk Посада | Посада.
   * @minLength 2
   */
  position: string;
  /**
   * The academic degree and rank; absent for people who have none.
   * @uk Ступінь | Науковий ступінь і звання; немає, якщо людина їх не має.
   */
  degree?: string;
  /**
   * The research interests, a few words each; absent for people who do no research.
   * @uk Наукові інтереси | Наукові інтереси, кожен кількома словами; немає, якщо людина не досліджує.
   * @items.type string
   * @items.minLength 2
   * @minItems 1
   */
  interests?: string[];
  /** The life and work in a few paragraphs, in Markdown. @uk Біографія | Життя й праця кількома абзацами, у Markdown. */
  biography?: Markdown;
}
