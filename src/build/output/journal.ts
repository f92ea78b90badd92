import { existsSync, lstatSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../../cache/checksummed-file.ts';
import { ifThere } from '../../command/if-there.ts';
import { adoptNextState, discardNextState, idFile } from './site-state.ts';

/** What is left to do to a site, as paths below it. */
export interface Journal {
  /** The files that are moved from beside the site to their places, in this order. */
  moved: string[];
  /** The files that are removed afterwards. */
  removed: string[];
}

const version = 'journal 1';

/** Where the files of the next version lie until they are moved to their places. */
export function nextDir(outDir: string): string {
  return `${outDir}.next`;
}

/** Says what will be done. From here on the change is finished, by this build or the next. */
export function writeJournal(outDir: string, journal: Journal): void {
  writeChecksummed(journalPath(outDir), version, journal);
}

/**
 * Finishes what a build that died had begun to do to its site; what it had not begun is dropped.
 * @param statePath where the state of the site is kept
 */
export function finishInterrupted(outDir: string, statePath: string): void {
  const journal = readChecksummed<Journal>(journalPath(outDir), version);
  if (journal) makeChanges(outDir, statePath, journal);
  else discardNextState(statePath);
  rmSync(nextDir(outDir), { recursive: true, force: true });
}

/** Makes the changes of a journal, or the rest of them. Each file is replaced by one rename: a reader sees the old or the new one. */
export function makeChanges(outDir: string, statePath: string, { moved, removed }: Journal): void {
  const made = new Set<string>();
  for (const path of moved) {
    const [from, to] = [join(nextDir(outDir), path), join(outDir, path)];
    const folder = dirname(path);
    if (!made.has(folder)) makeFolder(outDir, folder);
    made.add(folder);
    moveIfThere(from, to);
  }
  const emptied = new Set<string>();
  for (const path of removed) {
    removeFile(join(outDir, path));
    emptied.add(dirname(path));
  }
  removeEmptyFolders(outDir, emptied);
  adoptNextState(statePath);
  rmSync(journalPath(outDir), { force: true });
}

/** Removes a file, unless it is gone already or gave way to a folder of the site. */
function removeFile(path: string): void {
  if (ifThere(() => lstatSync(path))?.isDirectory() === false) rmSync(path);
}

/** Makes a folder of the site, also where a file that is not of the site is in its way. */
function makeFolder(outDir: string, folder: string): void {
  const parts = folder.split('/');
  for (const [index] of parts.entries()) {
    const path = join(outDir, ...parts.slice(0, index + 1));
    if (ifThere(() => lstatSync(path))?.isDirectory() === false) rmSync(path);
  }
  mkdirSync(join(outDir, folder), { recursive: true });
}

/**
 * A file that is no longer beside the site was moved before the build died. What may be in the way is looked for only when
 * the rename fails: a site has tens of thousands of files.
 */
function moveIfThere(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!existsSync(from)) return;
    if (!ifThere(() => lstatSync(to))?.isDirectory()) throw error;
    rmSync(to, { recursive: true });
    renameSync(from, to);
  }
}

function removeEmptyFolders(outDir: string, folders: Iterable<string>): void {
  for (let folder of folders) {
    for (; folder !== '.'; folder = dirname(folder)) {
      try {
        rmdirSync(join(outDir, folder));
      } catch {
        // Something is still in it.
        break;
      }
    }
  }
}

/**
 * Orders files so that a server which reads meanwhile serves no page before what it names: first files whose names tell
 * their bytes apart, then pages, then what says of the whole site.
 */
export function inOrder(paths: readonly string[]): string[] {
  const rank = (path: string) => {
    if (path === idFile) return 3;
    if (/^_|^pagefind\/\w+\.json$/.test(path)) return 2;
    return /\.html$|^content\/pages\//.test(path) ? 1 : 0;
  };
  return [...paths].sort((a, b) => rank(a) - rank(b));
}

function journalPath(outDir: string): string {
  return `${outDir}.journal`;
}
