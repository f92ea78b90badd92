import { askGit } from './git.ts';

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
    this.known.changed ??= this.list(
      'diff',
      '--name-only',
      '--no-renames',
      '--relative',
      '-z',
      this.commit,
      '--',
      '.',
    );
    return this.known.changed;
  }

  /** Tells if it had a file. */
  has(path: string): boolean {
    this.known.all ??= this.list('ls-tree', '-r', '--name-only', '-z', this.commit, './');
    return this.known.all.has(path);
  }

  /** The text of a file as it was; undefined where there was none. */
  read(path: string): string | undefined {
    const { ok, output } = askGit(this.dir, ['show', `${this.commit}:./${path}`]);
    return ok ? output : undefined;
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
 * Compares a folder with the last commit.
 * @returns undefined where there is no repository, or nothing committed yet
 */
export function committedFolder(dir: string): FolderOfCommit | undefined {
  const { ok, output } = askGit(dir, ['rev-parse', '--verify', '--quiet', 'HEAD']);
  return ok ? new FolderOfCommit(dir, output) : undefined;
}
