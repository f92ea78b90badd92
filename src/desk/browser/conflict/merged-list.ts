import { asObject } from '../../../content/unknown-value.ts';
import { isSame, type Versions } from './versions.ts';

/** The entries of a list by what tells them apart: their id, or all that they are. */
type Entries = ReadonlyMap<string, unknown>;

/**
 * A list with what both sides added to it, took out of it or changed in it, or undefined where that is not certain: entries that
 * cannot be told apart or stand in another order, or the same entry changed on both sides.
 */
export function mergedList({ base: before = [], theirs: other, mine: own }: Versions): unknown[] | undefined {
  const [base, theirs, mine] = [entriesOf(before), entriesOf(other), entriesOf(own)];
  if (!base || !theirs || !mine) return undefined;
  const kept = [...base.keys()].filter((key) => theirs.has(key) && mine.has(key));
  const [gaps, theirGaps, myGaps] = [gapsOf(base, kept), gapsOf(theirs, kept), gapsOf(mine, kept)];
  if (!gaps || !theirGaps || !myGaps) return undefined;
  const merged: unknown[] = [];
  for (const [index, gap] of gaps.entries()) {
    const added = (keys: readonly string[] = []) => keys.filter((key) => !base.has(key));
    const [theirNew, myNew] = [added(theirGaps[index]), added(myGaps[index])];
    // Also gone from both, where nobody knows what stands for it.
    const isGoneAndChanged = gap.some((key) => !isSame(theirs.get(key) ?? mine.get(key), base.get(key)));
    // What was taken out and put in may be one entry that was changed.
    const isChangedByBoth = gap.length > 0 && theirNew.length > 0 && myNew.length > 0;
    const isAddedTwice = myNew.some((key) => theirs.has(key) && !isSame(theirs.get(key), mine.get(key)));
    if (isGoneAndChanged || isChangedByBoth || isAddedTwice) return undefined;
    merged.push(...theirNew.map((key) => theirs.get(key)));
    merged.push(...myNew.filter((key) => !theirs.has(key)).map((key) => mine.get(key)));
    const anchor = kept[index];
    if (anchor === undefined) continue;
    const [was, their, my] = [base.get(anchor), theirs.get(anchor), mine.get(anchor)];
    if (!isSame(was, their) && !isSame(was, my) && !isSame(their, my)) return undefined;
    merged.push(isSame(was, my) ? their : my);
  }
  return merged;
}

/** The entries of a list; undefined if they cannot be told apart. */
function entriesOf(list: unknown): Entries | undefined {
  if (!Array.isArray(list)) return undefined;
  const entries = new Map(list.map((entry) => [JSON.stringify(asObject(entry).id ?? entry), entry]));
  return entries.size === list.length ? entries : undefined;
}

/** The keys before each of those that are kept, and after the last; undefined if these stand in another order. */
function gapsOf(entries: Entries, kept: readonly string[]): string[][] | undefined {
  const gaps: string[][] = [[]];
  for (const key of entries.keys()) {
    if (kept[gaps.length - 1] === key) gaps.push([]);
    else if (kept.includes(key)) return undefined;
    else gaps.at(-1)?.push(key);
  }
  return gaps;
}
