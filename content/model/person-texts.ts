import type { ContentFile, Markdown, PersonName } from './formats.ts';

/** A person in one language. File: content/ua/people/ID.json, content/en/people/ID.json. */
export interface PersonTexts extends ContentFile {
  /**
   * The full name: surname first in Ukrainian, given name first in English.
   * @minLength 3
   */
  name: PersonName;
  /**
   * The position.
   * @minLength 2
   */
  position: string;
  /** The academic degree and rank; absent for people who have none. */
  degree?: string;
  /**
   * The research interests, a few words each; absent for people who do no research.
   * @items.type string
   * @items.minLength 2
   * @minItems 1
   */
  interests?: string[];
  /** The life and work in a few paragraphs, in Markdown. */
  biography?: Markdown;
}
