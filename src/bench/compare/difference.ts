/** What one figure was before and after a change, in every turn in which it was measured. */
export interface Measured {
  /** What was measured: a build, or a part of a page. */
  what: string;
  /** The kind of page that it is a part of. */
  of?: string;
  unit: 'CPU s' | 'bytes';
  base: readonly number[];
  change: readonly number[];
}

/** The least and the most of the turns of a figure; the costliest turn is left out when there are several. */
export interface Turns {
  least: number;
  most: number;
}

/** A figure before and after, and what follows from it. */
export interface Difference extends Omit<Measured, 'base' | 'change'> {
  base: Turns;
  change: Turns;
  /** `more` and `less` differ by over 10 %, and no turn of one side lies among those of the other. */
  verdict: 'more' | 'less' | 'within noise' | 'similar';
}

/** A difference is named when it is more than one part in so many. */
const oneIn = 10;
/** What a process takes more or less of its own accord, in seconds. */
const leastSeconds = 0.05;

/** Compares a figure before and after by the least of the turns, because other programs only add to CPU time. */
export function differenceOf({ base, change, ...figure }: Measured): Difference {
  const [before, after] = [turnsOf(base), turnsOf(change)];
  return { ...figure, base: before, change: after, verdict: verdictOf(before, after, figure.unit) };
}

/** The part by which a figure grew: 0.15 for 15 % more. Infinite for what was nothing before. */
export function growthOf({ base, change }: Pick<Difference, 'base' | 'change'>): number {
  return base.least === change.least ? 0 : change.least / base.least - 1;
}

function turnsOf(values: readonly number[]): Turns {
  const sorted = [...values].sort((a, b) => a - b);
  // One turn may have been disturbed.
  const kept = sorted.length > 1 ? sorted.slice(0, -1) : sorted;
  return { least: kept[0] ?? 0, most: kept.at(-1) ?? 0 };
}

function verdictOf(base: Turns, change: Turns, unit: Difference['unit']): Difference['verdict'] {
  const difference = change.least - base.least;
  // Divided, 11 would be a little over 10 % more than 10.
  if (Math.abs(difference) * oneIn <= base.least) return 'similar';
  const apart = base.most < change.least || change.most < base.least;
  if (!apart || (unit === 'CPU s' && Math.abs(difference) < leastSeconds)) return 'within noise';
  return difference > 0 ? 'more' : 'less';
}
