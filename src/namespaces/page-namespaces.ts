import type {
  DevelopmentsTexts,
  DevelopmentTexts,
  ProcurementItemData,
  ProcurementItemTexts,
  ProcurementTexts,
} from '../../content/model/about-pages.ts';
import type {
  CouncilRole,
  DirectorateTexts,
  DirectorTexts,
  SpecialCouncilTexts,
} from '../../content/model/councils.ts';
import type { DefenceTexts, Opponent } from '../../content/model/defences.ts';
import type { EquipmentCenterTexts, InstrumentTexts } from '../../content/model/instruments.ts';
import type { MonographData, MonographsTexts, MonographTexts } from '../../content/model/monographs.ts';
import type {
  ApplicantsTexts,
  ClassData,
  PostgraduateData,
  ScheduleTexts,
  Weekday,
} from '../../content/model/postgraduate.ts';
import type { Section, TextPageTexts } from '../../content/model/text-page.ts';
import type { TemperColour } from '../../content/model/unit-data.ts';
import type {
  Compiled,
  CompiledPicture,
  DocumentEntry,
  NewsCard,
  PageLink,
  StaffMember,
  UnitLink,
} from './namespaces.ts';

/** A section of a page, with the documents that name it. */
export type CompiledSection = Compiled<Section> & { documents?: DocumentEntry[] };

/** A page of texts in sections. `Texts` is its type in the model where it has more than sections. */
export type TextPageNamespace<Texts extends TextPageTexts = TextPageTexts> = Omit<
  Compiled<Texts>,
  'sections' | 'items'
> & { sections: CompiledSection[] };

/** A member of a council, of the staff or from elsewhere. */
export interface CouncilMemberEntry {
  /** The name; with an address for those who have a page. */
  name: string;
  href?: string;
  role: CouncilRole;
  /** Position and degree, or degree and affiliation. */
  words: string[];
}

/** A council or committee. */
export interface CouncilNamespace extends TextPageNamespace {
  members: CouncilMemberEntry[];
}

/** The directorate. */
export interface DirectorateNamespace extends TextPageNamespace<DirectorateTexts> {
  members: (StaffMember & Omit<DirectorTexts, 'id'> & { role: CouncilRole; colour: TemperColour })[];
}

/** The developments. */
export interface DevelopmentsNamespace extends TextPageNamespace<DevelopmentsTexts> {
  items: (Omit<Compiled<DevelopmentTexts>, 'imageAlt'> & {
    unit: UnitLink;
    year: number;
    picture?: CompiledPicture;
  })[];
}

/** The procurements, newest first; dates are ISO 8601. */
export interface ProcurementNamespace extends TextPageNamespace<ProcurementTexts> {
  items: (ProcurementItemTexts &
    Omit<ProcurementItemData, 'document'> & {
      document: DocumentEntry;
      /** The expected value as it is written in the page's language. */
      amountText: string;
    })[];
}

/** The equipment centre. */
export interface EquipmentCenterNamespace extends TextPageNamespace<EquipmentCenterTexts> {
  items: (Omit<InstrumentTexts, 'imageAlt'> & {
    picture: CompiledPicture;
    installed: number;
    unit: UnitLink;
    contact: PageLink;
  })[];
}

/** A monograph in a list, with the pages of those authors who work at the institute. */
export type MonographEntry = MonographTexts &
  Omit<MonographData, 'people'> & {
    /** The language of the title where it is not that of the page, as an ISO 639-1 code. */
    titleLanguage?: string;
    people: PageLink[];
  };

/** The monographs, newest first. */
export interface MonographsNamespace extends TextPageNamespace<MonographsTexts> {
  /** With the HTML of their citations. */
  items: (MonographEntry & { dstu: string; apa: string })[];
}

/** The postgraduate students. */
export interface ApplicantsNamespace extends TextPageNamespace<ApplicantsTexts> {
  items: (Pick<PostgraduateData, 'id' | 'specialty' | 'admitted' | 'form'> & {
    person: PageLink;
    topic: string;
    supervisor: PageLink;
  })[];
}

/** The schedule of classes, day by day; dates are ISO 8601. */
export interface ScheduleNamespace extends TextPageNamespace<Omit<ScheduleTexts, 'courses'>> {
  from: string;
  to: string;
  timetable: { day: Weekday; classes: ScheduledClass[] }[];
}

/** A class of the schedule. */
export interface ScheduledClass extends Pick<ClassData, 'start' | 'end' | 'weeks' | 'room' | 'specialties'> {
  course: string;
  teacher: PageLink;
}

/** A defence in a list. */
export interface DefenceCard {
  href: string;
  title: string;
  candidate: string;
  /** ISO 8601. */
  date: string;
  time: string;
  place: string;
  /** Code and name. */
  specialty: string;
  /** Whether it has taken place: its result is written. */
  isHeld: boolean;
}

/** All defences, newest first, and the special councils. */
export interface DefencesNamespace {
  items: DefenceCard[];
  councils: PageLink[];
}

/** The page of a defence. */
export interface DefenceNamespace extends Omit<Compiled<DefenceTexts>, 'opponents'> {
  date: string;
  time: string;
  /** Code and name. */
  specialty: string;
  broadcast: string;
  candidate: PageLink;
  supervisor: PageLink;
  reviewers: PageLink[];
  opponents: Opponent[];
  council?: PageLink;
  documents: DocumentEntry[];
}

/** The page of a special council. */
export interface SpecialCouncilNamespace extends Omit<Compiled<SpecialCouncilTexts>, 'guests'> {
  /** ISO 8601. */
  formed: string;
  order?: DocumentEntry;
  defence: DefenceCard;
  members: CouncilMemberEntry[];
}

/** A page of the news archive. */
export interface NewsArchiveNamespace {
  items: NewsCard[];
  /** Every year, newest first. */
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
