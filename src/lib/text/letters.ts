/**
 * Quick looks at which letters a text has. An archive of news is tens of millions of characters: the exact patterns,
 * by script and with looking around, run only where these find something.
 */

/** Tells if a text has Cyrillic letters. */
export function hasCyrillic(text: string): boolean {
  return /[\u0400-\u052f]/.test(text);
}

/** Tells if a text has Latin letters. */
export function hasLatin(text: string): boolean {
  return /[A-Za-z\u00c0-\u024f]/.test(text);
}

/** Tells if Latin and Cyrillic letters touch, or a lone Latin letter is between spaces. */
export function mayMixScripts(text: string): boolean {
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: marks are looked for by themselves
  return /[A-Za-z\u00c0-\u024f][\d\u0300-\u036f]*[\u0400-\u052f]|[\u0400-\u052f][\d\u0300-\u036f]*[A-Za-z\u00c0-\u024f]|(?:^|\s)[iaoy]\s/.test(
    text,
  );
}

/** Tells if a text has combining marks. */
export function hasMarks(text: string): boolean {
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: marks are looked for by themselves
  return /[\u0300-\u036f\u0483-\u0489\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0900-\u0903\u093a-\u094f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u3099\u309a\ufe20-\ufe2f]/.test(
    text,
  );
}

/**
 * Letters as documents for printing have them: two or three that are one character, and the forms of Hebrew and Arabic ones within a
 * word. Marks that stand alone are left out, as are raised and lowered characters, fractions and №, which say something of their own.
 */
const ligatures =
  /[\u0132\u0133\u01c4-\u01cc\ufb00-\ufb06\ufb13-\ufb17\ufb1d\ufb1f-\ufb28\ufb2a-\ufbb1\ufbd3-\ufc5d\ufc64-\ufd3d\ufd50-\ufdfb\ufe80-\ufefc]/g;

/** Tells if a text has such a character. */
export function hasLigatures(text: string): boolean {
  return text.search(ligatures) >= 0;
}

/** The text with one character for each letter: accents are part of theirs, ligatures are the letters that they stand for. */
export function composed(text: string): string {
  return text.normalize('NFC').replace(ligatures, (ligature) => ligature.normalize('NFKC'));
}

/** Tells if a text may have characters that cannot be seen. */
export function mayHaveInvisible(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each is looked for by itself
  return /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ue000-\uf8ff\ufeff\ufff9-\ufffd]/.test(
    text,
  );
}

/** Tells if a text has a number of three digits or with a decimal separator, a time, a day of a month, an e-mail address, a DOI or a link to a page. */
export function mayHaveFacts(text: string): boolean {
  return /\d\d\d|\d[.,:]\d|\d[\s\u00a0]\p{L}{3}|\p{Ll}[\s\u00a0]\d|@|\]\(/u.test(text);
}

/** Tells if a text may name a span of years. */
export function mayHaveYears(text: string): boolean {
  return /\d{4}(?:[–-]|[ \u00a0](?:до|по|to|until|and)[ \u00a0])\d{4}/.test(text);
}

/** The Latin and Cyrillic letters of a text, each once; no ligatures, which are none of their own. */
export function lettersIn(text: string): string[] {
  return [
    ...new Set(
      text.match(
        /(?=[\p{Lu}\p{Ll}])(?![\u0132\u0133\u01c4-\u01cc\ufb00-\ufb06])[\p{Script=Latin}\p{Script=Cyrillic}]/gu,
      ),
    ),
  ];
}

/** An initial, as a pattern: В. О. Петренко, Дж. Сміт, Yu. Koval. */
export const initial = '\\p{Lu}|Д[жз]|Y[aeiu]|[CKSZ]h|Shch|Ts';
