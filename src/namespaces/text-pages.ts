import type {
  DevelopmentsTexts,
  DevelopmentTexts,
  ProcurementItemData,
  ProcurementItemTexts,
  ProcurementTexts,
} from '../../content/model/about-pages.ts';
import type { CouncilRole, DirectorateTexts, DirectorTexts } from '../../content/model/councils.ts';
import type { DocumentKind, DocumentsPageTexts } from '../../content/model/documents.ts';
import type { EquipmentCenterTexts, InstrumentTexts } from '../../content/model/instruments.ts';
import type { MonographsTexts } from '../../content/model/monographs.ts';
import type { ApplicantsTexts, PostgraduateData, ScheduleTexts, Weekday } from '../../content/model/postgraduate.ts';
import type { Section, TextPageTexts } from '../../content/model/text-page.ts';
import type { TemperColour } from '../../content/model/unit-data.ts';
import type { AcademicYear } from './academic-year.ts';
import type {
  Compiled,
  CompiledPicture,
  CouncilMemberEntry,
  DocumentEntry,
  MonographEntry,
  PageLink,
  ScheduledClass,
  StaffMember,
  UnitLink,
} from './entries.ts';

/** A section of a page, with the documents that name it. */
export type CompiledSection = Compiled<Section> & { documents?: DocumentEntry[] };

/** A page of texts in sections. `Texts` is its type in the model where it has more than sections. */
export type TextPageNamespace<Texts extends TextPageTexts = TextPageTexts> = Omit<
  Compiled<Texts>,
  'sections' | 'items'
> & { sections: CompiledSection[] };

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

/** The page of documents, with all documents of the site, newest first. */
export interface DocumentsPageNamespace extends TextPageNamespace<DocumentsPageTexts> {
  items: DocumentEntry[];
  /** The kinds that these are of, in the order of their names in data. */
  kinds: { id: DocumentKind; label: string }[];
}

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
export interface ScheduleNamespace extends TextPageNamespace<Omit<ScheduleTexts, 'courses' | 'year'>> {
  year?: AcademicYear;
  from: string;
  to: string;
  timetable: { day: Weekday; classes: ScheduledClass[] }[];
}
