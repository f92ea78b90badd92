import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmdirSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { describeFault } from './command-words.ts';
import { CommandError } from './run-command.ts';

/**
 * Returns a folder that a command reads.
 * @param name how the caller calls it: an option or a variable
 */
export function existingFolder(name: string, path: string): string {
  if (!isFolder(path)) {
    throw new CommandError({ en: `${name}: there is no folder ${path}`, uk: `${name}: немає теки ${path}` });
  }
  return path;
}

/**
 * Returns a folder that a command writes into, and makes it if there is none: before the work, which could take minutes.
 * @param name how the caller calls it: an option or a variable
 */
export function writableFolder(name: string, path: string): string {
  try {
    makeFolder(path);
    // Rights do not tell everything: not about a full or read-only disk, and nothing to an administrator.
    rmdirSync(mkdtempSync(join(path, '.writable-')));
  } catch (error) {
    throw new CommandError({
      en: `${name}: cannot write to ${path}. ${describeFault(error) ?? error}`,
      uk: `${name}: не вдається писати в ${path}. ${describeFault(error, 'uk') ?? error}`,
    });
  }
  return path;
}

/** Tells if a path is a folder or below it. */
export function isWithin(path: string, dir: string): boolean {
  const way = relative(dir, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** Where a path leads, with all links followed; the last parts of it need not be there. */
export function followLinks(path: string): string {
  const full = resolve(path);
  if (existsSync(full) || dirname(full) === full) return realpathSync(full);
  return join(followLinks(dirname(full)), basename(full));
}

/** Makes a folder and those above it. Node's own way never returns below folders in which none can be made, like `/proc`. */
function makeFolder(path: string): void {
  if (isFolder(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path);
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isFolder(path)) throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/** The codes of the system where no file can be: below a file, or under too long a name, there is none either. */
const nothingThere = ['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'];

/** The facts of a path; undefined when nothing is there. */
export function ifThere<Found>(read: () => Found): Found | undefined {
  try {
    return read();
  } catch (error) {
    if (nothingThere.includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

/** The text of a file; undefined when there is none. */
export function textIfThere(path: string): string | undefined {
  return ifThere(() => readFileSync(path, 'utf8'));
}
