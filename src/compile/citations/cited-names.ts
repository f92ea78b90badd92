import type { Author } from '../../../content/model/publications.ts';
import type { CslName } from '../../namespaces/csl-item.ts';
import { romanize } from '../../text/romanize.ts';
import type { ContentReader } from '../content-reader.ts';

/** A name as publications give it, in both scripts. */
export interface CitedName {
  ua: CslName;
  en: CslName;
}

/**
 * The name of an author, surname and initials: one of our people has that of the record, `Калинчак Остап Лук’янович` and
 * `Ostap Kalynchak`; the initials are romanized, because English records have no patronymic.
 */
export function citedName(content: ContentReader, author: Author): CitedName {
  if (typeof author !== 'string') return { ua: cslName(author.ua), en: cslName(author.en) };
  const [family = '', ...given] = wordsOf(content.person('ua', author).name);
  const english = wordsOf(content.person('en', author).name);
  return {
    ua: { family, given: initials(given.map((name) => name.charAt(0))) },
    en: { family: english.at(-1) ?? '', given: initials(given.map((name) => romanize(name.charAt(0)))) },
  };
}

/** `Калинчак О. Л.` → family name and initials. */
function cslName(name: string): CslName {
  const [family = name, ...given] = wordsOf(name);
  return { family, given: given.join(' ') };
}

function wordsOf(name: string): string[] {
  return name.split(/[ \u00a0]/);
}

function initials(letters: readonly string[]): string {
  return letters.map((letter) => `${letter}.`).join(' ');
}
