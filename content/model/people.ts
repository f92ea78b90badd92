import type { CanBeDraft, ContentFile, Email, ImagePath, Markdown, PersonName, Profile } from './formats.ts';

/** A person: what does not depend on the language. File: content/data/people/ID.json. */
export interface PersonData extends ContentFile, CanBeDraft {
  /**
   * A photograph, as a path below content/images. Without one, the initials are shown.
   * @uk Світлина | Світлина: шлях у content/images. Без неї показуються ініціали.
   */
  photo?: ImagePath;
  /** The person's e-mail address at the institute. @uk Електронна пошта | Електронна адреса людини в установі. @en E-mail */
  email?: Email;
  /** The person's researcher profiles. @uk Профілі | Профілі дослідника. */
  profiles: PersonProfiles;
}

/**
 * The person's researcher profiles: an id where the service has ids, an address elsewhere. The address of the profile can be
 * pasted in place of the id; `npm run check -- --fix` makes it the id.
 */
export interface PersonProfiles {
  /** An article in an encyclopedia. @uk Енциклопедія | Стаття в енциклопедії. */
  encyclopedia?: Profile;
  /** The user id. @uk Google Scholar | Досить адреси профілю. @en Google Scholar @examples ["JicYPdAAAAAJ"] */
  googleScholar?: Profile;
  /** The ORCID iD. @uk ORCID | Досить адреси профілю. @en ORCID @examples ["0000-0002-1825-0097"] */
  orcid?: Profile;
  /** The Scopus Author ID. @uk Scopus | Scopus Author ID. @examples ["57200000000"] */
  scopus?: Profile;
  /**
   * The ResearcherID of Web of Science, or the number of the author's record there.
   * @uk Web of Science | ResearcherID у Web of Science або номер запису автора там.
   * @en Web of Science
   * @examples ["AAB-1234-2020"]
   */
  webOfScience?: Profile;
  /**
   * The SciProfiles id.
   * @uk SciProfiles | Номер у SciProfiles: досить адреси профілю.
   * @en SciProfiles
   * @examples ["123456"]
   */
  sciProfiles?: Profile;
  /** The name in its address. @uk ResearchGate | Ім’я в адресі. @en ResearchGate @examples ["Olena-Koval-2"] */
  researchGate?: Profile;
  /** The page in a bibliographic reference service. @uk Бібліографічний довідник | Сторінка в бібліографічному довіднику. */
  bibliographic?: Profile;
}

/** A person in one language. File: content/ua/people/ID.json, content/en/people/ID.json. */
export interface PersonTexts extends ContentFile {
  /**
   * The full name: surname first in Ukrainian, given name first in English.
   * @uk Ім’я | Повне ім’я: українською спершу прізвище, англійською спершу ім’я.
   * @minLength 3
   */
  name: PersonName;
  /** The position. @uk Посада | Посада. @minLength 2 */
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
