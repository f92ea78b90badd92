import { diffArrays } from 'diff';

/** A piece of a text: in both versions, or only in the one before or after. */
export interface Piece {
  text: string;
  only?: 'before' | 'after';
}

/** Words, numbers, spaces, and everything else character by character: «0,003 %» is a number, a space and a character. */
const tokens = /\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:[-’'ʼ\u00ad][\p{L}\p{M}\p{N}]+)*|[ \n]+|./gsu;
/** Texts that differ in more places than this are two texts. */
const maxEditLength = 400;
/** A text of which less than this share stays is two texts. */
const leastCommon = 0.3;

/** Compares two texts word by word. */
export function compareWords(before: string, after: string): Piece[] {
  if (similarity(before, after) < leastCommon) return replaced(before, after);
  const [old, now] = [tokensOf(before), tokensOf(after)];
  const found = diffArrays(old, now, { maxEditLength });
  if (!found) return replaced(before, after);
  return joinNeighbours(
    found.map(({ value, added, removed }) => ({
      text: value.join(''),
      ...(added ? { only: 'after' } : removed ? { only: 'before' } : {}),
    })),
  );
}

/** How much two texts have in common, from 0 to 1: the share of their words that both have. */
export function similarity(before: string, after: string): number {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (!old.length || !now.length) return 0;
  const left = new Map<string, number>();
  for (const word of old) left.set(word, (left.get(word) ?? 0) + 1);
  let common = 0;
  for (const word of now) {
    const count = left.get(word) ?? 0;
    if (!count) continue;
    left.set(word, count - 1);
    common += 1;
  }
  return (2 * common) / (old.length + now.length);
}

function tokensOf(text: string): string[] {
  return text.match(tokens) ?? [];
}

function wordsOf(text: string): string[] {
  return tokensOf(text).filter((token) => /[\p{L}\p{N}]/u.test(token));
}

function replaced(before: string, after: string): Piece[] {
  const pieces: Piece[] = [
    { text: before, only: 'before' },
    { text: after, only: 'after' },
  ];
  return pieces.filter(({ text }) => text);
}

/** Joins changes between which only a space stays, so that a changed phrase is not taken apart. */
function joinNeighbours(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let [before, after] = ['', ''];
  const flush = () => {
    joined.push(...replaced(before, after));
    [before, after] = ['', ''];
  };
  pieces.forEach(({ text, only }, at) => {
    if (only === 'before') before += text;
    else if (only === 'after') after += text;
    else if (text.trim() === '' && (before || after) && pieces[at + 1]?.only) {
      before += text;
      after += text;
    } else {
      flush();
      joined.push({ text });
    }
  });
  flush();
  return joined;
}
