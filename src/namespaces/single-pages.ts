import type { ContactsTexts, HomeTexts, NotFoundTexts } from '../../content/model/page-texts.ts';
import type { SiteData } from '../../content/model/site-data.ts';
import type { TestTexts } from '../../content/model/test-texts.ts';
import type { CampusPlan } from './campus-plan.ts';
import type { Compiled, CompiledImage, DocumentEntry } from './entries.ts';

/** The home page. */
export interface HomeNamespace extends Omit<Compiled<HomeTexts>, 'hero' | 'phases'> {
  hero: Omit<Compiled<HomeTexts>['hero'], 'image' | 'phoneImage'> & {
    image: CompiledImage;
    phoneImage: CompiledImage;
  };
}

/** The grains of the pictures of the home page, fetched when a pointer comes over them; none where they are not known. */
export interface GrainsNamespace {
  image: Grain[];
  phoneImage: Grain[];
}

/** A grain of a micrograph. */
export interface Grain {
  /** The name of its phase. */
  phase: string;
  /** The corners of its boundary, from the left and from the top, in per cent of the picture. */
  outline: [x: number, y: number][];
}

/** The contacts page, with the facts of the site. */
export interface ContactsNamespace extends Compiled<ContactsTexts> {
  site: Pick<SiteData, 'phone' | 'email' | 'mapHref'> & { address: string[] };
  /** The plan of the way and the rooms; absent if the content has none. */
  campus?: CampusPlan;
}

/** The test page. */
export interface TestNamespace extends Compiled<TestTexts> {
  /** Every document of the site. */
  documents: DocumentEntry[];
  /** The longest of them, which is shown at once; undefined if there are none. */
  longest?: DocumentEntry;
}

/** The not-found page. */
export interface NotFoundNamespace extends Omit<Compiled<NotFoundTexts>, 'image'> {
  image: CompiledImage;
}
