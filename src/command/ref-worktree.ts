import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { CommandError } from './run-command.ts';

/** The files of a commit, in a folder of their own, with the packages that they need. */
export interface RefWorktree {
  dir: string;
  /** The full hash of the commit. */
  commit: string;
}

const namePrefix = 'worktree-';

/**
 * Checks out a commit below `parent`, calls `use` with it and removes it, whatever ends the work but SIGKILL; what that
 * leaves behind goes with the next call.
 * @param root the project
 * @param ref a branch, tag or commit, as git reads it: `main`, `HEAD^1`
 * @param parent a folder that git ignores, made when missing
 * @throws CommandError when git knows no such commit, or its packages cannot be installed
 */
export async function withRefWorktree<Result>(
  root: string,
  ref: string,
  parent: string,
  use: (worktree: RefWorktree) => Promise<Result>,
): Promise<Result> {
  const commit = commitOf(root, ref);
  const dir = join(parent, `${namePrefix}${process.pid}`);
  removeAbandoned(root, parent);
  const remove = (): void => removeWorktree(root, dir);
  const end = (signal: NodeJS.Signals): never => process.exit(128 + constants.signals[signal]);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  process.on('exit', remove);
  for (const signal of signals) process.on(signal, end);
  try {
    mkdirSync(parent, { recursive: true });
    git(root, ['worktree', 'add', '--quiet', '--force', '--detach', dir, commit]);
    addPackages(root, dir);
    return await use({ dir, commit });
  } finally {
    remove();
    process.off('exit', remove);
    for (const signal of signals) process.off(signal, end);
  }
}

function commitOf(root: string, ref: string): string {
  const inside = tryGit(root, ['rev-parse', '--is-shallow-repository']);
  if (inside.status !== 0) throw new CommandError(`${root} is not a clone: git tells no other versions of it.`);
  const { status, stdout } = tryGit(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${ref}^{commit}`,
  ]);
  if (status === 0) return stdout.trim();
  if (inside.stdout.trim() !== 'true') throw new CommandError(`git knows no commit ${ref}.`);
  throw new CommandError(`git knows no commit ${ref}: this clone is shallow. Fetch it first: git fetch --unshallow`);
}

/** Links the project's packages when the commit has the same lockfile, and installs its own otherwise. */
function addPackages(root: string, dir: string): void {
  const lockOf = (folder: string): string => readFileSync(join(folder, 'package-lock.json'), 'utf8');
  if (!existsSync(join(dir, 'package-lock.json'))) throw new CommandError('This commit has no package-lock.json.');
  if (!existsSync(join(root, 'node_modules'))) throw new CommandError('No packages are installed. Run: npm ci');
  if (lockOf(dir) === lockOf(root)) linkPackages(join(root, 'node_modules'), join(dir, 'node_modules'));
  else {
    // What it prints goes to where errors go: the output of a command may be JSON.
    const stdio = ['ignore', 2, 2] as const;
    const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
      cwd: dir,
      stdio: [...stdio],
    });
    if (status !== 0) throw new CommandError('npm ci failed for a commit whose package-lock.json differs.');
  }
}

/**
 * Links file by file. A link to the whole folder would lead out of the worktree: the bundler names things by the paths of
 * modules, so that the same code would get other bytes, and workspaces would be those of the project.
 */
function linkPackages(from: string, to: string): void {
  // What tools keep beside the packages (`.vite`) is not shared.
  linkTree(from, to, (name) => !name.startsWith('.') || name === '.bin');
}

function linkTree(from: string, to: string, isWanted = (_name: string) => true): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue;
    const [path, copy] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(path), copy);
    else if (entry.isDirectory()) linkTree(path, copy);
    else linkFile(path, copy);
  }
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

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process is one.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function removeWorktree(root: string, dir: string): void {
  tryGit(root, ['worktree', 'remove', '--force', '--force', dir]);
  // A worktree that git does not know, because it was killed while it made it; a build may still be ending in it.
  rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
}

function git(cwd: string, args: string[]): string {
  const { status, stdout, stderr } = tryGit(cwd, args);
  if (status !== 0) throw new CommandError(`git ${args[0]} ${args[1]} failed: ${stderr.trim().split('\n').at(-1)}`);
  return stdout;
}

/** Runs git in a folder, also below a hook, whose environment names the repository of the hook. */
function tryGit(cwd: string, args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { GIT_DIR: _1, GIT_WORK_TREE: _2, GIT_INDEX_FILE: _3, GIT_PREFIX: _4, ...env } = process.env;
  const { error, ...result } = spawnSync('git', args, { cwd, env, encoding: 'utf8' });
  if (error) throw error;
  return result;
}
