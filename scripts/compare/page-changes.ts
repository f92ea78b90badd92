import { diffArrays } from 'diff';
import { digest } from '../../src/lib/cache/file-hashes.ts';
import { groupBy } from '../../src/lib/cache/once-per.ts';
import { addressIn, type Part, parts, readLines, readParts, withoutBuildNames } from './read-page.ts';

/** A piece of a line: in both versions, or only in the one before or after. */
export interface Piece {
  text: string;
  only?: 'before' | 'after';
}

/** One change of a part of a page. */
export interface Change {
  part: Part;
  /** Of a line; `markup`: only elements and attributes that are not read, and the look may have changed. */
  type: 'added' | 'removed' | 'moved' | 'text' | 'markup';
  /** The pieces of the line, in their order. */
  pieces: readonly Piece[];
}

/**
 * Key of what a change says of the words themselves, without those around them: the same for a name that changes in many texts, and
 * for a link under other words. What was moved stands for itself.
 */
export function signatureOf({ part, type, pieces }: Change): string {
  return JSON.stringify([part, type, pieces.filter(({ only }) => only || type === 'moved')]);
}

/** Counts the characters that visitors see changed. */
export function amountOf(changes: readonly Change[]): number {
  const amounts = changes.map(({ type, pieces }) =>
    pieces.reduce((sum, { text, only }) => sum + (only ? text.length : 0), type === 'moved' ? 10 : 1),
  );
  return amounts.reduce((sum, amount) => sum + amount, 0);
}

/** Compares two versions of pages. The same change in the frame of thousands of pages is read once. */
export class PageComparer {
  private readonly known = new Map<string, readonly Change[]>();

  /** The changes of a page, part by part. Empty when only names of bundles and data of scripts differ. */
  compare(before: string, after: string): Change[] {
    if (before === after) return [];
    const [old, now] = [readParts(before), readParts(after)];
    const found = parts
      .filter((part) => old[part] !== now[part])
      .flatMap((part) => this.comparePart(part, withoutBuildNames(old[part]), withoutBuildNames(now[part])));
    // Data for machines follow from the text of a page.
    const isTold = found.some(({ part }) => part === 'main');
    return isTold ? found.filter(({ part, type }) => part !== 'head' || type !== 'markup') : found;
  }

  private comparePart(part: Part, before: string, after: string): readonly Change[] {
    if (before === after) return [];
    const key = digest(part, '\0', before, '\0', after);
    let changes = this.known.get(key);
    if (!changes) {
      const found = compareLines(readLines(before), readLines(after));
      changes = (found.length > 0 ? found : [{ type: 'markup', pieces: [] } as const]).map((each) => ({
        part,
        ...each,
      }));
      this.known.set(key, changes);
    }
    return changes;
  }
}

/** Lines and words are compared as long as no more of them differ: beyond, they are other ones. */
const mostLines = { maxEditLength: 1000 };
const mostWords = { maxEditLength: 400 };
/** Two texts that have this much in common are versions of one; with less than the second share, every word is replaced. */
const sameText = 0.5;
const leastCommon = 0.3;
/** A new version of a line is looked for among so many that were removed in its place. */
const mostCandidates = 30;

/** The runs of two lists; those that differ in too much are replaced as a whole. */
function diffOf(before: string[], after: string[], most: { maxEditLength: number }) {
  return (
    diffArrays(before, after, most) ?? [
      { value: before, removed: true, added: false },
      { value: after, removed: false, added: true },
    ]
  );
}

/** Lines that were removed between two that stayed, and what stands there now. Objects: the same words may stand twice. */
interface Place {
  removed: { text: string }[];
  added: { text: string }[];
}

/** Compares the lines of a part of a page. Returns the changes in the order of the page. */
function compareLines(before: string[], after: string[]): Omit<Change, 'part'>[] {
  let place: Place = { removed: [], added: [] };
  const places = [place];
  for (const { removed, added, value } of diffOf(before, after, mostLines)) {
    const lines = value.map((text) => ({ text }));
    if (removed) place.removed.push(...lines);
    else if (added) place.added.push(...lines);
    else {
      place = { removed: [], added: [] };
      places.push(place);
    }
  }
  // All that was removed in one place and added in another one has moved, also with a link that leads elsewhere.
  const wordsOf = ({ text }: { text: string }) => text.replace(addressIn, '');
  const free = groupBy(
    places.flatMap(({ removed }) => removed),
    wordsOf,
  );
  const moved = new Map(places.flatMap(({ added }) => added).map((line) => [line, free.get(wordsOf(line))?.shift()]));
  const taken = new Set(moved.values());
  return places.flatMap(({ removed, added }) => {
    const left = new Set(removed.filter((line) => !taken.has(line)));
    const isOnly = left.size === 1 && added.length === 1;
    const told = added.flatMap((line): Omit<Change, 'part'>[] => {
      const from = moved.get(line);
      const old = from ?? bestOf(left, line.text, isOnly ? 0 : sameText);
      if (!old) return [{ type: 'added', pieces: [{ text: line.text, only: 'after' }] }];
      left.delete(old);
      return [
        ...(from && !removed.includes(from) ? [{ type: 'moved', pieces: [{ text: line.text }] } as const] : []),
        ...(old.text === line.text ? [] : [{ type: 'text', pieces: compareWords(old.text, line.text) } as const]),
      ];
    });
    return [
      ...[...left].map(({ text }) => ({ type: 'removed', pieces: [{ text, only: 'before' }] }) as const),
      ...told,
    ];
  });
}

function bestOf(lines: ReadonlySet<{ text: string }>, text: string, least: number): { text: string } | undefined {
  const scored = [...lines].slice(0, mostCandidates).map((line) => ({ line, score: similarity(line.text, text) }));
  const [best] = scored.sort((a, b) => b.score - a.score);
  return best && best.score >= least ? best.line : undefined;
}

/** Addresses, numbers, words, and everything else character by character, each with the space before it: «0,003 %» is a number and a character. */
const tokens =
  / ?(?:\ue000[^\ue001]*\ue001|\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:[-’'ʼ\u00ad][\p{L}\p{M}\p{N}]+)*|.)/gsu;

/** Compares two texts word by word. The space before what changed is not changed. */
function compareWords(before: string, after: string): Piece[] {
  const isOther = similarity(before, after) < leastCommon;
  const tokensOf = (text: string) => (isOther ? [` ${text}`] : (` ${text}`.match(tokens) ?? []));
  const runs = diffOf(tokensOf(before), tokensOf(after), mostWords);
  const pieces = runs.flatMap(({ value, removed, added }, at): Piece[] => {
    const text = value.join('');
    if (!removed && !added) return [{ text }];
    const space = !runs[at - 1]?.removed && text.startsWith(' ') ? [{ text: ' ' }] : [];
    return [...space, { text: text.trim(), only: removed ? 'before' : 'after' }];
  });
  const [first, ...rest] = pieces;
  return [...(first?.text.trim() ? [{ ...first, text: first.text.trimStart() }] : []), ...rest];
}

/** Measures what two texts have in common, from 0 to 1: the share of their words that both have. A picture keeps its name. */
function similarity(before: string, after: string): number {
  const wordsOf = (text: string) =>
    (` ${text}`.match(tokens) ?? [])
      .filter((token) => /[\p{L}\p{N}]/u.test(token))
      .map((token) => token.replace(/\.[\da-f]{10}\b/, ''));
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const left = groupBy(old, (word) => word);
  const common = now.filter((word) => left.get(word)?.shift() !== undefined).length;
  return common === 0 ? 0 : (2 * common) / (old.length + now.length);
}
