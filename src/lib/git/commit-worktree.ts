import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { isRunning, npm, runStep, withCleanUp } from '../command/processes.ts';
import { CommandError } from '../command/run-command.ts';
import { askGit, runGit } from './git.ts';
import type { Base } from './published-folder.ts';

const namePrefix = 'worktree-';

/**
 * Checks out a commit below `parent` with the packages that it needs, calls `use` with the folder and removes it, whatever ends
 * the work but SIGKILL; what that leaves behind goes with the next call. Nothing of the work here is touched.
 * @param root the project
 * @param parent a folder that git ignores, made when missing
 * @param say is told what takes long
 * @throws CommandError when its packages cannot be installed
 */
export async function withCommitWorktree<Result>(
  root: string,
  { commit, short }: Pick<Base, 'commit' | 'short'>,
  parent: string,
  say: (line: string) => void,
  use: (dir: string) => Promise<Result>,
): Promise<Result> {
  const dir = join(parent, `${namePrefix}${process.pid}`);
  removeAbandoned(root, parent);
  return withCleanUp(
    () => removeWorktree(root, dir),
    async () => {
      mkdirSync(parent, { recursive: true });
      // Hooks of the repository are not for this copy.
      const hookless = ['-c', 'core.hooksPath=/dev/null'];
      runGit(root, [...hookless, 'worktree', 'add', '--quiet', '--force', '--detach', dir, commit]);
      await addPackages(root, dir, () => say(`The packages of ${short} are others: installing them (npm ci).`));
      return await use(dir);
    },
  );
}

/** Links the project's packages when the commit has the same lockfile, and installs its own otherwise. */
async function addPackages(root: string, dir: string, beforeInstall: () => void): Promise<void> {
  const lockOf = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (!existsSync(join(dir, 'package-lock.json'))) throw new CommandError('This commit has no package-lock.json.');
  if (!existsSync(join(root, 'node_modules'))) throw new CommandError('No packages are installed. Run: npm ci');
  if (lockOf(dir) === lockOf(root)) {
    linkPackages(join(root, 'node_modules'), join(dir, 'node_modules'));
    return;
  }
  beforeInstall();
  const install = npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  if ((await runStep(dir, install, process.env)) !== 0)
    throw new CommandError('npm ci failed for a commit whose package-lock.json differs. See above.');
}

/**
 * Links file by file. A link to the whole folder would lead out of the worktree: the bundler names things by the paths of
 * modules, so that the same code would get other bytes, and workspaces would be those of the project.
 */
function linkPackages(from: string, to: string): void {
  // The folder that tools keep beside the packages (`.vite`) is not shared.
  linkTree(from, to, realpathSync(dirname(from)), (name) => !name.startsWith('.') || name === '.bin');
}

function linkTree(from: string, to: string, project: string, isWanted = (_name: string) => true): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue;
    const [path, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(targetOf(path, project), copy, 'junction');
    else if (entry.isDirectory()) linkTree(path, copy, project);
    else linkFile(path, copy);
  }
}

/**
 * Where a link leads: within the project from its own folder, so that the copy leads to the same place of the worktree. On Windows npm makes
 * junctions to workspaces, which have whole paths.
 */
function targetOf(link: string, project: string): string {
  const folder = realpathSync(dirname(link));
  const target = resolve(folder, readlinkSync(link));
  return relative(project, target).startsWith('..') ? target : relative(folder, target);
}

function linkFile(path: string, copy: string): void {
  try {
    linkSync(path, copy);
  } catch {
    // Another disk, or one that has no such links.
    copyFileSync(path, copy);
  }
}

/** Removes what processes that were killed left behind. */
function removeAbandoned(root: string, parent: string): void {
  if (!existsSync(parent)) return;
  for (const name of readdirSync(parent)) {
    const pid = Number(name.startsWith(namePrefix) && name.slice(namePrefix.length));
    if (pid && (pid === process.pid || !isRunning(pid))) removeWorktree(root, join(parent, name));
  }
}

function removeWorktree(root: string, dir: string): void {
  askGit(root, ['worktree', 'remove', '--force', '--force', dir]);
  // A worktree that git does not know, because it was killed while it made it; a build may still be ending in it.
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}
