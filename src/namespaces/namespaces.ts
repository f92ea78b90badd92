import type { CouncilsTexts, SpecCouncilsTexts } from '../../content/model/councils.ts';
import type { DefenceLabelsTexts, SpecializedCouncilTexts } from '../../content/model/defences.ts';
import type { DocumentKind } from '../../content/model/documents.ts';
import type { Picture } from '../../content/model/formats.ts';
import type { FooterTexts, LabelsTexts, LangTexts } from '../../content/model/frame-texts.ts';
import type { ModalTexts } from '../../content/model/modal-texts.ts';
import type {
  ContactsTexts,
  DepartmentsTexts,
  HistoryTexts,
  HomeTexts,
  NewsLabelsTexts,
  NotFoundTexts,
  SearchTexts,
} from '../../content/model/page-texts.ts';
import type { PersonProfiles } from '../../content/model/person-data.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import type { TestTexts } from '../../content/model/test-texts.ts';
import type { TemperColour } from '../../content/model/unit-data.ts';
import type { Method, Project, Result } from '../../content/model/unit-texts.ts';
import type { ViewerTexts } from '../../content/model/viewer-texts.ts';
import type { CslItem } from './csl-item.ts';
import type {
  ApplicantsNamespace,
  DefencesNamespace,
  DevelopmentsNamespace,
  DirectorateNamespace,
  EquipmentCenterNamespace,
  MonographEntry,
  MonographsNamespace,
  NewsArchiveNamespace,
  ProcurementNamespace,
  ScheduleNamespace,
  TextPageNamespace,
} from './page-namespaces.ts';

/** A picture as a page shows it: its files with their sizes are known. */
export interface CompiledPicture {
  src: CompiledImage;
  alt: string;
}

/** The files of one image. */
export interface CompiledImage {
  /** The file for browsers that know no other. */
  src: string;
  width: number;
  height: number;
  /** The same in other widths; drawings have none. */
  srcset?: string;
  /** The same in AVIF. */
  avif?: string;
}

/** A content type as pages receive it: Markdown has become HTML, image paths have become images. */
export type Compiled<T> = T extends Picture
  ? CompiledPicture
  : T extends readonly (infer Item)[]
    ? Compiled<Item>[]
    : T extends object
      ? { [Key in keyof T as Exclude<Key, '$schema'>]: Compiled<T[Key]> }
      : T;

/** An entry of the menu with its label. */
export interface NavigationEntry {
  id: string;
  label: string;
  /** A page of this site, in the page's language. */
  href?: string;
  /** Another site. */
  link?: string;
  items?: NavigationEntry[];
}

/** The header of every page. */
export interface HeaderNamespace {
  searchPlaceholder: string;
  navigation: NavigationEntry[];
}

/** The footer of every page. */
export interface FooterNamespace extends Compiled<FooterTexts> {
  site: Pick<SiteData, 'origin' | 'phone' | 'email' | 'mapHref' | 'copyrightFrom' | 'socials'>;
  siteMapLinks: PageLink[];
  /** The year of the build, for the copyright line. */
  year: number;
}

/** The question form, with the operator codes (leading zero included) that a phone number may have. */
export interface ModalNamespace extends Compiled<ModalTexts> {
  operatorCodes: readonly string[];
}

/** A link to a page of the site, in the page's language. */
export interface PageLink {
  href: string;
  label: string;
}

/** A document in a list. */
export interface DocumentEntry {
  id: string;
  title: string;
  kind: DocumentKind;
  kindLabel: string;
  /** ISO 8601, `2026-11-18`. */
  date: string;
  /** The language it is written in. */
  language: 'ua' | 'en';
  languageLabel: string;
  pages: number;
  bytes: number;
  /** The file: `/files/orders/admission-2026.pdf`. */
  href: string;
}

/** A news item in a list. */
export interface NewsCard {
  id: string;
  href: string;
  title: string;
  text: string;
  /** ISO 8601, `2026-11-18`. */
  date: string;
  picture?: CompiledPicture;
  colour?: TemperColour;
}

/** The newest news items, newest first. */
export interface LatestNewsNamespace {
  items: NewsCard[];
}

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

/** A department or laboratory where it is named. */
export interface UnitLink extends PageLink {
  colour: TemperColour;
}

