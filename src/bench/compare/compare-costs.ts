import { join } from 'node:path';
import { ComparedSide } from './compared-side.ts';
import { type Difference, differenceOf, type Measured } from './difference.ts';
import { comparePages } from './page-kinds.ts';

/** What is compared, and how often. */
export interface CostsToCompare {
  /** The project before the change, with packages. */
  baseDir: string;
  /** The project after it. */
  changeDir: string;
  /** A folder for what is built, which the caller removes. */
  workDir: string;
  /** Generated news items. */
  news: number;
  turns: number;
}

/** What is compared, as the summary names it: of the builds of the bench those that differ most from each other. */
const names = {
  coldWithBundling: 'from nothing',
  cold: 'cold',
  editOneText: 'one text edited',
  addNewestItem: 'newest item added',
  unchanged: 'unchanged',
  check: 'check without a cache',
} as const;
type Step = keyof typeof names;

/**
 * Measures two versions of the project in turn, each with its own content: the CPU seconds of one build after the other,
 * of base and change, change and base, so that what else the machine does meets both; then the bytes of what they built.
 * @param say is told what goes on
 * @throws CommandError when one of them cannot be built
 */
export async function compareCosts(
  { baseDir, changeDir, workDir, news, turns }: CostsToCompare,
  say: (line: string) => void,
): Promise<Difference[]> {
  const change = new ComparedSide(changeDir, join(workDir, 'change'), news);
  const base = new ComparedSide(baseDir, join(workDir, 'base'), news);
  say('first build of the change');
  await change.buildFirst(join(changeDir, '.cache'), 'The change');
  say('first build of the base');
  // Pictures are encoded once, unless the change is about them.
  await base.buildFirst(change.folders.cacheDir, 'The base');
  const pages = comparePages(base.folders.outDir, change.folders.outDir);
  for (let turn = 1; turn <= turns; turn++) {
    say(`turn ${turn} of ${turns}`);
    for (const step of Object.keys(names) as Step[]) {
      // The longest build, every second time.
      if (step === 'coldWithBundling' && turn % 2 === 0) continue;
      for (const side of turn % 2 ? [base, change] : [change, base]) await side.measure(step);
    }
  }
  const seconds = (Object.keys(names) as Step[]).map(
    (step): Measured => ({
      what: names[step],
      unit: 'CPU s',
      base: base.secondsOf(step),
      change: change.secondsOf(step),
    }),
  );
  return [...seconds, ...pages].map(differenceOf);
}
