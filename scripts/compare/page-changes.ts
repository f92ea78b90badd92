import { diffArrays } from 'diff';
import { digest } from '../../src/lib/cache/file-hashes.ts';
import { groupBy } from '../../src/lib/cache/once-per.ts';
import { type Block, type Link, type Part, parts, readBlocks, readParts, withoutBuildNames } from './read-page.ts';

/** A piece of a text: in both versions, or only in the one before or after. */
export interface Piece {
  text: string;
  only?: 'before' | 'after';
}

/** One change of a part of a page. */
export type Change =
  | { type: 'added' | 'removed' | 'moved'; block: Block }
  | { type: 'text'; block: Block; pieces: readonly Piece[] }
  /** The same words lead elsewhere. Without an address they are no link. */
  | { type: 'link'; words: string; before: string; after: string }
  /** Another picture, or another version of it, which then has the same name. */
  | { type: 'picture'; before: string; after: string }
  /** Only elements and attributes that are not read: the look may have changed. */
  | { type: 'markup' };

/** A change and the part of the page it is in. */
export type PartChange = Change & { part: Part };

/**
 * Key of what a change says of the words themselves, without those around them: the same for a name that changes in many texts. A
 * text that was added or removed stands for itself.
 */
export function signatureOf(change: PartChange): string {
  if (change.type === 'text') {
    const words = change.pieces.filter(({ only }) => only);
    return JSON.stringify([change.part, change.block.picture ? 'alt' : '', words]);
  }
  if ('block' in change)
    return JSON.stringify([change.part, change.type, change.block.text, change.block.picture?.name]);
  // The same address of another text is the same change.
  return JSON.stringify({ ...change, words: undefined });
}

/** Counts the characters that visitors see changed. A picture without words is seen as well as a line of text. */
export function amountOf(changes: readonly Change[]): number {
  const amount = (change: Change) => {
    if (change.type === 'text')
      return change.pieces.reduce((sum, { text, only }) => sum + (only ? text.length : 0), 0);
    if (change.type === 'added' || change.type === 'removed')
      return change.block.text.length + (change.block.picture ? 100 : 0);
    return { moved: 10, link: 10, picture: 100, markup: 1 }[change.type];
  };
  return changes.reduce((sum, change) => sum + amount(change), 0);
}

/** Compares two versions of pages. The same change in the frame of thousands of pages is read once. */
export class PageComparer {
  private readonly known = new Map<string, readonly PartChange[]>();

  /** The changes of a page, part by part. Empty when only names of bundles and data of scripts differ. */
  compare(before: string, after: string): PartChange[] {
    if (before === after) return [];
    const [old, now] = [readParts(before), readParts(after)];
    const found = parts
      .filter((part) => old[part] !== now[part])
      .flatMap((part) => this.comparePart(part, withoutBuildNames(old[part]), withoutBuildNames(now[part])));
    // Data for machines follow from the text of a page.
    const isTold = found.some(({ part }) => part === 'main');
    return isTold ? found.filter(({ part, type }) => part !== 'head' || type !== 'markup') : found;
  }

  private comparePart(part: Part, before: string, after: string): readonly PartChange[] {
    if (before === after) return [];
    const key = digest(part, '\0', before, '\0', after);
    let changes = this.known.get(key);
    if (!changes) {
      const found = compareBlocks(readBlocks(before), readBlocks(after));
      changes = (found.length > 0 ? found : [{ type: 'markup' } as const]).map((change) => ({ ...change, part }));
      this.known.set(key, changes);
    }
    return changes;
  }
}

/** Blocks and words are compared as long as no more of them differ: beyond, they are other ones. */
const mostBlocks = { maxEditLength: 1000 };
const mostWords = { maxEditLength: 400 };
/** Two texts that have this much in common are versions of one; with less than the second share, every word is replaced. */
const sameText = 0.5;
const leastCommon = 0.3;
/** A new version of a block is looked for among so many that were removed in its place. */
const mostCandidates = 30;

/** Compares the blocks of a part of a page. Returns the changes in the order of the page. */
function compareBlocks(before: readonly Block[], after: readonly Block[]): Change[] {
  const keyOf = ({ kind, text, picture }: Block) => JSON.stringify([kind, text, picture]);
  const [old, now] = [[...before], [...after]];
  const changes: Change[] = [];
  let [removed, added]: [Block[], Block[]] = [[], []];
  for (const run of diffOf(before.map(keyOf), after.map(keyOf), mostBlocks)) {
    if (run.removed) removed.push(...old.splice(0, run.value.length));
    else if (run.added) added.push(...now.splice(0, run.value.length));
    else {
      changes.push(...pairUp(removed, added));
      [removed, added] = [[], []];
      for (const _ of run.value)
        changes.push(...compareLinks(old.shift()?.links ?? [], now.shift()?.links ?? [], true));
    }
  }
  changes.push(...pairUp(removed, added));
  return tellMoved(changes, keyOf);
}

/** The runs of two lists; those that differ in too much are replaced as a whole. */
function diffOf(before: string[], after: string[], most: { maxEditLength: number }) {
  return (
    diffArrays(before, after, most) ?? [
      { value: before, removed: true, added: false },
      { value: after, removed: false, added: true },
    ]
  );
}

