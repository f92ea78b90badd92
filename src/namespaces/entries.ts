import type { CouncilRole } from '../../content/model/councils.ts';
import type { DocumentKind } from '../../content/model/documents.ts';
import type { Picture } from '../../content/model/formats.ts';
import type { PersonProfiles } from '../../content/model/person-data.ts';
import type { ClassData } from '../../content/model/postgraduate.ts';
import type { Station, TemperColour } from '../../content/model/unit-data.ts';
import type { LanguageCode } from '../language/languages.ts';
import type { CslItem } from './csl-item.ts';

/** A content type as pages receive it: Markdown has become HTML, image paths have become images. */
export type Compiled<T> = T extends Picture
  ? CompiledPicture
  : T extends readonly (infer Item)[]
    ? Compiled<Item>[]
    : T extends object
      ? { [Key in keyof T as Exclude<Key, '$schema'>]: Compiled<T[Key]> }
      : T;

/** A picture as a page shows it: its files with their sizes are known. */
export interface CompiledPicture {
  src: CompiledImage;
  alt: string;
  caption?: string;
  /** The numbers of its parts and the bar of its scale, as SVG that lies upon it. */
  marks?: string;
  /** The names of its numbered parts, in their order. */
  parts?: string[];
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

/** A link to a page of the site, in the page's language. */
export interface PageLink {
  href: string;
  label: string;
}

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

/** A department or laboratory where it is named. */
export interface UnitLink extends PageLink {
  colour: TemperColour;
}

/** A department or laboratory in a list. */
export interface UnitCard extends UnitLink {
  name: string;
  lead: string;
  drawing?: CompiledImage;
  head: PageLink;
  /** A department's station on the way of metal: its drawing, and its name in words. */
  station?: Station;
  stationName?: string;
}

/** A person in a table of staff. */
export interface StaffMember extends PageLink {
  position: string;
  degree?: string;
}

/** A member of a council, of the staff or from elsewhere. */
export interface CouncilMemberEntry {
  /** The name; with an address for those who have a page. */
  name: string;
  href?: string;
  role: CouncilRole;
  /** Position and degree, or degree and affiliation. */
  words: string[];
}

/** A unit with its people, the head first. */
export interface UnitWithPeople extends UnitLink {
  people: PageLink[];
}

/** A dissertation on the page of somebody else who has to do with it. */
export interface DissertationEntry {
  title: string;
  /** The author; on the author's own page the supervisor. */
  person: PageLink;
  /** Of a dissertation that has come to its defence: its page and day. */
  defence?: { href: string; date: string; isDecided: boolean };
  /** Of one that is being written: the year of admission. */
  admitted?: number;
}

/** An instrument of the equipment centre. */
export interface InstrumentLine {
  id: string;
  /** Its place on the page of the centre, if there is one. */
  href?: string;
  name: string;
  /** The year of installation. */
  installed: number;
}

/** A researcher profile of a person. */
export interface ProfileLink {
  id: keyof PersonProfiles;
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
  /** The item's first picture, if it has one. */
  picture?: CompiledPicture;
  colour?: TemperColour;
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
  language: LanguageCode;
  languageLabel: string;
  pages: number;
  bytes: number;
  /** The file: `/files/orders/admission-2026.pdf`. */
  href: string;
}

/** A monograph in a list, with the pages of those authors who work at the institute. */
export interface MonographEntry {
  id: string;
  /** As the title page has it; on English pages in English. */
  title: string;
  /** The language of the title where it is not that of the page, as an ISO 639-1 code, */
  titleLanguage?: string;
  /** and the title in the language of the page. */
  translation?: string;
  authors: string[];
  publisher: string;
  place: string;
  year: number;
  /** How many. */
  pages: number;
  isbn?: string;
  doi?: string;
  /** The language it is written in, as an ISO 639-1 code. */
  language: string;
  annotation: string;
  people: PageLink[];
}

/** A publication in a list. */
export interface PublicationLine {
  id: string;
  /** As the style of the page's language cites it: HTML with italics, and a link where the citation names an address. */
  html: string;
  /** The language it is to be read in. */
  language: string;
}

/** A publication beside which something names it. */
export interface NamedPublicationLine extends PublicationLine {
  title: string;
  /** The language of the title where it is not that of the page. */
  titleLanguage?: string;
}

/** A publication on the page of a person. */
export interface PublicationEntry extends NamedPublicationLine {
  /** How it is cited. */
  citation: {
    /** The address of its files for reference managers, without their endings. */
    path: string;
    /** HTML. */
    dstu: string;
    /** HTML. */
    apa: string;
    /** What DSTU adds to an address, with {{day}}. */
    seen?: string;
  };
  /** What it is. */
  work: CslItem;
}

/** A defence in a list. */
export interface DefenceCard {
  href: string;
  title: string;
  candidate: string;
  /** ISO 8601. */
  date: string;
  time: string;
  /** The moment that it begins, with the offset of the time zone. */
  starts: string;
  place: string;
  /** Code and name. */
  specialty: string;
  /** Whether its result is recorded. */
  isHeld: boolean;
}

/** A class of the schedule. */
export interface ScheduledClass extends Pick<ClassData, 'start' | 'end' | 'weeks' | 'room' | 'specialties'> {
  course: string;
  teacher: PageLink;
}
