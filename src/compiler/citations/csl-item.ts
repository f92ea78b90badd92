/** A publication in CSL-JSON, as far as monographs need it (citationstyles.org). */
export interface CslItem {
  id: string;
  type: 'book';
  title: string;
  author: CslName[];
  publisher: string;
  'publisher-place': string;
  issued: { 'date-parts': [[year: number]] };
  'number-of-pages': string;
  /** BCP 47. */
  language: string;
  genre?: string;
  ISBN?: string;
}

/** A name as it is cited. */
export interface CslName {
  family: string;
  /** The initials. */
  given: string;
}
