import { askGit } from './git.ts';

/** How the main branch is found: as the remote has it, the local one, and one with another name, to which the remote leads. */
export const mainBranches = ['origin/main', 'main', 'origin/HEAD'] as const;

/** The names of the branch that is published: its usual one, and what the remote calls its own. */
export function mainNames(dir: string): ReadonlySet<string> {
  const { output } = askGit(dir, ['symbolic-ref', '--short', '--quiet', 'refs/remotes/origin/HEAD']);
  return new Set(['main', output.replace(/^origin\//, '')]);
}
