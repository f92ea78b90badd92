import { diffArrays } from 'diff';
import { groupBy } from '../../src/lib/cache/once-per.ts';
import { type Part, parts, readLines, readParts, withoutBuildNames } from './read-page.ts';

/** A piece of a line: in both versions, or only in the one before or after. */
export interface Piece {
  text: string;
  only?: 'before' | 'after';
}

/** One change of a part of a page. */
export interface Change {
  part: Part;
  /** Of a line; `markup`: only elements and attributes that are not read, and the look may have changed. */
  type: 'added' | 'removed' | 'text' | 'markup';
  /** The pieces of the line, in their order. */
  pieces: readonly Piece[];
}

/**
 * Key of what a change says of the words themselves, without those around them: the same for a name that changes in many texts, and
 * for a link under other words.
 */
export function signatureOf({ part, type, pieces }: Change): string {
  return JSON.stringify([part, type, pieces.filter(({ only }) => only)]);
}

/** Counts the characters that visitors see changed. */
export function amountOf(changes: readonly Change[]): number {
  const pieces = changes.flatMap((change) => change.pieces.filter(({ only }) => only));
  return pieces.reduce((sum, { text }) => sum + text.length, changes.length);
}

/** Compares two versions of a page, part by part. Nothing has changed when only names of bundles and data of scripts differ. */
export function comparePages(before: string, after: string): Change[] {
  if (before === after) return [];
  const [old, now] = [readParts(before), readParts(after)];
  const found = parts.flatMap((part): Change[] => {
    const [was, is] = [withoutBuildNames(old[part]), withoutBuildNames(now[part])];
    if (was === is) return [];
    const changes = compareLines(readLines(was), readLines(is));
    return changes.length > 0 ? changes.map((each) => ({ part, ...each })) : [{ part, type: 'markup', pieces: [] }];
  });
  // Data for machines follow from the text of a page.
  const isTold = found.some(({ part }) => part === 'main');
  return isTold ? found.filter(({ part, type }) => part !== 'head' || type !== 'markup') : found;
}

/** Two texts that have this much in common are versions of one; with less than the second share, every word is replaced. */
const sameText = 0.5;
const leastCommon = 0.3;

/** Compares the lines of a part of a page. Returns the changes in the order of the page. */
function compareLines(before: string[], after: string[]): Omit<Change, 'part'>[] {
  const runs = diffArrays(before, after);
  return runs.flatMap((run, at) => {
    const [previous, next] = [runs[at - 1], runs[at + 1]];
    if (run.removed) return comparePlace(run.value, next?.added ? next.value : []);
    return run.added && !previous?.removed ? comparePlace([], run.value) : [];
  });
}

/** Compares the lines that stood between two that stayed with those that stand there now. */
function comparePlace(removed: readonly string[], added: readonly string[]): Omit<Change, 'part'>[] {
  const left = [...removed];
  const isOnly = removed.length === 1 && added.length === 1;
  const told = added.map((text): Omit<Change, 'part'> => {
    const old = bestOf(left, text, isOnly ? 0 : sameText);
    if (old === undefined) return { type: 'added', pieces: [{ text, only: 'after' }] };
    left.splice(left.indexOf(old), 1);
    return { type: 'text', pieces: compareWords(old, text) };
  });
  return [...left.map((text) => ({ type: 'removed', pieces: [{ text, only: 'before' }] }) as const), ...told];
}

function bestOf(lines: readonly string[], text: string, least: number): string | undefined {
  const scored = lines.map((line) => ({ line, score: similarity(line, text) }));
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
  const runs = diffArrays(tokensOf(before), tokensOf(after));
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
