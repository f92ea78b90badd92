import { stemEnd, stems } from '../../text/search-words.ts';

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
