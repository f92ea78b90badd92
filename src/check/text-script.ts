import type { LanguageCode } from '../language/languages.ts';
import { scriptOf } from '../language/script-of.ts';
import { hasCyrillic, hasLatin } from '../text/letters.ts';
import { wordsOnly } from './text-language.ts';

/** Names, formulas and short titles are Latin in every language; a sentence has words in small letters. */
const word = /(?<!\p{L})\p{Ll}{3,}(?!\p{L})/gu;
/** How many such words make a sentence. */
const wordsOfSentence = 4;

/** Whether a text is in the letters of another language than its own: put into the wrong file, or not yet translated. */
export function isInOtherScript(text: string, language: LanguageCode): boolean {
  switch (scriptOf(language)) {
    case 'Latn':
      return hasCyrillic(text) && isMostlyCyrillic(text);
    case 'Cyrl':
      return !hasCyrillic(text) && hasLatin(text) && (wordsOnly(text).match(word) ?? []).length >= wordsOfSentence;
    default:
      return false;
  }
}

/** Whether most letters of a text are Cyrillic: names and formulas within it may be Latin. */
function isMostlyCyrillic(text: string): boolean {
  const words = wordsOnly(text);
  const count = (letters: RegExp) => words.match(letters)?.length ?? 0;
  return count(/[\u0400-\u052f]/g) > count(/[A-Za-z\u00c0-\u024f]/g);
}
