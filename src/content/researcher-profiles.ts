import type { PersonProfiles } from '../../content/model/people.ts';
import type { LanguageCode } from '../lib/language/languages.ts';
import { meantAddress, withoutTracking } from '../lib/text/web-address.ts';

/** The kinds of researcher profiles. */
export type ProfileKind = keyof PersonProfiles;

/** The rules by which the profiles of one kind are read and shown. */
interface ProfileService {
  /** Returns what is stored of what was pasted: the id, or the address where the service has no ids. */
  read(pasted: string): string | undefined;
  href(stored: string): string;
  ukrainianOnly?: true;
}

/** A service that has no ids. */
const byAddress: ProfileService = {
  read(pasted) {
    const address = meantAddress(pasted);
    return address && withoutTracking(address);
  },
  href: (address) => address,
};

/** The kinds in the order in which they are shown (specification, section 3). */
const services: Record<ProfileKind, ProfileService> = {
  encyclopedia: byAddress,
  googleScholar: {
    read: (pasted) => readId(pasted, '[\\w-]{12}', 'scholar\\.google(?:\\.[a-z]+)+/citations\\?(?:.*&)?user='),
    href: (id) => `https://scholar.google.com/citations?user=${id}`,
  },
  orcid: {
    read(pasted) {
      // Written without hyphens, with dashes or spaces, or in the address of the person's own page on orcid.org, it is still one.
      const [digits] = /(?<!\d)(?:\d{4}[-‐‑‒–— \u00a0]?){3}\d{3}[\dXХ](?!\d)/i.exec(pasted) ?? [];
      const plain = digits?.replace(/[^\dXХ]/gi, '').toUpperCase();
      return plain?.replace('Х', 'X').replace(/.{4}(?=.)/g, '$&-');
    },
    href: (id) => `https://orcid.org/${id}`,
  },
  scopus: {
    read: (pasted) => readId(pasted, '\\d{10,11}', 'scopus\\.com/(?:.*[?&]author-?id=|(?:.*/)?authors?/)'),
    href: (id) => `https://www.scopus.com/authid/detail.uri?authorId=${id}`,
  },
  webOfScience: {
    read: (pasted) =>
      readId(
        pasted,
        '[a-z]{1,3}-\\d{4}-(?:19|20)\\d{2}|\\d{1,9}',
        'webofscience\\.com/wos/(?:\\w+/)?author/(?:record|rid)/|researcherid\\.com/rid/|publons\\.com/(?:wos-op/)?researcher/(?=[a-z])',
      )?.toUpperCase(),
    href: (id) => `https://www.webofscience.com/wos/author/record/${id}`,
  },
  sciProfiles: {
    read: (pasted) => readId(pasted, '\\d+', 'sciprofiles\\.com/profile/'),
    href: (id) => `https://sciprofiles.com/profile/${id}`,
    ukrainianOnly: true,
  },
  researchGate: {
    read: (pasted) => readId(pasted, '[\\w-]+', 'researchgate\\.net/profile/'),
    href: (id) => `https://www.researchgate.net/profile/${id}`,
    ukrainianOnly: true,
  },
  bibliographic: { ...byAddress, ukrainianOnly: true },
};

/** The kinds in the order in which they are shown. */
export const profileKinds = Object.keys(services) as ProfileKind[];

/** Returns what is stored of a profile that was pasted, in its one form; nothing if it is no profile of this kind. */
export function readProfile(kind: ProfileKind, pasted: string): string | undefined {
  return services[kind].read(pasted);
}

/** Returns the address of a profile; nothing if it is no profile of this kind. */
export function profileHref(kind: ProfileKind, pasted: string): string | undefined {
  const stored = readProfile(kind, pasted);
  return stored && services[kind].href(stored);
}

/** Tells whether the pages of a language show profiles of a kind. */
export function isProfileShown(kind: ProfileKind, language: LanguageCode): boolean {
  return language === 'ua' || !services[kind].ukrainianOnly;
}

/** Returns the kind of the profile at a pointer: `/profiles/orcid`. */
export function profileKindAt(pointer: string): ProfileKind {
  return pointer.slice(pointer.lastIndexOf('/') + 1) as ProfileKind;
}

/**
 * Finds the id in what was pasted: the id itself, with its name before it or a slash behind it, or the address of the profile, with
 * or without scheme, www, a path behind the id, and parameters.
 * @param id what an id looks like
 * @param address what stands before the id in an address
 */
function readId(pasted: string, id: string, address: string): string | undefined {
  const text = pasted.trim().replaceAll('&amp;', '&');
  const alone = new RegExp(`^(?:[a-z ]+: ?)?(${id})/?$`, 'i').exec(text);
  const inAddress = new RegExp(`^(?:https?://)?(?:www\\.)?(?:${address})(${id})(?:[/?#&].*)?$`, 'i').exec(text);
  return (alone ?? inAddress)?.[1];
}