/** A department or laboratory in a list. */
export interface UnitCard extends UnitLink {
  name: string;
  lead: string;
  drawing: CompiledImage;
  head: PageLink;
}

/** A list of departments, and of the laboratories where they stand with them. */
export interface UnitListNamespace {
  units: UnitCard[];
  laboratories: UnitCard[];
}

/** A person in a table of staff. */
export interface StaffMember extends PageLink {
  position: string;
  degree?: string;
}

/** The page of a department or laboratory. */
export interface UnitNamespace {
  name: string;
  shortName: string;
  lead: string;
  colour: TemperColour;
  drawing: CompiledPicture;
  /** HTML. */
  about: string;
  activities: string[];
  results: Result[];
  projects?: Project[];
  methods?: Method[];
  head: StaffMember;
  staff: StaffMember[];
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
  interests: string[];
  /** HTML. */
  biography?: string;
  publications: PublicationEntry[];
  photo?: CompiledImage;
  email?: string;
  profiles: ProfileLink[];
  /** The person's books, newest first. */
  monographs: MonographEntry[];
  units: UnitLink[];
  news: NewsCard[];
}

/** A publication that a person names. */
export interface PublicationEntry {
  /** As it is written in the language of the page. */
  text: string;
  /** How it is cited; absent for what is in a form of its own. */
  citation?: {
    /** The address of its files for reference managers, without their endings. */
    path: string;
    /** HTML. */
    dstu: string;
    /** HTML. */
    apa: string;
    /** What DSTU adds to an address, with {{day}}. */
    seen?: string;
  };
  /** What it is, but for monographs, which have entries of their own. */
  work?: CslItem;
}

/** A researcher profile of a person. */
export interface ProfileLink {
  id: keyof PersonProfiles;
  href: string;
}

/** The home page. */
export interface HomeNamespace extends Omit<Compiled<HomeTexts>, 'hero'> {
  hero: Omit<Compiled<HomeTexts>['hero'], 'image' | 'phoneImage'> & {
    image: CompiledImage;
    phoneImage: CompiledImage;
  };
}

/** The contacts page, with the facts of the site. */
export interface ContactsNamespace extends Compiled<ContactsTexts> {
  site: Pick<SiteData, 'phone' | 'email' | 'mapHref'> & { address: string[] };
}

/** The test page. */
export interface TestNamespace extends Compiled<TestTexts> {
  /** Every document of the site. */
  documents: DocumentEntry[];
  /** The longest of them, which is shown at once. */
  longest: DocumentEntry;
}

/** The not-found page. */
export interface NotFoundNamespace extends Omit<Compiled<NotFoundTexts>, 'image'> {
  image: CompiledImage;
}

/** The words of the interface. */
export interface LabelsNamespace extends Compiled<LabelsTexts> {
  /** The months as dates have them, January first: `січня`. */
  months: readonly string[];
}

/** Every namespace with one name; those of items are named for their item. Pages read, by name. */
export interface Namespaces {
  header: HeaderNamespace;
  footer: FooterNamespace;
  modal: ModalNamespace;
  labels: LabelsNamespace;
  lang: Compiled<LangTexts>;
  news: Compiled<NewsLabelsTexts>;
  'latest-news': LatestNewsNamespace;
  'newest-news': NewsArchiveNamespace;
  departments: Compiled<DepartmentsTexts>;
  'scientific-departments': UnitListNamespace;
  'technical-departments': UnitListNamespace;
  home: HomeNamespace;
  history: Compiled<HistoryTexts>;
  contacts: ContactsNamespace;
  'not-found': NotFoundNamespace;
  search: Compiled<SearchTexts>;
  councils: Compiled<CouncilsTexts>;
  directorate: DirectorateNamespace;
  developments: DevelopmentsNamespace;
  procurement: ProcurementNamespace;
  'equipment-center': EquipmentCenterNamespace;
  monographs: MonographsNamespace;
  specializedcouncil: TextPageNamespace<SpecializedCouncilTexts>;
  defences: DefencesNamespace;
  defence: Compiled<DefenceLabelsTexts>;
  'spec-councils': Compiled<SpecCouncilsTexts>;
  applicants: ApplicantsNamespace;
  schedule: ScheduleNamespace;
  test: TestNamespace;
  viewer: Compiled<ViewerTexts>;
}
