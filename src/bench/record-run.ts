import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askGit } from '../git/git.ts';
import { isoDay } from '../text/iso-date.ts';
import { withBenchFolder } from './bench-folder.ts';
import { thisMachine } from './machine.ts';
import { appendRun, type RecordedRun, readRuns } from './recorded-runs.ts';
import { runBench } from './run-bench.ts';

/** Where runs are kept, below the project. */
export const dataFile = 'docs/performance-data.json';

/**
 * Runs the bench for each number of news items and adds the figures to the data file.
 * @param say is told what goes on
 * @throws CommandError before anything is measured when the file is not as it should be
 */
export async function recordRun(
  root: string,
  counts: readonly number[],
  say: (line: string) => void,
): Promise<RecordedRun> {
  const path = join(root, dataFile);
  readRuns(path);
  const start = factsOf(root);
  const sizes: RecordedRun['sizes'][number][] = [];
  await withBenchFolder(root, async (folder) => {
    for (const count of counts) {
      say(`${count} news items …`);
      sizes.push(await runBench(root, count, folder));
    }
  });
  const run = { ...start, sizes: sizes as RecordedRun['sizes'] };
  appendRun(path, run);
  say(`Written to ${dataFile}. The charts follow: npm run docs`);
  return run;
}

/** What is known of a run before it begins. */
function factsOf(root: string): Omit<RecordedRun, 'sizes'> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const git = (...args: string[]) => askGit(root, args).output;
  return {
    day: isoDay(new Date()),
    version,
    commit: git('rev-parse', '--short=12', 'HEAD') || null,
    // What is measured is code and content.
    modified: Boolean(git('status', '--porcelain', '--', '.', ':!docs')),
    machine: thisMachine(),
  };
}
