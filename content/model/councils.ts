import type { ContentFile, DateText, DefenceId, DocumentId, Markdown, PersonId, Slug } from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/** A role in a council or in the directorate. */
export type CouncilRole =
  | 'director'
  | 'deputy-director'
  | 'chair'
  | 'deputy-chair'
  | 'scientific-secretary'
  | 'secretary'
  | 'reviewer'
  | 'opponent'
  | 'member';

/** The members of the directorate, a council or a committee. File: content/data/councils/ID.json. */
export interface CouncilData extends ContentFile {
  /**
   * The members, in the order they are shown.
   * @minItems 1
   */
  members: CouncilMember[];
}

/** A member who works at the institute. */
export interface CouncilMember {
  /** The person. */
  person: PersonId;
  /** The person's role there. */
  role: CouncilRole;
}

/** The words of the pages that show members. Files: content/ua/councils.json, content/en/councils.json. */
export interface CouncilsTexts extends ContentFile {
  /** The heading of the members. */
  membersTitle: string;
  /** The column of names. */
  nameColumn: string;
  /** The column of roles. */
  roleColumn: string;
  /** The column of positions and degrees. */
  positionColumn: string;
  /** The names of the roles. */
  roles: CouncilRoleNames;
}

/** The names of the roles. */
export interface CouncilRoleNames {
  /** The director. */
  director: string;
  /** A deputy director. */
  'deputy-director': string;
  /** The chair. */
  chair: string;
  /** The deputy chair. */
  'deputy-chair': string;
  /** The scientific secretary of the institute. */
  'scientific-secretary': string;
  /** The secretary. */
  secretary: string;
  /** A reviewer of a dissertation, who works at the institute. */
  reviewer: string;
  /** An opponent at a defence, who works elsewhere. */
  opponent: string;
  /** Any other member. */
  member: string;
}

/** The directorate. Files: content/ua/directorate.json, content/en/directorate.json. */
export interface DirectorateTexts extends TextPageTexts {
  /** The label before a director's responsibilities. */
  responsibilityLabel: string;
  /** The label before a director's reception hours. */
  receptionLabel: string;
  /** The responsibilities of each member of content/data/councils/directorate.json, by the person's id. */
  items: DirectorTexts[];
}

/** The responsibilities of a director. */
export interface DirectorTexts {
  /** The person's id. */
  id: PersonId;
  /** The person's responsibilities. */
  responsibility: string;
  /** When and where the person receives visitors. */
  reception: string;
}

/** A special council, which is formed for one defence. File: content/data/special-councils/ID.json; the id is the last part of its address. */
export interface SpecialCouncilData extends ContentFile {
  /** The day the council was formed, DD.MM.YYYY. */
  formed: DateText;
  /** The order that formed it. */
  order?: DocumentId;
  /** The id of the defence that it is for. */
  defence: DefenceId;
  /** The members who work at the institute. */
  members: CouncilMember[];
}

/** A special council in one language. File: content/ua/special-councils/ID.json, content/en/special-councils/ID.json. */
export interface SpecialCouncilTexts extends ContentFile {
  /**
   * The council's name with its registration number.
   * @examples ["Разова спеціалізована вчена рада ДФ 00.000.014"]
   */
  name: string;
  /**
   * The purpose of the council, in one or two sentences.
   * @minLength 20
   */
  lead: string;
  /** About the council, in Markdown. */
  about: Markdown;
  /** The members from other institutions, in the order they are shown. */
  guests: Guest[];
}

/** A person from another institution. */
export interface Guest {
  /** An id for the person: surname and given name. */
  id: Slug;
  /** The full name. */
  name: string;
  /** The person's role in the council. */
  role: 'chair' | 'reviewer' | 'opponent' | 'member';
  /** The degree and rank. */
  degree: string;
  /** The position and the institution. */
  affiliation: string;
}

/** The words of the pages of special councils. Files: content/ua/spec-councils.json, content/en/spec-councils.json. */
export interface SpecCouncilsTexts extends ContentFile {
  /** The label before the day the council was formed. */
  formed: string;
  /** The label before the order that formed it. */
  order: string;
  /** The label before the defence. */
  defence: string;
  /** The heading of the members. */
  membersTitle: string;
}
