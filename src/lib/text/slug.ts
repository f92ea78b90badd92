import { latinLookAlikes } from './look-alikes.ts';
import { romanize } from './romanize.ts';

/** Small Latin letters that are no basic ones with a sign, as é is. */
const others: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/**
 * Makes an id, or a part of an address, of words in any language of Latin letters or in Ukrainian. A letter that only looks Latin
 * was meant to be one. Gives an empty text for words without letters.
 */
export function toSlug(words: string): string {
  return hyphenated(romanize(latinLookAlikes(words.normalize('NFC'))));
}

/** Words in Latin letters, as an address has them: `Crème brûlée` → `creme-brulee`. */
export function hyphenated(latin: string): string {
  return latin
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\0-\x7f]/g, (letter) => others[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
