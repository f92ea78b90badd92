import { stems } from '../../lib/text/search-words.ts';

/** A piece of a text; what was searched for is marked. */
export interface MarkedText {
  text: string;
  marked: boolean;
}

/** A word without the characters before and after it. */
const bare = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su;

const length = 32;
/** The number of words before the one found an excerpt may begin, to begin with a sentence. */
const lookBack = 12;

/**
 * The piece of a text with the most words that were found.
 * @param words the words of the text
 * @param found the places of the words that were found
 * @param fromStart whether the beginning is to be shown all the same
 */
export function excerpt(words: readonly string[], found: readonly number[], fromStart = false): MarkedText[] {
  const places = [...new Set(found)].filter((place) => place < words.length).sort((a, b) => a - b);
  const within = (start: number) => places.filter((place) => place >= start && place < start + length).length;
  const best = places.reduce((most, place) => (within(place) > within(most) ? place : most), places[0] ?? 0);
  const start = fromStart ? 0 : Math.max(0, Math.min(beginning(words, best), words.length - length));
  const end = Math.min(words.length, start + length);
  const marked = new Set(places);
  const shown = words.slice(start, end);
  // A divider at the end divides nothing.
  if (shown.length) shown.push((shown.pop() ?? '').replace(/[\s·]+$/, ''));
  return [
    ...(start > 0 ? [{ text: '… ', marked: false }] : []),
    ...markedRuns(shown, (index) => marked.has(start + index)),
    ...(end < words.length ? [{ text: ' …', marked: false }] : []),
  ];
}

/** Where to begin, so that a place is read with what it is about: at its sentence or label, when that is near. */
function beginning(words: readonly string[], place: number): number {
  for (let before = place - 1; before >= place - lookBack; before -= 1) {
    const word = words[before];
    if (word === undefined) return 0;
    if (/[.!?…·]$/.test(word)) return before + 1;
  }
  return place - 6;
}

/** A title with the words marked that begin with one of the stems searched for. */
export function markedTitle(title: string, searched: readonly string[]): MarkedText[] {
  const words = title.split(' ');
  return markedRuns(words, (index) =>
    stems(words[index] ?? '').some((stem) => searched.some((each) => stem.startsWith(each))),
  );
}

/** Tells if a title holds all that is searched for. */
export function namesAll(title: string, searched: readonly string[]): boolean {
  const named = stems(title);
  return searched.every((each) => named.some((stem) => stem.startsWith(each)));
}

/** Joins words to runs that are marked or not; punctuation and spaces around what is marked belong to none. */
function markedRuns(words: readonly string[], isMarked: (index: number) => boolean): MarkedText[] {
  const runs: MarkedText[] = [];
  const add = (text: string, marked: boolean) => {
    const last = runs.at(-1);
    if (last?.marked === marked) last.text += text;
    else if (text) runs.push({ text, marked });
  };
  for (const [index, word] of words.entries()) {
    const [, before = '', inner = '', after = ''] = isMarked(index) ? (bare.exec(word) ?? []) : ['', word];
    const isRun = index > 0 && before === '' && isMarked(index) && runs.at(-1)?.marked === true;
    if (index > 0) add(' ', isRun);
    add(before, false);
    add(inner, true);
    add(after, false);
  }
  return runs;
}
