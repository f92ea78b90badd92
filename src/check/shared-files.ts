/** The kind of the list of terms, against which the texts of every group are checked. */
export const termsFile = 'terms-data';
/** Where it is. */
export const termsPath = 'data/terms.json';

/** The kind of the facts of the site. Their time zone says which day it is, which makes no group that was right wrong. */
export const siteFile = 'site-data';

/** The kinds of the files that rules for groups read beside the group. */
export const sharedFiles: ReadonlySet<string> = new Set([termsFile, siteFile]);
