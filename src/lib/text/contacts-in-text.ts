/** Finds every phone number in a text, as it is dialled from abroad or within the country: `+38 (050) 123-45-67`, `050-123-45-67`. */
export const phoneNumbers =
  /\+\d[\d\s()-]{7,}\d|(?<![\d.,–-])(?:\(0\d{2,4}\)|0\d{2,4}(?=[\s-]))[\s-]?\d{1,3}[\s-]\d{2}[\s-]\d{2}(?![\d-])/g;

/** What each text with a phone number has. */
export const mayHavePhone = /\+\d|(?<!\d)(?:0|380|80)\d\d|(?<!\d)\d\d[-\u2010\u2011]\d\d(?!\d)/;

/** Pattern of an e-mail address in a text, in any letters, as the source of a regular expression: broken ones are looked for elsewhere. */
const source = String.raw`(?<![\p{L}\p{N}_.+-])[\p{L}\p{M}\p{N}_.+-]+@[\p{L}\p{M}\p{N}_-]+(?:\.[\p{L}\p{M}\p{N}_-]+)+`;

/** Finds every e-mail address in a text. */
export const emailAddresses = new RegExp(source, 'gu');

/** A text that is an e-mail address and nothing else. */
export const emailAddress = new RegExp(`^${source}$`, 'u');
