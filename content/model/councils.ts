import type { DateText, DefenceId, DocumentId, Markdown, PersonId, Slug } from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/** What a person does in a council or in the directorate. */
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

/** The members of the directorate, a council or a committee. File: data/councils/ID.json. */
export interface CouncilData {
  /** Where this file's schema lies; leave as it is. */
  $schema: string;
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
  /** What the person does there. */
  role: CouncilRole;
}

/** The words of the pages that show members. Files: ua/councils.json, en/councils.json. */
export interface CouncilsTexts {
  /** Where this file's schema lies; leave as it is. */
  $schema: string;
  /** The heading of the members. */
  membersTitle: string;
  /** The column of names. */
  nameColumn: string;
  /** The column of what a member does in the council. */
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
  /** The one who chairs. */
  chair: string;
  /** The deputy of the one who chairs. */
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

/** The directorate. Files: ua/directorate.json, en/directorate.json. */
export interface DirectorateTexts extends TextPageTexts {
  /** The word before what a director answers for. */
  responsibilityLabel: string;
  /** The word before when a director receives visitors. */
  receptionLabel: string;
  /** What each member of data/councils/directorate.json answers for, by the person's id. */
  items: DirectorTexts[];
}

/** What one of the directors answers for. */
export interface DirectorTexts {
  /** The person's id. */
  id: PersonId;
  /** What the person answers for. */
  responsibility: string;
  /** When and where the person receives visitors. */
  reception: string;
}

/** A special council, which is formed for one defence. File: data/special-councils/ID.json; the id is the last part of its address. */
export interface SpecialCouncilData {
  /** Where this file's schema lies; leave as it is. */
  $schema: string;
  /** The day the council was formed, DD.MM.YYYY. */
  formed: DateText;
  /** The order that formed it. */
  order?: DocumentId;
  /** The id of the defence that it is for. */
  defence: DefenceId;
  /** The members who work at the institute. */
  members: CouncilMember[];
}

/** A special council in one language. File: ua/special-councils/ID.json, en/special-councils/ID.json. */
export interface SpecialCouncilTexts {
  /** Where this file's schema lies; leave as it is. */
  $schema: string;
  /**
   * The council's name with its registration number.
   * @examples ["Разова спеціалізована вчена рада ДФ 08.231.014"]
   */
  name: string;
  /**
   * What the council is for, in one sentence or two.
   * @minLength 20
   */
  lead: string;
  /** What there is to know about the council, in Markdown. */
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
  /** What the person does in the council. */
  role: 'chair' | 'reviewer' | 'opponent' | 'member';
  /** The degree and rank. */
  degree: string;
  /** The position and the institution. */
  affiliation: string;
}

/** The words of the pages of special councils. Files: ua/spec-councils.json, en/spec-councils.json. */
export interface SpecCouncilsTexts {
  /** Where this file's schema lies; leave as it is. */
  $schema: string;
  /** The word before the day the council was formed. */
  formed: string;
  /** The word before the order that formed it. */
  order: string;
  /** The word before the defence. */
  defence: string;
  /** The heading of the members. */
  membersTitle: string;
}
