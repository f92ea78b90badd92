import { formatNumber } from '../../charts/format-number.ts';
import type { BenchFigures, BuildFigures } from '../bench-figures.ts';
import { isBusy } from '../machine.ts';
import type { RecordedRun } from '../recorded-runs.ts';

/** The builds that the charts show, the costliest first, by the names of their lines. */
export const shownBuilds = [
  { key: 'coldWithBundling', name: 'From nothing' },
  { key: 'cold', name: 'Cold' },
  { key: 'addNewestItem', name: 'Newest item' },
  { key: 'editOneText', name: 'One text' },
  { key: 'unchanged', name: 'Unchanged' },
] as const satisfies readonly { key: keyof BuildFigures; name: string }[];

/** The last of the runs with the most sizes: charts over sizes show one run, not pieces of several. */
export function fullRun(runs: readonly RecordedRun[]): RecordedRun | undefined {
  const most = Math.max(...runs.map(({ sizes }) => sizes.length));
  return runs.filter(({ sizes }) => sizes.length === most).at(-1);
}

/** All sizes of all runs, the smallest first. */
export function sizesOf(runs: readonly RecordedRun[]): number[] {
  return [...new Set(runs.flatMap(({ sizes }) => sizes.map(({ news }) => news)))].sort((a, b) => a - b);
}

/** The runs that have a size, with its figures. */
export function runsOfSize(
  runs: readonly RecordedRun[],
  news: number,
): { run: RecordedRun; figures: BenchFigures }[] {
  return runs.flatMap((run) => {
    const figures = run.sizes.find((size) => size.news === news);
    return figures ? [{ run, figures }] : [];
  });
}

/** An amount as the English documents write it, with some three digits. */
export function amount(value: number): string {
  return formatNumber(value, 'en');
}

/** A count as the English documents write it. */
export function whole(value: number): string {
  return formatNumber(value, 'en', { maximumFractionDigits: 0 });
}

/** Bytes as KB of a thousand. */
export function kilobytes(bytes: number): string {
  return formatNumber(bytes / 1000, 'en', { maximumFractionDigits: 1 });
}

/** What identifies a run: its day, and its commit or else its version. */
export function nameOf({ day, commit, version }: RecordedRun): { day: string; state: string } {
  return { day, state: commit?.slice(0, 7) ?? version };
}

/** Says of which run figures are, in a sentence. */
export function describeRun(run: RecordedRun): string {
  const { cores, cpu, node } = run.machine;
  const { day, state } = nameOf(run);
  const machine = [`${cores} cores`, cpu, `Node ${node}`].filter(Boolean).join(', ');
  return `The run of ${day}, of ${state}: ${machine}${isBusy(run.machine) ? ', busy with other programs' : ''}.`;
}