/** Finds the new version of each removed block among the added ones that took its place. */
function pairUp(removed: readonly Block[], added: readonly Block[]): Change[] {
  const left = new Set(removed);
  const found = added.flatMap((block): Change[] => {
    const scored = [...left].slice(0, mostCandidates).map((other) => ({ other, score: likeness(other, block) }));
    const [best] = scored.filter(({ score }) => score >= 0).sort((a, b) => b.score - a.score);
    const isOnly = removed.length === 1 && added.length === 1;
    if (!best || (best.score < sameText && !isOnly)) return [{ type: 'added', block }];
    left.delete(best.other);
    return compareVersions(best.other, block);
  });
  return [...[...left].map((block): Change => ({ type: 'removed', block })), ...found];
}

/** Measures how far a block is another one's new version, from 0 to 1; none at all if less: a paragraph becomes a heading with its text as it was. */
function likeness(before: Block, after: Block): number {
  if (before.kind !== after.kind) return before.text === after.text && !before.picture && !after.picture ? 1 : -1;
  return before.picture && before.picture.name === after.picture?.name ? 1 : similarity(before.text, after.text);
}

function compareVersions(before: Block, after: Block): Change[] {
  const changes: Change[] = [];
  const [old, now] = [before.picture, after.picture];
  if (old && now && (old.name !== now.name || old.hash !== now.hash))
    changes.push({ type: 'picture', before: old.name, after: now.name });
  if (before.kind !== after.kind) changes.push({ type: 'markup' });
  const isSameText = before.text === after.text;
  if (!isSameText) changes.push({ type: 'text', block: after, pieces: compareWords(before.text, after.text) });
  return [...changes, ...compareLinks(before.links, after.links, isSameText)];
}

/**
 * The links that lead elsewhere under the same words.
 * @param isSameText whether nothing else tells of links that came or went
 */
function compareLinks(before: readonly Link[], after: readonly Link[], isSameText: boolean): Change[] {
  const byWords = (links: readonly Link[]) => groupBy(links, ({ words }) => words);
  const [old, now] = [byWords(before), byWords(after)];
  return [...new Set([...now.keys(), ...old.keys()])].flatMap((words) => {
    const [was, is] = [old.get(words) ?? [], now.get(words) ?? []];
    return Array.from({ length: Math.max(was.length, is.length) }, (_, at) => [was[at]?.href, is[at]?.href]).flatMap(
      ([from, to]): Change[] => {
        if (from === to || (!isSameText && (from === undefined || to === undefined))) return [];
        return [{ type: 'link', words, before: from ?? '', after: to ?? '' }];
      },
    );
  });
}

/** Tells as moved what was removed in one place and added in another one. */
function tellMoved(changes: readonly Change[], keyOf: (block: Block) => string): Change[] {
  const removed = changes.flatMap((change) => (change.type === 'removed' ? [change] : []));
  const byKey = groupBy(removed, ({ block }) => keyOf(block));
  const gone = new Set<Change>();
  const told = changes.flatMap((change): Change[] => {
    const from = change.type === 'added' ? byKey.get(keyOf(change.block))?.shift() : undefined;
    if (change.type !== 'added' || !from) return [change];
    gone.add(from);
    return [{ type: 'moved', block: change.block }, ...compareLinks(from.block.links, change.block.links, true)];
  });
  return told.filter((change) => !gone.has(change));
}

/** Words, numbers, spaces, and everything else character by character: «0,003 %» is a number, a space and a character. */
const tokens = /\p{N}+(?:[.,:]\p{N}+)*|[\p{L}\p{M}\p{N}]+(?:[-’'ʼ\u00ad][\p{L}\p{M}\p{N}]+)*|[ \n]+|./gsu;

/** Compares two texts word by word. Changes between which only a space stays are one, so that a phrase is not taken apart. */
function compareWords(before: string, after: string): Piece[] {
  if (similarity(before, after) < leastCommon) return replaced(before, after);
  const runs = diffOf(before.match(tokens) ?? [], after.match(tokens) ?? [], mostWords);
  const joined: Piece[] = [];
  let [old, now] = ['', ''];
  for (const [at, { value, removed, added }] of runs.entries()) {
    const text = value.join('');
    const isBetween = text.trim() === '' && (old || now) && (runs[at + 1]?.removed || runs[at + 1]?.added);
    if (removed || added || isBetween) {
      if (!added) old += text;
      if (!removed) now += text;
    } else {
      joined.push(...replaced(old, now), { text });
      [old, now] = ['', ''];
    }
  }
  return [...joined, ...replaced(old, now)];
}

function replaced(before: string, after: string): Piece[] {
  const pieces: Piece[] = [
    { text: before, only: 'before' },
    { text: after, only: 'after' },
  ];
  return pieces.filter(({ text }) => text);
}

/** Measures what two texts have in common, from 0 to 1: the share of their words that both have. */
function similarity(before: string, after: string): number {
  const wordsOf = (text: string) => (text.match(tokens) ?? []).filter((token) => /[\p{L}\p{N}]/u.test(token));
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const left = groupBy(old, (word) => word);
  const common = now.filter((word) => left.get(word)?.shift() !== undefined).length;
  return common === 0 ? 0 : (2 * common) / (old.length + now.length);
}
