import { mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning } from '../command/is-running.ts';
import { compareText } from '../text/compare-text.ts';

// Not proper-lockfile: it recognizes a stale lock by a timestamp that the holder has to renew. A
// build blocks its thread for longer than that while it bundles, and one that was killed would be waited for.

let tickets = 0;

/**
 * Runs a task when no other process runs one with the same lock. Lamport's bakery algorithm: each process draws a ticket,
 * a file of its own in the folder of the lock, and the lowest number is served first. Nobody changes the ticket of a
 * process that lives, so that no two of them can believe they are first; the tickets of dead processes are removed.
 * @param dir the folder of the lock, which is there only while somebody holds it or waits for it
 */
export async function withLock<Result>(
  dir: string,
  onWait: () => void,
  task: () => Promise<Result>,
): Promise<Result> {
  const ticket = join(dir, `${holderOf(process.pid)} ${tickets++}`);
  try {
    drawNumber(dir, ticket);
    for (let waits = 0; !isFirst(dir, ticket); waits++) {
      if (waits === 0) onWait();
      await sleep(200);
    }
    return await task();
  } finally {
    rmSync(ticket, { force: true });
    removeEmpty(dir);
  }
}

/** Writes a number higher than those of all others. While a ticket is empty, its process is still choosing. */
function drawNumber(dir: string, ticket: string): void {
  for (let isThere = false; !isThere; isThere = createTicket(dir, ticket));
  const highest = Math.max(0, ...liveTickets(dir).map(({ number }) => number));
  writeFileSync(ticket, String(highest + 1));
}

/** Returns false when the folder was removed meanwhile by a process that was done. */
function createTicket(dir: string, ticket: string): boolean {
  mkdirSync(dir, { recursive: true });
  try {
    writeFileSync(ticket, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}

/** Whether all others have a higher number. One that is still choosing, with number 0, is waited for: its own may be lower. */
function isFirst(dir: string, ticket: string): boolean {
  const order = ({ name, number }: Ticket) => `${String(number).padStart(12, '0')} ${name}`;
  const all = liveTickets(dir).sort((a, b) => compareText(order(a), order(b)));
  return all[0]?.name === basename(ticket);
}

interface Ticket {
  name: string;
  /** 0 while its process is choosing. */
  number: number;
}

/** The tickets of processes that live. Those of dead ones are removed: nobody else has tickets of their names. */
function liveTickets(dir: string): Ticket[] {
  return readdirSync(dir).flatMap((name) => {
    const [pid = '', start = ''] = name.split(' ');
    if (holderOf(Number(pid)) !== `${pid} ${start}`) {
      rmSync(join(dir, name), { force: true });
      return [];
    }
    const number = read(join(dir, name));
    return number === undefined ? [] : [{ name, number: Number(number) }];
  });
}

function removeEmpty(dir: string): void {
  try {
    rmdirSync(dir);
  } catch {
    // Others wait, or it is gone already.
  }
}

/** A process by its id and, where the system reports it, its start time: ids are reused. Empty when it does not run. */
function holderOf(pid: number): string {
  if (!isRunning(pid)) return '';
  const stat = read(`/proc/${pid}/stat`) ?? '';
  return `${pid} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
