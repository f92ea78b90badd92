import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Runs a task while holding a lock file, so that two builds of one output folder follow each other. A lock whose
 * process is gone is taken over.
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

function tryLock(path: string): boolean {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isAlive(readPid(path))) rmSync(path, { force: true });
    return false;
  }
}

function readPid(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8'));
  } catch {
    return 0;
  }
}

function isAlive(pid: number): boolean {
  if (!pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
