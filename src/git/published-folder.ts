import { askGit } from './git.ts';

/** A folder as the main branch had it where the work here began. */
interface PublishedFolder {
  /** The files that differ, changed, new or gone, as paths below the folder with forward slashes. */
  changed: ReadonlySet<string>;
  /** The text of a file as it was; undefined where there was none. */
  read(path: string): string | undefined;
}

/**
 * Compares a folder with the main branch as the remote has it, or the local one.
 * @returns undefined where there is nothing to compare with: no repository, no such branch, or one without the folder
 */
export function publishedFolder(dir: string): PublishedFolder | undefined {
  const ask = (...args: string[]) => {
    const { ok, output } = askGit(dir, args);
    return ok ? output : undefined;
  };
  const commit = ask('merge-base', 'origin/main', 'HEAD') ?? ask('merge-base', 'main', 'HEAD');
  if (!commit || !ask('ls-tree', '--name-only', commit, './')) return undefined;
  const list = (...args: string[]) =>
    ask(...args)
      ?.split('\0')
      .filter(Boolean) ?? [];
  return {
    changed: new Set([
      ...list('diff', '--name-only', '--no-renames', '--relative', '-z', commit, '--', '.'),
      ...list('ls-files', '--others', '--exclude-standard', '-z'),
    ]),
    read: (path) => ask('show', `${commit}:./${path}`),
  };
}
