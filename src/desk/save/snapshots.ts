import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { askGit, runGit, withOwnIndex } from '../../lib/git/git.ts';
import { unfinishedWork } from '../../lib/git/unfinished-work.ts';
import type { ComposedContent } from './composed.ts';
import { writeToIndex } from './newest.ts';
import { saveWords } from './words.ts';

/**
 * The tree of the last commit with the content as it is on the disk; nothing of the work is touched.
 * @param composed what counts of the content, if that is not all
 */
export function contentTree(contentDir: string, composed?: ComposedContent): string {
  return withOwnIndex(contentDir, (own) => {
    runGit(contentDir, ['read-tree', 'HEAD'], own);
    if (composed)
      writeToIndex(contentDir, runGit(contentDir, ['rev-parse', '--show-prefix']), composed.texts, own.index);
    const paths = composed ? composed.assets.map((path) => `:(literal)${path}`) : ['.'];
    if (paths.length > 0) runGit(contentDir, ['add', '--all', '--', ...paths], own);
    return runGit(contentDir, ['write-tree'], own);
  });
}

/**
 * Keeps the content as it is on the disk, committed or not, as a commit that no branch has.
 * @param name what it is kept as, below `refs/desk`
 * @returns the name with which Git gives it back
 */
export function keepSnapshot(contentDir: string, name: string, message: string): string {
  const commit = runGit(contentDir, ['commit-tree', contentTree(contentDir), '-p', 'HEAD', '-m', message]);
  const ref = `refs/desk/${name}`;
  runGit(contentDir, ['update-ref', ref, commit]);
  return ref;
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

/** The number of commits the published branch has that are not here. */
export function newerCommits(contentDir: string, published: string | undefined): number {
  return published ? Number(askGit(contentDir, ['rev-list', '--count', `HEAD..${published}`]).output) : 0;
}
