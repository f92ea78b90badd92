import { diffArrays } from 'diff';
import { groupBy } from '../../cache/group-by.ts';
import type { Block, Link } from '../read/page-blocks.ts';
import type { Change } from './change.ts';
import { compareWords, similarity } from './compare-words.ts';

/** Pages that differ in more blocks than this are two pages. */
const maxEditLength = 1000;
/** Two texts that have this much in common are versions of one. */
const sameText = 0.5;
/** A new version of a block is looked for among so many that were removed in its place. */
const mostCandidates = 30;

/** Compares the blocks of a part of a page. Returns the changes in the order of the page. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): Change[] {
  const keyOf = ({ kind, text, picture }: Block) =>
    `${kind}\0${text}\0${picture?.name ?? ''}\0${picture?.hash ?? ''}`;
  const [old, now] = [before.map(keyOf), after.map(keyOf)];
  const found = diffArrays(old, now, { maxEditLength }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ];
  const changes: Change[] = [];
  let [removed, added]: [Block[], Block[]] = [[], []];
  let [atOld, atNow] = [0, 0];
  const flush = () => {
    changes.push(...pairUp(removed, added));
    [removed, added] = [[], []];
  };
  for (const { value, ...run } of found) {
    if (run.removed) removed.push(...before.slice(atOld, atOld + value.length));
    else if (run.added) added.push(...after.slice(atNow, atNow + value.length));
    else {
      flush();
      for (let step = 0; step < value.length; step++) {
        changes.push(...compareLinks(before[atOld + step]?.links ?? [], after[atNow + step]?.links ?? [], true));
      }
    }
    if (!run.added) atOld += value.length;
    if (!run.removed) atNow += value.length;
  }
  flush();
  return tellMoved(changes);
}

/** Finds the new version of each removed block among the added ones that took its place. */
function pairUp(removed: readonly Block[], added: readonly Block[]): Change[] {
  const left = new Set(removed);
  const versions = new Map<Block, Block>();
  for (const block of added) {
    const alike = [...left].filter((other) => mayBecome(other, block)).slice(0, mostCandidates);
    const scored = alike.map((other) => ({ other, score: likeness(other, block) }));
    const best = scored.sort((a, b) => b.score - a.score)[0];
    const isOnly = removed.length === 1 && added.length === 1 && alike.length === 1;
    if (!best || (best.score < sameText && !isOnly)) continue;
    versions.set(block, best.other);
    left.delete(best.other);
  }
  return [
    ...[...left].map((block): Change => ({ type: 'removed', block })),
    ...added.flatMap((block): Change[] => {
      const version = versions.get(block);
      return version ? compareVersions(version, block) : [{ type: 'added', block }];
    }),
  ];
}

/** Whether a block may be another one's new version: a paragraph becomes a heading with its text as it was. */
function mayBecome(before: Block, after: Block): boolean {
  return before.kind === after.kind || (before.text === after.text && !before.picture && !after.picture);
}

function likeness(before: Block, after: Block): number {
  if (before.picture && before.picture.name === after.picture?.name) return 1;
  return similarity(before.text, after.text);
}

function compareVersions(before: Block, after: Block): Change[] {
  const links = compareLinks(before.links, after.links, before.text === after.text);
  const [old, now] = [before.picture, after.picture];
  const isOther = old && now && (old.name !== now.name || old.hash !== now.hash);
  return [
    ...(isOther ? [{ type: 'picture' as const, before: old.name, after: now.name }] : []),
    ...(before.kind !== after.kind ? [{ type: 'markup' as const }] : []),
    ...(before.text !== after.text
      ? [{ type: 'text' as const, block: after, pieces: compareWords(before.text, after.text) }]
      : []),
    ...links,
  ];
}

/**
 * The links that lead elsewhere under the same words.
 * @param isSameText whether nothing else tells of links that came or went
 */
function compareLinks(before: readonly Link[], after: readonly Link[], isSameText: boolean): Change[] {
  if (before.length === after.length) {
    return after.flatMap((link, at) => {
      const old = before[at];
      return old && old.words === link.words ? changedLink(link.words, old.href, link.href) : [];
    });
  }
  const one = (links: readonly Link[], { words }: Link) => {
    const [first, ...others] = links.filter((link) => link.words === words);
    return others.length ? undefined : first;
  };
  const changed = after.flatMap((link) => {
    const old = one(before, link);
    return old ? changedLink(link.words, old.href, link.href) : [];
  });
  if (!isSameText) return changed;
  return [
    ...changed,
    ...after.flatMap((link) => (one(before, link) ? [] : changedLink(link.words, '', link.href))),
    ...before.flatMap((link) => (one(after, link) ? [] : changedLink(link.words, link.href, ''))),
  ];
}

function changedLink(words: string, before: string, after: string): Change[] {
  return before === after ? [] : [{ type: 'link', words, before, after }];
}

/** What was removed in one place and added in another one was moved. */
function tellMoved(changes: readonly Change[]): Change[] {
  const keyOf = ({ kind, text, picture }: Block) => JSON.stringify([kind, text, picture]);
  const removed = changes.filter((change) => change.type === 'removed');
  const removedByKey = groupBy(removed, ({ block }) => keyOf(block));
  const gone = new Set<Change>();
  const told = changes.flatMap((change): Change[] => {
    if (change.type !== 'added') return [change];
    const { block } = change;
    const from = removedByKey.get(keyOf(block))?.shift();
    if (!from) return [change];
    gone.add(from);
    return [{ type: 'moved', block }, ...compareLinks(from.block.links, block.links, true)];
  });
  return told.filter((change) => !gone.has(change));
}
