/** What looks like an e-mail address in a text, as the source of a regular expression: broken ones are looked for elsewhere. */
const source = String.raw`(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+`;

/** Finds every e-mail address in a text. */
export const emailAddresses = new RegExp(source, 'g');

/** A text that is an e-mail address and nothing else. */
export const emailAddress = new RegExp(`^${source}$`);
