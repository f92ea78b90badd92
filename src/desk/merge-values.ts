import { joinPointer } from '../content/json/json-pointer.ts';
import { asObject, isObject } from '../content/unknown-value.ts';

/** A value in three versions: the one that both began with, theirs and mine. */
export interface Versions {
  base: unknown;
  theirs: unknown;
  mine: unknown;
}

/** A place where both have changed the same. */
export interface Conflict {
  /** In my version; */
  pointer: string;
  /** in theirs where it is of an entry that mine does not have. */
  isTheirs?: true;
}

/** The outcome of two versions of a value. */
interface Merge {
  value: unknown;
  conflicts: Conflict[];
}

/**
 * Merges by value: objects key by key, lists entry by entry, by what tells the entries apart. A text is one value. What is not
 * there is undefined.
 * @param prefer whose version stands where both have changed the same
 */
export function mergeValues(versions: Versions, prefer: 'theirs' | 'mine', pointer = ''): Merge {
  const { base, theirs, mine } = versions;
  if (isSame(theirs, mine) || isSame(base, mine)) return { value: theirs, conflicts: [] };
  if (isSame(base, theirs)) return { value: mine, conflicts: [] };
  if (isObject(theirs) && isObject(mine)) {
    const conflicts: Conflict[] = [];
    const merged: Record<string, unknown> = {};
    for (const key of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
      const own = { base: asObject(base)[key], theirs: theirs[key], mine: mine[key] };
      const each = mergeValues(own, prefer, joinPointer(pointer, key));
      conflicts.push(...each.conflicts);
      if (each.value !== undefined) merged[key] = each.value;
    }
    return { value: merged, conflicts };
  }
  return mergeLists(versions, prefer, pointer) ?? { value: versions[prefer], conflicts: [{ pointer }] };
}

/** A list with what both sides added to it, took out of it or changed in it; undefined where that is not certain. */
export function mergedList(versions: Versions): unknown[] | undefined {
  const merge = mergeLists(versions, 'mine', '');
  return merge?.conflicts.length === 0 ? (merge.value as unknown[]) : undefined;
}

/** Tells if two values are the same, whatever the order of their keys. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((each, index) => isSame(each, other[index]));
  }
  if (!isObject(one) || !isObject(other)) return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]))
  );
}

/** The entries of a list by what tells them apart: their id, or all that they are. */
type Entries = ReadonlyMap<string, unknown>;

/** Merges lists; undefined where entries cannot be told apart, or those without ids may stand for each other. */
function mergeLists(versions: Versions, prefer: 'theirs' | 'mine', pointer: string): Merge | undefined {
  const [base, theirs, mine] = [entriesOf(versions.base ?? []), entriesOf(versions.theirs), entriesOf(versions.mine)];
  if (!base || !theirs || !mine) return undefined;
  const hasIds = [base, theirs, mine].every((list) => [...list.values()].every((entry) => 'id' in asObject(entry)));
  if (!hasIds && !isCertain(base, theirs, mine)) return undefined;
  const myPlaces = placesOf(mine);
  const theirPlaces = placesOf(theirs);
  const merges = orderOf(base, theirs, mine).map((key): Merge => {
    const place = joinPointer(pointer, myPlaces.get(key) ?? theirPlaces.get(key) ?? 0);
    const own = { base: base.get(key), theirs: theirs.get(key), mine: mine.get(key) };
    const { value, conflicts } = mergeValues(own, prefer, place);
    return {
      value,
      conflicts: conflicts.map(({ pointer }) => (mine.has(key) ? { pointer } : { pointer, isTheirs: true })),
    };
  });
  return {
    value: merges.map(({ value }) => value).filter((value) => value !== undefined),
    conflicts: merges.flatMap(({ conflicts }) => conflicts),
  };
}

/** The entries of a list; undefined if they cannot be told apart. */
function entriesOf(list: unknown): Entries | undefined {
  if (!Array.isArray(list)) return undefined;
  const entries = new Map(list.map((entry) => [JSON.stringify(asObject(entry).id ?? entry), entry]));
  return entries.size === list.length ? entries : undefined;
}

function placesOf(entries: Entries): Map<string, number> {
  return new Map([...entries.keys()].map((key, index) => [key, index]));
}

/** The keys of both lists, in the order of the one that was put into another order; of two additions at one place theirs comes first. */
function orderOf(base: Entries, theirs: Entries, mine: Entries): string[] {
  const kept = (list: Entries) =>
    [...list.keys()].filter((key) => [base, theirs, mine].every((each) => each.has(key)));
  const isMoved = (list: Entries) => !isSame(kept(list), kept(base));
  const [lead, other] = isMoved(mine) && !isMoved(theirs) ? [mine, theirs] : [theirs, mine];
  const order = [...lead.keys()];
  let at = 0;
  for (const key of other.keys()) {
    if (lead.has(key)) {
      at = order.indexOf(key) + 1;
      continue;
    }
    const isNew = (each: string | undefined) => each !== undefined && !base.has(each) && !other.has(each);
    while (lead === theirs && isNew(order[at])) at++;
    order.splice(at++, 0, key);
  }
  return order;
}

/** Tells if nothing that one side put in may stand for what the other took out; without ids nobody knows which entry was changed. */
function isCertain(base: Entries, theirs: Entries, mine: Entries): boolean {
  const kept = [...base.keys()].filter((key) => theirs.has(key) && mine.has(key));
  const [gaps, theirGaps, myGaps] = [gapsOf(base, kept), gapsOf(theirs, kept), gapsOf(mine, kept)];
  if (!gaps || !theirGaps || !myGaps) return false;
  const isAdded = (keys: readonly string[] = []) => keys.some((key) => !base.has(key));
  return gaps.every((gap, index) => {
    const isGoneFromBoth = gap.some((key) => !theirs.has(key) && !mine.has(key));
    return gap.length === 0 || !(isGoneFromBoth || (isAdded(theirGaps[index]) && isAdded(myGaps[index])));
  });
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
