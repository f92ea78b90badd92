import { stemmer } from 'stemmer';
import { toCyrillic } from './look-alikes.ts';
import { ukrainianStem } from './ukrainian-stem.ts';

/**
 * Writes a word with one alphabet: Latin look-alikes among Cyrillic letters become Cyrillic, and so do designations of
 * digits and look-alikes only, such as the steel grade 08X18H10T, whichever way they were typed.
 */
function foldLookAlikes(word: string): string {
  if (!/[A-Za-z]/.test(word)) return word;
  const isMixed = /[\u0400-\u04ff]/.test(word);
  const isDesignation =
    /\d/.test(word) &&
    [...word].every((character) => /\d/.test(character) || toCyrillic.has(character.toUpperCase()));
  if (!isMixed && !isDesignation) return word;
  return word.replace(/[A-Za-z]/g, (character) => toCyrillic.get(character.toUpperCase()) ?? character);
}

/**
 * The way in which words are found: text and query go through the same functions, so that both come out in the same form.
 * The index holds stems, each closed with this letter (of no alphabet in use here): a stem without it matches as the
 * beginning of a word, with it as the whole of one.
 */
export const stemEnd = 'ǁ';

// Looking behind came with Safari 16.4, so that the letter before is put back.
const apostrophes = /(\p{L})['’ʼ‘`´′＇"](?=\p{L})/gu;

/** Soft hyphens, joiners and the like, which a copied text may have, and stress marks. */
const unseen = /\p{Cf}|\u0300|\u0301/gu;

/**
 * Stand for the digits in a stem. Pagefind splits words where letters meet digits, and takes what begins with a part for
 * the word itself: `м²` would be found by every word with м at its beginning.
 */
const digits = 'אבגדהוזחטי';

/** The scheme that may stand before an address, and often does not. */
const scheme = /\bhttps?:\/\/(?:www\.)?/gi;

/** The first letter of words that are written with в after a vowel and with у elsewhere: вчена рада, Учена рада. */
const euphonic = /^в(?=ч|провад|порядк|повноваж|досконал)/;

/** American spelling of a technical term: desulfurization, sulfide. */
const american = /(sul)f/;

/** A text word by word; lone punctuation goes with the word before it, or after it at the beginning. No word holds a plain space. */
export function wordsOf(text: string): string[] {
  const isLone = (part: string) => !/[\p{L}\p{N}]/u.test(part);
  const words: string[] = [];
  for (const part of text.split(/\s+/)) {
    if (!part) continue;
    const before = words.at(-1);
    if (before !== undefined && (isLone(part) || isLone(before))) words[words.length - 1] = `${before}\u00a0${part}`;
    else words.push(part);
  }
  return words;
}

/** A word as the index holds it, its parts joined by hyphens: `Запорізько-криворізький` → `запорізькǁ-криворізькǁ`. */
export function indexToken(word: string): string {
  return stems(word)
    .map((stem) => stem + stemEnd)
    .join('-');
}

/** The stems of all words of a text. */
export function stems(text: string): string[] {
  return foldedWords(text).map(stemOf);
}

/**
 * A whole title as one token, by which the page with exactly this name is found before those whose names contain its
 * words: `Учена рада` → `ǁученрадǁ`. No word begins like it.
 */
export function titleToken(title: string): string {
  return stemEnd + stems(title).join('') + stemEnd;
}

/** The words of a text in lowercase letters of one alphabet, without apostrophes and stress marks, not yet stemmed. */
export function foldedWords(text: string): string[] {
  const plain = text
    .replace(unseen, '')
    .replace(scheme, '')
    // Before an acute accent in its place becomes a space.
    .replace(apostrophes, '$1')
    .normalize('NFKC');
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    withoutAccents(foldLookAlikes(word)).toLowerCase().replaceAll('ґ', 'г'),
  );
}

/** `Škoda` → `Skoda`; й and ї, which are letters of their own, stay. */
function withoutAccents(word: string): string {
  return /[\u00c0-\u024f]/.test(word)
    ? word
        .normalize('NFD')
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC')
    : word;
}

function stemOf(word: string): string {
  if (/\d/.test(word)) return word.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
  if (/[\u0400-\u04ff]/.test(word)) return ukrainianStem(word.replace(euphonic, 'у'));
  return stemmer(word.replace(american, '$1ph'));
}
