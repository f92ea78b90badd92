import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

// Not proper-lockfile: it recognizes a stale lock by a timestamp that the holder has to renew. A
// build blocks its thread for longer than that while it bundles, and one that was killed would be waited for.

/**
 * Runs a task while holding a lock file, so that builds of one output folder are serialized. A stale lock, whose
 * process is gone, is removed.
 */
export async function withLock<Result>(
  path: string,
  onWait: () => void,
  task: () => Promise<Result>,
): Promise<Result> {
  mkdirSync(dirname(path), { recursive: true });
  for (let waits = 0; !tryLock(path); waits++) {
    if (waits === 0) onWait();
    await sleep(200);
  }
  try {
    return await task();
  } finally {
    rmSync(path, { force: true });
  }
}

/** @param isRetry whether a stale lock has just been removed */
function tryLock(path: string, isRetry = false): boolean {
  try {
    writeFileSync(path, holderOf(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = read(path);
    const pid = Number(holder.split(' ')[0]);
    if (isRetry || (pid && holderOf(pid) === holder)) return false;
    removeDead(path, holder);
    return tryLock(path, true);
  }
}

/** Removes a stale lock. Another build may have done so first and hold the lock by now. */
function removeDead(path: string, holder: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (read(aside) !== holder) linkSync(aside, path);
  } catch {
    // It is gone already.
  }
  rmSync(aside, { force: true });
}

/** A process by its id and, where the system reports it, its start time: ids are reused. */
function holderOf(pid: number): string {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return '';
  }
  const stat = read(`/proc/${pid}/stat`);
  return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
