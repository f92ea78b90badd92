import type { LanguageCode } from '../../language/languages.ts';
import type { Part } from '../read/page-parts.ts';
import type { PartChange } from './change.ts';

/** What differs between two built sites. */
export interface SiteChanges {
  counts: {
    /** The pages of each site. */
    before: number;
    after: number;
    /** The pages on which nothing but what they share with others changed. */
    onlyShared: number;
  };
  /** Languages that only one of the sites has. Their pages are in no list. */
  languages: { added: readonly AddedLanguage[]; gone: readonly GoneLanguage[] };
  shared: readonly SharedChanges[];
  /** Those that changed most first. */
  changed: readonly ChangedPage[];
  added: readonly Versions<PageVersion>[];
  moved: readonly Versions<MovedPage>[];
  gone: readonly Versions<GonePage>[];
  files: FileChanges;
  /** When the look of all pages may have changed, the pages at the top of the site, the home page first. */
  samples: readonly PageVersion[];
}

/** A language that the site gets. */
export interface AddedLanguage {
  tag: string;
  /** How many pages it has. */
  pages: number;
  home?: PageVersion;
}

/** A language that the site loses. */
export interface GoneLanguage {
  tag: string;
  /** How many pages it had. */
  pages: number;
  /** At how many of their addresses visitors find nothing. */
  leadingNowhere: number;
}

/** A page in one language. */
export interface PageVersion {
  language: LanguageCode;
  /** The path of its address: `/en/about/history`. */
  address: string;
  title: string;
}

/** A page in those of its languages that this is about, in the order of the site's languages. */
export type Versions<Version extends PageVersion> = readonly Version[];

/** What changed in the same way in a part of many pages. */
export interface SharedChanges {
  part: Part;
  /** How many pages, by language. */
  pages: ReadonlyMap<LanguageCode, number>;
  /** How many pages of these languages were compared in this part. */
  compared: number;
  /** Whether no other page of these languages has this part. */
  everywhere: boolean;
  /** A few of them, with the shortest addresses: those at the top of the site. */
  examples: readonly ComparedPage[];
  changes: ReadonlyMap<LanguageCode, readonly PartChange[]>;
}

/** A page that changed by itself. */
export interface ChangedPage {
  /** How many characters changed. */
  amount: number;
  versions: Versions<ChangedVersion>;
}

/** A page that both sites have, in one language. */
export interface ComparedPage extends PageVersion {
  /** The path of the address that it had before. */
  before: string;
}

/** A changed page in one language. */
export interface ChangedVersion extends ComparedPage {
  changes: readonly PartChange[];
}

export interface MovedPage extends ComparedPage {
  /** Whether the old address leads to the new one. */
  redirected: boolean;
}

export interface GonePage extends PageVersion {
  /** Where the old address leads; without that, visitors find nothing there. */
  leadsTo?: string;
}

/** Changes of what is no page. */
export interface FileChanges {
  documents: FileList;
  pictures: FileList;
  /** The names of style sheets that changed by more than hashes. */
  styles: readonly string[];
  /** Whether scripts changed. */
  scripts: boolean;
  fonts: boolean;
  /** The documents' viewer: its library, not its page. */
  viewer: boolean;
  /** Pictures that other sites show with a link. */
  cards: number;
  redirects: { added: readonly Redirect[]; gone: readonly Redirect[] };
  /** Headers, without what depends on scripts. */
  headers: boolean;
  /** Feeds, calendars, open data, citations and the like. */
  machines: FileList;
}

export interface FileList {
  added: readonly string[];
  changed: readonly string[];
  gone: readonly string[];
}

export interface Redirect {
  from: string;
  to: string;
}
