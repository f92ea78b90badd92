import { countOf } from '../command/command-words.ts';
import { CommandError } from '../command/run-command.ts';
import { askGit, commitOf, readBlobs, runGit } from './git.ts';

/** The names by which the main branch is found: as the remote has it, the local one, and one with another name, to which the remote leads. */
export const mainBranches = ['origin/main', 'main', 'origin/HEAD'] as const;

/** The names of the branch that is published: its usual one, and what the remote calls its own. */
export function mainNames(dir: string): ReadonlySet<string> {
  const { output } = askGit(dir, ['symbolic-ref', '--short', '--quiet', 'refs/remotes/origin/HEAD']);
  return new Set(['main', output.replace(/^origin\//, '')]);
}

/** A folder as a commit has it. Git is asked when somebody wants to know. */
class FolderOfCommit {
  private readonly known: { changed?: ReadonlySet<string>; all?: ReadonlySet<string> } = {};

  constructor(
    private readonly dir: string,
    readonly commit: string,
  ) {}

  /** Its files that have changed since or are gone, as paths below the folder with forward slashes. */
  get changed(): ReadonlySet<string> {
    const options = ['--name-only', '--no-renames', '--relative', '-z'];
    this.known.changed ??= this.list('diff', ...options, this.commit, '--', '.');
    return this.known.changed;
  }

  /** Tells if it had a file. */
  has(path: string): boolean {
    this.known.all ??= this.list('ls-tree', '-r', '--name-only', '-z', this.commit, './');
    return this.known.all.has(path);
  }

  /** The text of a file as it was; undefined where there was none. */
  read(path: string): string | undefined {
    return this.texts([path]).get(path);
  }

  /** The texts of several files; undefined where there was none. */
  texts(paths: readonly string[]): Map<string, string | undefined> {
    const name = (path: string) => `${this.commit}:./${path}`;
    const blobs = readBlobs(this.dir, paths.map(name));
    return new Map(paths.map((path) => [path, blobs.get(name(path))]));
  }

  private list(...args: string[]): Set<string> {
    return new Set(askGit(this.dir, args).output.split('\0').filter(Boolean));
  }
}

/**
 * Compares a folder with the main branch as the remote has it, or the local one.
 * @returns undefined where there is nothing to compare with: no repository, or no such branch
 */
export function publishedFolder(dir: string): FolderOfCommit | undefined {
  for (const branch of mainBranches) {
    const { ok, output } = askGit(dir, ['merge-base', branch, 'HEAD']);
    if (ok) return new FolderOfCommit(dir, output);
  }
  return undefined;
}

/**
 * Compares a folder with a commit.
 * @param name the commit, the last one if it is not given
 * @returns undefined where there is no repository, or no such commit
 */
export function committedFolder(dir: string, name = 'HEAD'): FolderOfCommit | undefined {
  const commit = commitOf(dir, name);
  return commit ? new FolderOfCommit(dir, commit) : undefined;
}

/** The commit that the work here is compared with. */
export type Base = ReturnType<typeof findBase>;

/**
 * Finds the commit to compare with: the named one or, when that went on since, the one where the work here began. What others
 * did meanwhile would otherwise look undone.
 * @param ref a branch, tag or commit; by default the main branch as the remote has it, or the local one
 * @returns also its name for the caller, the digits that people write, and the number of commits the named one has that the work does not
 * @throws CommandError when there is no such commit, with what to do
 */
export function findBase(root: string, ref?: string) {
  if (!askGit(root, ['rev-parse', '--git-dir']).ok) {
    throw new CommandError(`There is no git repository in ${root}, so there is nothing to compare with.`);
  }
  const names = ref === undefined ? mainBranches : [ref];
  const name = names.find((each) => commitOf(root, each));
  if (name === undefined) throw new CommandError(missingWords(root, ref ?? 'main'));
  const named = commitOf(root, name);
  // Nothing in common, or not in a shallow clone: the named one itself.
  const began = askGit(root, ['merge-base', named, 'HEAD']);
  const commit = began.ok ? began.output : named;
  const newer = commit === named ? 0 : Number(runGit(root, ['rev-list', '--count', `${commit}..${named}`]));
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
