import { stems } from '../../search/search-words.ts';

/** A piece of a text; what was searched for is marked. */
export interface MarkedText {
  text: string;
  marked: boolean;
}

/** How many words an excerpt has. */
const length = 32;

/**
 * The piece of a text with the most words that were found.
 * @param words the words of the text
 * @param found the places of the words that were found
 */
export function excerpt(words: readonly string[], found: readonly number[]): MarkedText[] {
  const places = [...new Set(found)].filter((place) => place < words.length).sort((a, b) => a - b);
  const within = (start: number) => places.filter((place) => place >= start && place < start + length).length;
  const best = places.reduce((most, place) => (within(place) > within(most) ? place : most), places[0] ?? 0);
  // Some words before the first one found tell what it is about.
  const start = Math.max(0, Math.min(best - 6, words.length - length));
  const end = Math.min(words.length, start + length);
  const marked = new Set(places);
  return [
    ...(start > 0 ? [{ text: '… ', marked: false }] : []),
    ...markedRuns(words.slice(start, end), (index) => marked.has(start + index)),
    ...(end < words.length ? [{ text: ' …', marked: false }] : []),
  ];
}

/** A title with the words marked that begin with one of the stems searched for. */
export function markedTitle(title: string, searched: readonly string[]): MarkedText[] {
  const words = title.split(' ');
  return markedRuns(words, (index) =>
    stems(words[index] ?? '').some((stem) => searched.some((each) => stem.startsWith(each))),
  );
}

/** Joins words to runs that are marked or not; the spaces between them belong to none that is marked alone. */
function markedRuns(words: readonly string[], isMarked: (index: number) => boolean): MarkedText[] {
  const runs: MarkedText[] = [];
  const add = (text: string, marked: boolean) => {
    const last = runs.at(-1);
    if (last?.marked === marked) last.text += text;
    else runs.push({ text, marked });
  };
  for (const [index, word] of words.entries()) {
    if (index > 0) add(' ', isMarked(index - 1) && isMarked(index));
    add(word, isMarked(index));
  }
  return runs;
}
