import { countOf } from '../command/command-words.ts';
import { CommandError } from '../command/run-command.ts';
import { askGit, runGit } from './git.ts';
import { mainBranches } from './published-folder.ts';

/** The commit that the work here is compared with. */
export interface Base {
  /** The caller's name for it. */
  name: string;
  commit: string;
  /** The digits that people write. */
  short: string;
  /** The number of commits the named one has that the work does not; it is then not the one compared with. */
  newer: number;
}

/**
 * Finds the commit to compare with: the named one or, when that went on since, the one where the work here began. What others
 * did meanwhile would otherwise look undone.
 * @param ref a branch, tag or commit; by default the main branch as the remote has it, or the local one
 * @throws CommandError when there is no such commit, with what to do
 */
export function findBase(root: string, ref?: string): Base {
  if (!askGit(root, ['rev-parse', '--git-dir']).ok) {
    throw new CommandError(`There is no git repository in ${root}, so there is nothing to compare with.`);
  }
  const commitOf = (name: string) =>
    askGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  const names = ref === undefined ? mainBranches : [ref];
  const name = names.find((each) => commitOf(each).ok);
  if (name === undefined) throw new CommandError(missingWords(root, ref ?? 'main'));
  const named = commitOf(name);
  // Nothing in common, or not in a shallow clone: the named one itself.
  const began = askGit(root, ['merge-base', named.output, 'HEAD']);
  const commit = began.ok ? began.output : named.output;
  const newer =
    commit === named.output ? 0 : Number(runGit(root, ['rev-list', '--count', `${commit}..${named.output}`]));
  return { name, commit, short: commit.slice(0, 7), newer };
}

/** Says that the work is compared with an older commit than the named one; empty when it is not. */
export function describeOlderBase({ name, short, newer }: Base): string {
  return newer
    ? `${name} has ${countOf(newer, 'commit that is', 'commits that are')} not here. Compared with ${short}, where the work here began.`
    : '';
}

function missingWords(root: string, name: string): string {
  if (!askGit(root, ['rev-list', '--all', '--max-count=1']).output) {
    return `The git repository in ${root} has no commit yet, so there is nothing to compare with.`;
  }
  const isShallow = askGit(root, ['rev-parse', '--is-shallow-repository']).output === 'true';
  return isShallow
    ? `git knows no commit ${name}: this clone is shallow. Fetch it: git fetch --unshallow`
    : `git knows no branch, tag or commit ${name}. Fetch it (git fetch origin ${name}) or see git branch --all.`;
}
