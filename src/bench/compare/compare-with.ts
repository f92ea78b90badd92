import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { withCommitWorktree } from '../../git/commit-worktree.ts';
import { describeOlderBase, findBase } from '../../git/find-base.ts';
import { thisMachine } from '../machine.ts';
import { compareCosts } from './compare-costs.ts';
import { type Compared, markdownText, plainText } from './comparison-text.ts';

/** How a comparison can be printed. */
export const comparisonFormats = ['pretty', 'json', 'github'] as const;

interface Wanted {
  /** The version before the change, as git reads it. */
  ref: string;
  news: number;
  turns: number;
  format: (typeof comparisonFormats)[number];
}

/**
 * Compares what this version of the project costs with what another one does, and prints it. For GitHub it is also added
 * to the summary of the step, and so is the reason when nothing could be compared.
 * @throws CommandError when there is no such version, or one of the two cannot be built
 */
export async function compareWith(root: string, wanted: Wanted, say: (line: string) => void): Promise<void> {
  const { ref, format, ...size } = wanted;
  const summary = format === 'github' ? process.env.GITHUB_STEP_SUMMARY : undefined;
  const machine = thisMachine();
  try {
    const base = findBase(root, ref);
    const older = describeOlderBase(base);
    if (older) say(older);
    const compared = await withCommitWorktree(
      root,
      base,
      join(root, '.cache/compare'),
      say,
      async (dir): Promise<Compared> => {
        const workDir = join(dir, '.cache/compared');
        const differences = await compareCosts({ baseDir: dir, changeDir: root, workDir, ...size }, say);
        return { base: base.short, ...size, machine, differences };
      },
    );
    if (summary) appendFileSync(summary, `${markdownText(compared)}\n`);
    if (format === 'json') console.log(JSON.stringify(compared, null, 2));
    else console.log(format === 'github' && !summary ? markdownText(compared) : plainText(compared));
  } catch (error) {
    const [reason = ''] = error instanceof Error ? error.message.split('\n') : [];
    if (summary) appendFileSync(summary, `## Costs of this change\n\nNot compared: ${reason}\n`);
    throw error;
  }
}
