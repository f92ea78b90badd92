import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ChosenStep, Lane } from './test-steps.ts';

/**
 * Runs steps: those of a lane one after another, lanes beside each other. The first step that fails stops all. What the lane
 * of the last step prints is seen as it comes; what a step of another prints, when it has ended.
 *
 * @returns whether all passed
 */
export async function runSteps(dir: string, steps: readonly ChosenStep[]): Promise<boolean> {
  const stop = new AbortController();
  const seen = steps.at(-1)?.step.lane;
  const passed = new Map<string, Promise<boolean>>();
  const lastOf = new Map<Lane, Promise<boolean>>();
  for (const chosen of steps) {
    const { name, lane, after } = chosen.step;
    const before = Promise.all([lastOf.get(lane), after === undefined ? true : passed.get(after)]);
    const own = before.then((all) => !all.includes(false) && runStep(dir, chosen, lane === seen, stop));
    passed.set(name, own);
    lastOf.set(lane, own);
  }
  return (await Promise.all(passed.values())).every(Boolean);
}

/** Runs one step. One that another's failure stops says nothing more. */
async function runStep(dir: string, { step, files }: ChosenStep, isLive: boolean, stop: AbortController) {
  const { signal } = stop;
  if (signal.aborted) return false;
  const started = performance.now();
  const head = `\n── ${step.name}\n`;
  if (isLive) process.stdout.write(head);
  const [program, args] = step.command(files);
  const child = spawn(program, args, {
    cwd: dir,
    stdio: isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  });
  const interrupt = () => child.kill('SIGINT');
  signal.addEventListener('abort', interrupt);
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => printed.push(part));
  const [status] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', interrupt);
  if (signal.aborted) return false;
  if (!isLive) process.stdout.write(Buffer.concat([Buffer.from(head), ...printed]));
  if (status === 0) {
    console.log(`${step.name}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
    return true;
  }
  stop.abort();
  console.error(`\n${step.name}: failed`);
  return false;
}
