import { romanize } from './romanize.ts';

/** A name as citations have it: the surname and the initials. */
export interface CitedName {
  /** The surname with its particle: `van der Berg`; or the whole name of a body, and of somebody who has one name only. */
  family: string;
  /** The initials: `О. Л.`; none, where there is but one name. */
  given: string;
  /** Follows the name of one of two who are called the same: `Jr.`, `мол.`, `III`. */
  suffix?: string;
}

const suffix = /^(?:Jr\.?|Sr\.?|I{2,3}|IV|мол\.|ст\.)$/;

/** Two letters stand for one of another alphabet, or shorten a name: `Yu.`, `Kh.`, `Shch.`, «Дж.»; a company is no initial. */
const initial = String.raw`(?!Co\.|St\.)(?:Shch|Sch|Zgh|Dzh|\p{Lu}\p{Ll}?)\.`;
const initialsWord = new RegExp(`^(?:${initial}-?)+$|^\\p{Lu}$`, 'u');

/** True if a word of a name is initials: `О.`, `Л.Ф.`, `Yu.`, `J.-P.` */
export function isInitials(word: string): boolean {
  return initialsWord.test(word) && !suffix.test(word);
}

/** True if a word of a name tells its owner from another one of the same name. */
export function isNameSuffix(word: string): boolean {
  return suffix.test(word);
}

/**
 * The name of somebody as it is cited in both scripts, by the full names of the record: `Калинчак Остап Лук’янович` and `Ostap Kalynchak` give
 * `Калинчак О. Л.` and `Kalynchak O. L.` The initials are romanized, because English names have no patronymic.
 */
export function citedNames(ua: string, en: string): { ua: CitedName; en: CitedName } {
  const [family = '', ...given] = wordsOf(ua);
  const letters = given.map((name) => name.charAt(0));
  return {
    ua: { family, given: initials(letters) },
    en: { family: wordsOf(en).at(-1) ?? '', given: initials(letters.map(romanize)) },
  };
}

/** Reads `Калинчак О. Л.`, `van der Berg J.`, `Quill T. Jr.` and the name of a body, which has no initials. */
export function readCitedName(name: string): CitedName {
  const words = wordsOf(name);
  const last = words.length > 1 && isNameSuffix(words.at(-1) ?? '') ? words.pop() : undefined;
  const start = words.findIndex((_, index) => index > 0 && words.slice(index).every(isInitials));
  const end = start < 0 ? words.length : start;
  return {
    family: words.slice(0, end).join(' '),
    given: words.slice(end).join(' '),
    ...(last && { suffix: last }),
  };
}

/** Writes a name as citations have it, with plain spaces. */
export function citedNameText({ family, given, suffix: last = '' }: CitedName): string {
  return [family, given, last].filter(Boolean).join(' ');
}

/** True if it is the name of a body: several words without initials. */
export function isBody({ family, given }: CitedName): boolean {
  return given === '' && family.includes(' ');
}

function wordsOf(name: string): string[] {
  return name.trim().split(/[ \u00a0]+/);
}

function initials(letters: readonly string[]): string {
  return letters.map((letter) => `${letter}.`).join(' ');
}
