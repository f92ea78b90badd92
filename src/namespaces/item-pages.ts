import type { SpecialCouncilTexts } from '../../content/model/councils.ts';
import type { DefenceStepNames, DefenceTexts, Opponent } from '../../content/model/defences.ts';
import type { TemperColour } from '../../content/model/unit-data.ts';
import type { Method, Project, Result } from '../../content/model/unit-texts.ts';
import type {
  Compiled,
  CompiledImage,
  CompiledPicture,
  CouncilMemberEntry,
  DefenceCard,
  DissertationEntry,
  DocumentEntry,
  InstrumentLine,
  NamedPublicationLine,
  NewsCard,
  PageLink,
  ProfileLink,
  PublicationEntry,
  PublicationLine,
  StaffMember,
  UnitCard,
  UnitLink,
  UnitWithPeople,
} from './entries.ts';

/** A news item's page. */
export interface NewsItemNamespace {
  title: string;
  text: string;
  /** HTML. */
  content?: string;
  /** ISO 8601. */
  date: string;
  pictures: CompiledPicture[];
  unit?: UnitLink;
  newer?: PageLink;
  older?: PageLink;
}

/** A page of the news archive. */
export interface NewsArchiveNamespace {
  items: NewsCard[];
  /** The address of the page of the newest news, if there is one. */
  newestHref?: string;
  /** Every year that has pages, newest first. */
  years: PageLink[];
  /** The year of the page; none on the page of the newest news. */
  year?: string;
  /** The address of the page with newer items of the year. */
  newer?: string;
  /** The address of the page with older items of the year. */
  older?: string;
  /** On the newest page of a year, its other pages. */
  pages: PageLink[];
}

/** A list of departments or laboratories. */
export interface UnitListNamespace {
  units: UnitCard[];
}

/** The list of the departments of a kind. */
export interface DepartmentListNamespace extends UnitListNamespace {
  /** HTML. */
  intro: string;
}

/** The page of a department or laboratory. */
export interface UnitNamespace {
  name: string;
  shortName: string;
  lead: string;
  colour: TemperColour;
  drawing?: CompiledPicture;
  /** HTML. */
  about: string;
  activities: string[];
  results: Result[];
  projects?: Project[];
  /** The dissertations that its people supervise and no council has decided on. */
  dissertations: DissertationEntry[];
  methods?: Method[];
  /** Its instruments in the equipment centre. */
  instruments: InstrumentLine[];
  head: StaffMember;
  staff: StaffMember[];
  /** What its staff wrote, newest first; of very much only the newest. */
  publications: PublicationLine[];
  /** Whether there are older ones: on the pages of the staff. */
  hasOlderPublications: boolean;
  phone?: string;
  email?: string;
  partner?: UnitLink;
  news: NewsCard[];
}

/** A person's page. */
export interface PersonNamespace {
  name: string;
  position: string;
  degree?: string;
  interests?: string[];
  /** HTML. */
  biography?: string;
  publications: PublicationEntry[];
  photo?: CompiledImage;
  email?: string;
  profiles: ProfileLink[];
  /** The person's books, newest first. */
  monographs: NamedPublicationLine[];
  /** The address of the page of all monographs, if there is one. */
  monographsHref?: string;
  units: UnitWithPeople[];
  /** The person's own dissertation. */
  dissertation?: DissertationEntry;
  /** Those that the person supervises, newest first. */
  supervised: DissertationEntry[];
  /** The instruments of the equipment centre that the person is responsible for. */
  instruments: InstrumentLine[];
  news: NewsCard[];
}

/** All defences, newest first, and the special councils in force. */
export interface DefencesNamespace {
  items: DefenceCard[];
  councils: PageLink[];
}

/** The page of a defence. */
export interface DefenceNamespace extends Omit<Compiled<DefenceTexts>, 'opponents'> {
  date: string;
  time: string;
  /** The moment that it begins, with the offset of the time zone. */
  starts: string;
  /** Code and name. */
  specialty: string;
  broadcast: string;
  candidate: PageLink;
  supervisor: PageLink;
  reviewers: PageLink[];
  opponents: Opponent[];
  council?: PageLink;
  documents: DocumentEntry[];
  /** The steps of the procedure, first to last. */
  steps: DefenceStep[];
}

/** A step of a defence's procedure. */
export interface DefenceStep {
  /** Different for each step of a defence. */
  id: string;
  name: keyof DefenceStepNames;
  /** ISO 8601; none while no day is known. */
  date?: string;
  /** Whether the content records it as done; the defence is done after its day, too. */
  isDone: boolean;
}

/** The page of a special council. */
export interface SpecialCouncilNamespace extends Omit<Compiled<SpecialCouncilTexts>, 'guests'> {
  /** ISO 8601. */
  formed: string;
  order?: DocumentEntry;
  defence: DefenceCard;
  members: CouncilMemberEntry[];
}
