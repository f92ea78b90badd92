/** Pattern of an e-mail address in a text, in any letters, as the source of a regular expression: broken ones are looked for elsewhere. */
const source = String.raw`(?<![\p{L}\p{N}_.+-])[\p{L}\p{M}\p{N}_.+-]+@[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+`;

/** Finds every e-mail address in a text. */
export const emailAddresses = new RegExp(source, 'gu');

/** A text that is an e-mail address and nothing else. */
export const emailAddress = new RegExp(`^${source}$`, 'u');
