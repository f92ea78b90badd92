import type { Diagnostic } from './diagnostic.ts';

/** Known errors and warnings by file: how often each message occurs. Lines do not count, so that they may move. */
export type Baseline = Record<string, Record<string, number>>;

/** What a check found, compared with a baseline. */
export interface BaselineResult {
  /** What is not in the baseline. */
  fresh: Diagnostic[];
  /** The baseline without what has been fixed. */
  left: Baseline;
  /** How many known diagnostics remain, and how many have been fixed. */
  known: number;
  fixed: number;
}

/** Counts diagnostics for a baseline. */
export function toBaseline(diagnostics: readonly Diagnostic[]): Baseline {
  const baseline: Baseline = {};
  for (const diagnostic of diagnostics) {
    const counts = baseline[diagnostic.file] ?? {};
    counts[keyOf(diagnostic)] = (counts[keyOf(diagnostic)] ?? 0) + 1;
    baseline[diagnostic.file] = counts;
  }
  return baseline;
}

/** Takes the known diagnostics out of what was found. The baseline that is left never has more than the one before. */
export function compareWithBaseline(diagnostics: readonly Diagnostic[], baseline: Baseline): BaselineResult {
  const left: Baseline = {};
  const fresh = diagnostics.filter((diagnostic) => {
    const allowed = baseline[diagnostic.file]?.[keyOf(diagnostic)] ?? 0;
    const counts = left[diagnostic.file] ?? {};
    const count = counts[keyOf(diagnostic)] ?? 0;
    if (count >= allowed) return true;
    left[diagnostic.file] = { ...counts, [keyOf(diagnostic)]: count + 1 };
    return false;
  });
  const known = sum(left);
  return { fresh, left, known, fixed: sum(baseline) - known };
}

function keyOf({ code, message }: Diagnostic): string {
  return `${code}: ${message}`;
}

function sum(baseline: Baseline): number {
  return Object.values(baseline).reduce(
    (total, counts) => total + Object.values(counts).reduce((part, count) => part + count, 0),
    0,
  );
}
