import type {
  ContentFile,
  DateText,
  Markdown,
  PersonId,
  Slug,
  SpecialCouncilId,
  SpecialtyId,
  Url,
} from './formats.ts';
import type { TextPageTexts } from './text-page.ts';

/** A defence of a dissertation. File: content/data/defences/ID.json; the id is the last part of its address. */
export interface DefenceData extends ContentFile {
  /** The candidate. */
  candidate: PersonId;
  /** The supervisor. */
  supervisor: PersonId;
  /** The code of the specialty. */
  specialty: SpecialtyId;
  /** The day of the defence, DD.MM.YYYY. */
  date: DateText;
  /**
   * When it begins, in the time zone of the site.
   * @pattern ^([01]\d|2[0-3]):[0-5]\d$
   * @examples ["14:00"]
   */
  time: string;
  /** The address of the broadcast or its recording. */
  broadcast: Url;
  /** The council of the defence, if it has a page. */
  council?: SpecialCouncilId;
  /**
   * The documents in the order of the procedure: thesis, abstract, reviews of the opponents.
   * @items.type string
   * @items.format document-id
   * @minItems 1
   * @uniqueItems true
   */
  documents: string[];
  /**
   * The reviewers, who work at the institute.
   * @items.type string
   * @items.format person-id
   * @uniqueItems true
   */
  reviewers: string[];
}

/** A defence in one language. File: content/ua/defences/ID.json, content/en/defences/ID.json. */
export interface DefenceTexts extends ContentFile {
  /**
   * The title of the dissertation.
   * @minLength 10
   */
  title: string;
  /** Where the defence takes place. */
  place: string;
  /**
   * What the dissertation found, in two or three sentences.
   * @minLength 40
   */
  summary: string;
  /** The scientific novelty and the practical value, in Markdown. */
  about: Markdown;
  /** The opponents, who work elsewhere. */
  opponents: Opponent[];
  /** What the council decided; add it once the defence has taken place. */
  result?: string;
}

/** An opponent at a defence. */
export interface Opponent {
  /** An id for the person: surname and given name. */
  id: Slug;
  /** The full name. */
  name: string;
  /** The degree and rank. */
  degree: string;
  /** The position and the institution. */
  affiliation: string;
}

/** The words of the pages of defences. Files: content/ua/defence.json, content/en/defence.json. */
export interface DefenceLabelsTexts extends ContentFile {
  /** The label before the date. */
  date: string;
  /** The label before the place. */
  place: string;
  /** The label before the candidate. */
  candidate: string;
  /** The label before the specialty. */
  specialty: string;
  /** The label before the supervisor. */
  supervisor: string;
  /** The label before the reviewers. */
  reviewers: string;
  /** The label before the opponents. */
  opponents: string;
  /** The label before the council. */
  council: string;
  /** The label before the broadcast. */
  broadcast: string;
  /** The link to the broadcast. */
  broadcastLink: string;
  /** The label before the decision. */
  result: string;
  /** The link that adds the defence to the visitor's calendar. */
  calendar: string;
  /** Shown for a defence that is still to come. */
  upcoming: string;
  /** Shown for a defence that has taken place. */
  held: string;
  /** The heading of the steps of the procedure. */
  procedureTitle: string;
  /** The names of the steps. */
  steps: DefenceStepNames;
  /** How far a step is. */
  stepStates: DefenceStepStates;
  /** The heading of the documents. */
  documentsTitle: string;
  /** The heading of the text about the dissertation. */
  aboutTitle: string;
  /** The names of the specialties. */
  specialties: SpecialtyNames;
}

/** The names of the steps of a defence's procedure. */
export interface DefenceStepNames {
  /** The special council was formed. */
  council: string;
  /** The dissertation was published. */
  thesis: string;
  /** The review of an opponent was published. */
  review: string;
  /** The defence itself. */
  defence: string;
  /** The decision of the council. */
  decision: string;
}

/** How far a step of a procedure is. */
export interface DefenceStepStates {
  /** The step is done. */
  done: string;
  /** The first step that is not. */
  next: string;
  /** The steps after it. */
  later: string;
}

/** The names of the specialties by their code. */
export interface SpecialtyNames {
  [code: string]: string;
}

/** The specialized councils and the defences. Files: content/ua/specializedcouncil.json, content/en/specializedcouncil.json. */
export interface SpecializedCouncilTexts extends TextPageTexts {
  /** The heading of the defences to come. */
  upcomingTitle: string;
  /** The heading of those that have taken place. */
  heldTitle: string;
  /** The heading of the special councils. */
  councilsTitle: string;
  /** Shown when no defence is announced. */
  noneUpcoming: string;
  /** The link to the calendar of all defences and classes. */
  subscribe: string;
}
