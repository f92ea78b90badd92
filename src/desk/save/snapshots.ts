import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { askGit, runGit } from '../../lib/git/git.ts';
import { unfinishedWork } from '../../lib/git/unfinished-work.ts';
import { saveWords } from './words.ts';

/**
 * Keeps the content as it is on the disk, committed or not, as a commit that no branch has; nothing of the work is touched.
 * @param name what it is kept as, below `refs/desk`
 * @returns the name with which Git gives it back
 */
export function keepSnapshot(contentDir: string, name: string, message: string): string {
  const index = resolve(contentDir, runGit(contentDir, ['rev-parse', '--git-path', `desk-index-${randomUUID()}`]));
  try {
    runGit(contentDir, ['read-tree', 'HEAD'], { index });
    runGit(contentDir, ['add', '--all', '--', '.'], { index });
    const tree = runGit(contentDir, ['write-tree'], { index });
    const commit = runGit(contentDir, ['commit-tree', tree, '-p', 'HEAD', '-m', message]);
    const ref = `refs/desk/${name}`;
    runGit(contentDir, ['update-ref', ref, commit]);
    return ref;
  } finally {
    rmSync(index, { force: true });
  }
}

/**
 * Gives up a merge, a rebase or whatever else Git has begun: the branch is as it was before.
 * @returns the name with which Git gives back what was in the files
 * @throws CommandError when there is nothing to give up, or it does not work
 */
export function giveUpUnfinished(contentDir: string, language: CommandLanguage): string {
  const command = unfinishedWork(contentDir)?.command;
  if (!command) throw new CommandError(saveWords[language].nothingBegun);
  const kept = keepSnapshot(contentDir, `given-up/${command}-${Date.now()}`, `Given up: git ${command}`);
  runGit(contentDir, command === 'bisect' ? ['bisect', 'reset'] : [command, '--abort']);
  return kept;
}

/** The commit that is checked out. */
export function lastCommit(contentDir: string): string {
  return runGit(contentDir, ['rev-parse', 'HEAD']);
}

/** How many commits the published branch has that are not here. */
export function newerCommits(contentDir: string, published: string | undefined): number {
  return published ? Number(askGit(contentDir, ['rev-list', '--count', `HEAD..${published}`]).output) : 0;
}
