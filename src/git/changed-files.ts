import type { Base } from './find-base.ts';
import { runGit } from './git.ts';

/**
 * The files that differ from another version, as paths from the project's root: committed since, not yet committed, and new
 * ones. A file that is moved counts at both places.
 */
export function changedFiles(root: string, { commit }: Pick<Base, 'commit'>): string[] {
  const list = (...args: string[]) => runGit(root, args).split('\0').filter(Boolean);
  const changed = list('diff', '--name-only', '--relative', '--no-renames', '-z', commit);
  const untracked = list('ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...changed, ...untracked])].sort();
}
