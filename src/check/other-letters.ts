import { lettersOfFonts } from '../language/letters-of-fonts.ts';

const others = new RegExp(`(?![${lettersOfFonts}])\\p{L}`, 'u');

/** Whether a text may have letters that the fonts of the site lack: a quick look, for nearly all have none. */
export function mayHaveOtherLetters(text: string): boolean {
  return others.test(text);
}
