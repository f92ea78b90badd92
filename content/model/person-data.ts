import type { Email, ImagePath, Url } from './formats.ts';

/** A person: what does not depend on the language. File: data/people/ID.json. */
export interface PersonData {
  /** The path to this file's schema; do not change it. */
  $schema: string;
  /** A photograph, as a path below content/images. Without one, a monogram is drawn. */
  photo?: ImagePath;
  /** The person's e-mail address at the institute. */
  email?: Email;
  /** The person's researcher profiles. */
  profiles: PersonProfiles;
}

/** The person's researcher profiles: an id where the service has ids, an address elsewhere. */
export interface PersonProfiles {
  /** An article in an encyclopedia. */
  encyclopedia?: Url;
  /**
   * The user id of Google Scholar.
   * @pattern ^[A-Za-z0-9_-]{12}$
   * @examples ["JicYPdAAAAAJ"]
   */
  googleScholar?: string;
  /**
   * The ORCID iD, four groups of four with a check digit.
   * @format orcid
   * @pattern ^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$
   * @examples ["0000-0002-1825-0097"]
   */
  orcid?: string;
  /**
   * The Scopus Author ID.
   * @pattern ^\d{10,11}$
   * @examples ["57200000000"]
   */
  scopus?: string;
  /**
   * The ResearcherID of Web of Science.
   * @pattern ^[A-Z]{1,3}-\d{4}-(19|20)\d{2}$
   * @examples ["AAB-1234-2020"]
   */
  webOfScience?: string;
  /**
   * The SciProfiles id.
   * @pattern ^\d+$
   * @examples ["123456"]
   */
  sciProfiles?: string;
  /**
   * The name in the address of the ResearchGate profile.
   * @pattern ^[A-Za-z0-9-]+$
   * @examples ["Olena-Koval-2"]
   */
  researchGate?: string;
  /** The page in a bibliographic reference service. */
  bibliographic?: Url;
}
