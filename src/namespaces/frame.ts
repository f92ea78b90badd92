import type { FooterTexts } from '../../content/model/frame-texts.ts';
import type { CitationLabels, LabelsTexts } from '../../content/model/labels-texts.ts';
import type { ModalTexts } from '../../content/model/modal-texts.ts';
import type { PhonePlan, SiteData, Social } from '../../content/model/site-data.ts';
import type { Compiled, CompiledImage, NavigationEntry, NewsCard, PageLink } from './entries.ts';

/** The header of every page. */
export interface HeaderNamespace {
  searchPlaceholder: string;
  /** The address of the page of the search, if there is one. */
  searchHref?: string;
  navigation: NavigationEntry[];
}

/** The footer of every page. */
export interface FooterNamespace extends Compiled<FooterTexts> {
  site: Pick<SiteData, 'origin' | 'phone' | 'email' | 'mapHref' | 'copyrightFrom'> & {
    /** With the path with which the icon is drawn. */
    socials: (Social & { icon: string })[];
  };
  siteMapLinks: PageLink[];
  /** The year of the build, which the copyright line shows without a script. */
  year: number;
}

/** The question form, how telephone numbers are written in it, and the address for whoever has none. */
export interface ModalNamespace extends Compiled<ModalTexts> {
  phonePlan: PhonePlan;
  email: SiteData['email'];
}

/** The words of the interface. */
export interface LabelsNamespace extends Omit<Compiled<LabelsTexts>, 'citation' | 'figures'> {
  logo: LabelsTexts['logo'] & { image?: CompiledImage };
  citation: Omit<CitationLabels, 'genres'>;
  /** The months as dates have them, January first: `січня`. */
  months: readonly string[];
}

/** The newest news items, newest first. */
export interface LatestNewsNamespace {
  items: NewsCard[];
  /** The next newest: beside the page of one of the items, it takes the place of that. */
  next?: NewsCard;
  /** The address of the page of all news, if there is one. */
  allHref?: string;
}
