/** The kind of the file that every group of texts is checked against. */
export const termsFile = 'terms-data';
/** Where it is. */
export const termsPath = 'data/terms.json';
