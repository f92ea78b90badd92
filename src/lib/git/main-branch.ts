import { askGit } from './git.ts';

/** How the main branch is found: as the remote has it, the local one, and one with another name, to which the remote leads. */
export const mainBranches = ['origin/main', 'main', 'origin/HEAD'] as const;

/** Whether a branch is the one that is published, by its name or by what the remote calls its own. */
export function isMainBranch(dir: string, branch: string): boolean {
  const { output } = askGit(dir, ['symbolic-ref', '--short', '--quiet', 'refs/remotes/origin/HEAD']);
  return branch === 'main' || output === `origin/${branch}`;
}
