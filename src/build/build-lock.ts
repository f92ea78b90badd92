import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ifThere } from '../lib/command/folders.ts';
import { isRunning } from '../lib/command/processes.ts';

// Not proper-lockfile: it recognizes a stale lock by a timestamp that the holder has to renew. A
// build blocks its thread for longer than that while it bundles, and one that was killed would be waited for.

let tasks = 0;

/**
 * Runs a task when no other process runs one with the same lock: a folder with a file that is named for its holder. It is made
 * beside its place and renamed, which fails as long as there is a file in it. Only the files of dead processes are removed,
 * by their names, so that nobody takes a lock from one that lives.
 * @param dir the folder of the lock, which is there only while somebody holds it
 */
export async function withLock<Result>(
  dir: string,
  onWait: () => void,
  task: () => Promise<Result>,
): Promise<Result> {
  const holder = `${processName(process.pid)} ${tasks++}`;
  for (let waits = 0; !take(dir, holder); waits++) {
    if (waits === 0) onWait();
    await sleep(200);
  }
  try {
    return await task();
  } finally {
    rmSync(join(dir, holder), { force: true });
    removeEmpty(dir);
  }
}

function take(dir: string, holder: string): boolean {
  const own = `${dir}-${process.pid}`;
  rmSync(own, { recursive: true, force: true });
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, holder), '');
  try {
    if (tryToMove(own, dir)) return true;
    for (const name of ifThere(() => readdirSync(dir)) ?? [])
      if (!isHeld(name)) rmSync(join(dir, name), { recursive: true, force: true });
    removeEmpty(dir);
    return tryToMove(own, dir);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
}

/** Renames a folder, unless there is one with files in it already, or on Windows one at all. */
function tryToMove(from: string, to: string): boolean {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    const isThere = ['ENOTEMPTY', 'EEXIST', ...(process.platform === 'win32' ? ['EPERM'] : [])];
    if (isThere.includes((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Tells if the process lives that a file of the lock is named for. */
function isHeld(name: string): boolean {
  const [pid = '', start = ''] = name.split(' ');
  return processName(Number(pid)) === `${pid} ${start}`;
}

/** A process by its id and, where the system reports it, its start time: ids are reused. Empty when it does not run. */
function processName(pid: number): string {
  if (!isRunning(pid)) return '';
  const stat = textOf(`/proc/${pid}/stat`);
  return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function removeEmpty(dir: string): void {
  try {
    rmdirSync(dir);
  } catch {
    // Another process has taken it, or it is gone already.
  }
}
