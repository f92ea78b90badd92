import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, statfsSync } from 'node:fs';

/** A program of Node. */
export interface Step {
  name: string;
  args: readonly string[];
}

/**
 * Runs lanes beside each other, and the steps of each one after another. The first step that fails stops all. What the first
 * lane prints is seen as it comes; what a step of another prints, when it has ended.
 *
 * @returns whether all passed
 */
export async function runLanes(dir: string, lanes: readonly (readonly Step[])[]): Promise<boolean> {
  const stop = new AbortController();
  const runs = lanes.map(async (lane, index) => {
    for (const step of lane) if (!(await runStep(dir, step, index === 0, stop))) return false;
    return true;
  });
  return (await Promise.all(runs)).every(Boolean);
}

/** Runs one step. One that another's failure stops says nothing more. */
async function runStep(dir: string, { name, args }: Step, isLive: boolean, stop: AbortController): Promise<boolean> {
  const { signal } = stop;
  if (signal.aborted) return false;
  const started = performance.now();
  const head = `\n── ${name}\n`;
  if (isLive) process.stdout.write(head);
  const child = spawn(process.execPath, args, { cwd: dir, stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  signal.addEventListener('abort', () => child.kill('SIGINT'));
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  const [status] = (await once(child, 'close')) as [number | null];
  if (signal.aborted) return false;
  if (!isLive) process.stdout.write(Buffer.concat([Buffer.from(head), ...printed]));
  if (status === 0) console.log(`${name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  else console.error(`\n${name}: failed`);
  if (status !== 0) stop.abort();
  return status === 0;
}

const inMemory = '/dev/shm';
/** More than all tests together keep there: a container may have but a little of it. */
const roomNeeded = 2 ** 30;

/**
 * Lets tests keep their temporary files in memory, where the system has a folder of it: they make and remove tens of thousands
 * of small ones. A folder that is asked for by TMPDIR is left.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR === undefined && hasRoom()) process.env.TMPDIR = inMemory;
}

function hasRoom(): boolean {
  try {
    accessSync(inMemory, constants.W_OK | constants.X_OK);
    const { bavail, bsize } = statfsSync(inMemory);
    return bavail * bsize > roomNeeded;
  } catch {
    return false;
  }
}
