import { execFileSync } from 'node:child_process';
import { CommandError } from '../command/run-command.ts';

/**
 * The files that differ from another version, as paths from the project's root: committed since the two parted, not yet
 * committed, and new ones.
 *
 * @param ref what to compare with; by default the main branch as the remote has it, or the local one
 * @throws CommandError when there is no such version.
 */
export function changedFiles(root: string, ref?: string): { base: string; files: string[] } {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  const lines = (text: string) => text.split('\0').filter(Boolean);
  const base = (ref ? [ref] : ['origin/main', 'main']).flatMap((name) => {
    try {
      return [git('merge-base', name, 'HEAD').trim()];
    } catch {
      return [];
    }
  })[0];
  if (!base) {
    throw new CommandError(
      `There is nothing to compare with: git knows no ${ref ?? 'main branch'} with a common past. Fetch it, or name another: npm test -- --changed REF`,
    );
  }
  // A file that is moved counts at both places.
  const changed = lines(git('diff', '--name-only', '--no-renames', '-z', base));
  const untracked = lines(git('ls-files', '--others', '--exclude-standard', '-z'));
  return { base: base.slice(0, 10), files: [...new Set([...changed, ...untracked])].sort() };
}
