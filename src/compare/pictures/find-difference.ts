import { diffArrays } from 'diff';
import { type Box, cutOut, cutTop, mostRows } from './cut-out.ts';
import { RawPicture } from './raw-picture.ts';

/** Two pictures of a page, cut to where they differ. */
export interface Difference {
  before: Buffer;
  after: Buffer;
  /** How many places differ further down. */
  further: number;
}

/** Differences with fewer rows between them are framed as one. */
const fewestBetween = 40;
/** So many blank rows more or less are no difference: below a change, lines may be rounded to other pixels. */
const mostRounded = 2;
/** Pictures that differ in more rows are not taken apart: from the first to the last. */
const maxEditLength = 1500;

/** Rows that differ: those of the one picture, in whose place are those of the other. */
interface Run {
  before: [from: number, to: number];
  after: [from: number, to: number];
}

/**
 * Finds where two pictures of a page differ, cuts them around it and frames it. Rows are compared as the lines of a text are:
 * what only moved down is not marked. Undefined when both look the same.
 */
export async function findDifference(before: Buffer, after: Buffer): Promise<Difference | undefined> {
  const [old, now] = await Promise.all([RawPicture.read(before), RawPicture.read(after)]);
  const runs = differentRows(old.rows(), now.rows());
  const [first] = runs;
  if (!first) return undefined;
  const shown = runs.filter(
    (run) => run.after[0] - first.after[0] < mostRows && run.before[0] - first.before[0] < mostRows,
  );
  const columns = shown.map((run) => columnsOf(run, old, now) ?? { left: 0, right: now.width });
  const boxes = (of: 'before' | 'after') =>
    shown.flatMap(({ [of]: [top, bottom] }, at): Box[] => (columns[at] ? [{ top, bottom, ...columns[at] }] : []));
  return {
    before: await cutOut(before, old, boxes('before')),
    after: await cutOut(after, now, boxes('after')),
    further: runs.length - shown.length,
  };
}

/** The top of a picture of a page that has nothing to be compared with. */
export async function topOf(picture: Buffer): Promise<Buffer> {
  return cutTop(picture, await RawPicture.read(picture));
}

function differentRows(old: string[], now: string[]): Run[] {
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < most - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  const [oldRows, nowRows] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const found = diffArrays(oldRows, nowRows, { maxEditLength }) ?? [
    { count: oldRows.length, removed: true, added: false },
    { count: nowRows.length, removed: false, added: true },
  ];
  const all: Run[] = [];
  let [atOld, atNow] = [start, start];
  for (const { count, removed, added } of found) {
    const [toOld, toNow] = [atOld + (added ? 0 : count), atNow + (removed ? 0 : count)];
    if (added || removed) all.push({ before: [atOld, toOld], after: [atNow, toNow] });
    [atOld, atNow] = [toOld, toNow];
  }
  const runs = all.filter(({ before, after }) => !isRounding(old, before) || !isRounding(now, after));
  return joinNeighbours(runs.length ? runs : all);
}

/** Whether rows are few and repeat the one above them or the one below. */
function isRounding(rows: readonly string[], [from, to]: [number, number]): boolean {
  const own = rows.slice(from, to);
  return own.length <= mostRounded && [rows[from - 1], rows[to]].some((beside) => own.every((row) => row === beside));
}

function joinNeighbours(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    const isNear = (of: 'before' | 'after') => last && run[of][0] - last[of][1] < fewestBetween;
    if (last && isNear('before') && isNear('after')) {
      last.before[1] = run.before[1];
      last.after[1] = run.after[1];
    } else joined.push(run);
  }
  return joined;
}

/** The columns in which rows differ. Where there are more rows than before, that cannot be told. */
function columnsOf(
  { before, after }: Run,
  old: RawPicture,
  now: RawPicture,
): { left: number; right: number } | undefined {
  const count = after[1] - after[0];
  if (count !== before[1] - before[0]) return undefined;
  const found = Array.from({ length: count }, (_, row) => now.difference(after[0] + row, old, before[0] + row));
  const known = found.filter((each) => each !== undefined);
  return { left: Math.min(...known.map(([from]) => from)), right: Math.max(...known.map(([, to]) => to)) };
}
