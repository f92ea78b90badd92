/** A text as a part of a regular expression: what has a meaning there stands for itself. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}

/** The pieces of a pattern that matter here: what is escaped, a class of characters, the beginning of a look around, a bracket. */
const pieces = /\\.|\[(?:\\.|[^\\\]])*\]|\(\?<?[=!]|[()]|[^\\[()]+/gsu;

/**
 * A pattern that asks nothing of what stands around its match: it is found wherever the given one is, and in texts without
 * either far sooner, where the given one would look behind at every character.
 */
export function quickLook({ source, flags }: RegExp): RegExp {
  let kept = '';
  // The depth of brackets at which the look around begins that is left out.
  let depth = 0;
  let left: number | undefined;
  for (const [piece] of source.matchAll(pieces)) {
    if (piece.startsWith('(')) depth += 1;
    if (/^\(\?<?[=!]/.test(piece)) left ??= depth;
    if (left === undefined) kept += piece;
    if (piece !== ')') continue;
    if (left === depth) left = undefined;
    depth -= 1;
  }
  return new RegExp(kept, flags.replace('g', ''));
}

/** Part of a text, as offsets. */
export interface TextRange {
  from: number;
  to: number;
}

/** Where a text has what a pattern found in it. */
export function rangeOfMatch({ 0: found, index }: RegExpExecArray): TextRange {
  return { from: index, to: index + found.length };
}

/** Puts spaces in the place of what a pattern finds: offsets stay the same. */
export function blank(text: string, pattern: RegExp): string {
  return text.replace(pattern, (found) => ' '.repeat(found.length));
}

/** The encodings in which a program may have read a text that is UTF-8. */
const encodings = ['windows-1251', 'windows-1252'];
/** Two letters of Ukrainian as they look then, one behind the other. */
const misread = /(?:[РС][^\sА-Яа-яЄІЇҐєіїґ\d.,:;!?()/-]){2}|(?:[ÐÑ][^\sA-Za-z\d]){2}/u;
const run = /[^\0-\x7f]{2,}/g;

/** The byte of each character of an encoding. */
const bytes = encodings.map((encoding) => {
  const all = Uint8Array.from({ length: 256 }, (_, index) => index);
  return new Map([...new TextDecoder(encoding).decode(all)].map((character, index) => [character, index]));
});

/** Where a text has words that a program read in a wrong encoding, as in `РќРѕРІР°`. */
export function findMisread(text: string): TextRange | undefined {
  if (!misread.test(text)) return undefined;
  const found = [...text.matchAll(run)].find(({ 0: word }) => misread.test(word) && reread(word) !== undefined);
  return found && rangeOfMatch(found);
}

/** A text with such words, as it was; undefined where not all of them can be read again. */
export function rereadText(text: string): string | undefined {
  const right = text.replace(run, (word) => reread(word) ?? word);
  return misread.test(right) ? undefined : right;
}

function reread(word: string): string | undefined {
  for (const byteOf of bytes) {
    const read = [...word].map((character) => byteOf.get(character));
    if (read.some((byte) => byte === undefined)) continue;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(read as number[]));
    } catch {
      // Another encoding, or a word as it should be.
    }
  }
  return undefined;
}
