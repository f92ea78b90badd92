import { romanize } from './romanize.ts';

/** A name as citations have it: the surname and the initials. */
export interface CitedName {
  family: string;
  /** The initials: `О. Л.` */
  given: string;
}

/**
 * How somebody is cited in both scripts, by the full names of the record: `Калинчак Остап Лук’янович` and `Ostap Kalynchak` give
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

/** Reads `Калинчак О. Л.` */
export function readCitedName(name: string): CitedName {
  const [family = name, ...given] = wordsOf(name);
  return { family, given: given.join(' ') };
}

/** Writes a name as citations have it, with plain spaces. */
export function citedNameText({ family, given }: CitedName): string {
  return `${family} ${given}`.trim();
}

function wordsOf(name: string): string[] {
  return name.trim().split(/[ \u00a0]+/);
}

function initials(letters: readonly string[]): string {
  return letters.map((letter) => `${letter}.`).join(' ');
}
