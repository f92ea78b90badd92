import { closest } from '../../lib/text/closest.ts';
import { otherLayout } from '../../lib/text/keyboard-layout.ts';
import { foldedWords, stemEnd, stems } from '../../lib/text/search-words.ts';

/** Words that say nothing alone: a search for others goes without them. */
const small = new Set(
  'і й та а в у на з із зі до про для по від за що як the a an of and in on for to with by at'.split(' '),
);
/** A word that is still being typed may be longer than the stem of the whole one: so much of it has to be one. */
const shortest = 4;

/** The stems that are searched for. */
export function searchedStems(query: string): string[] {
  const all = stems(query);
  const telling = all.filter((stem) => !small.has(stem));
  return telling.length ? telling : all;
}

/**
 * What is asked of the index, one after the other until something is found: all words but the last whole, the last as far as
 * it is typed; then every word as the beginning of others; then the last word without its last letters, which may be
 * the beginning of an ending, as a whole stem.
 */
export function searchTerms(query: string): string[] {
  const searched = searchedStems(query);
  const last = searched.at(-1);
  if (last === undefined) return [];
  const before = searched.slice(0, -1);
  const join = (words: readonly string[], end: string) => [...words, end].join(' ');
  const shortened = [1, 2, 3].map((count) => last.slice(0, -count)).filter((word) => word.length >= shortest);
  return [
    ...new Set([
      join(
        before.map((word) => word + stemEnd),
        last,
      ),
      join(before, last),
      ...shortened.map((word) => join(before, word + stemEnd)),
    ]),
  ];
}

/**
 * Queries that may have been meant: the same keys on the other keyboard layout; the closest known spelling of the words that
 * nothing is found for; and, when each word is found but not all together, the words one by one.
 * @param finds tells whether a query finds anything
 */
export async function suggestions(
  query: string,
  knownWords: () => Promise<readonly string[]>,
  finds: (query: string) => Promise<boolean>,
): Promise<string[]> {
  const typed = query.trim().split(/\s+/);
  const other = otherLayout(query.trim());
  if (await finds(other)) return [other];
  const found = await Promise.all(typed.map(finds));
  const spellings = new Map((await knownWords()).map((word) => [foldedWords(word).join(''), word]));
  const better = typed.map((word, index) => (found[index] ? word : spelling(word, spellings)));
  const telling = better.filter((word) => word !== undefined);
  const whole = telling.join(' ');
  if (whole && whole !== query.trim() && (await finds(whole))) return [whole];
  return telling.length > 1 ? [...new Set(telling)] : telling.filter((word) => word !== query.trim());
}

function spelling(word: string, spellings: ReadonlyMap<string, string>): string | undefined {
  const folded = foldedWords(word).join('');
  if (folded.length < 3) return undefined;
  return spellings.get(closest(folded, spellings.keys(), Math.max(1, Math.round(folded.length / 5))) ?? '');
}
