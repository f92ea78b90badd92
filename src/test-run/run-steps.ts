import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Lane, TestStep } from './test-steps.ts';

/** A step with the tests of it to run: all if none are named. */
export interface ChosenStep {
  step: TestStep;
  files?: readonly string[];
}

/**
 * Runs steps: first those without a lane, one after another, then the lanes beside each other, the steps of each in turn.
 * The first step that fails stops all. What a step prints in a lane stays together; the last lane prints as it goes on.
 *
 * @returns whether all passed
 */
export async function runSteps(dir: string, steps: readonly ChosenStep[]): Promise<boolean> {
  const stop = new AbortController();
  const runAll = async (own: readonly ChosenStep[], isLive: boolean) => {
    for (const chosen of own) if (!(await runStep(dir, chosen, isLive, stop))) return false;
    return true;
  };
  if (!(await runAll(ofLane(steps, undefined), true))) return false;
  const lanes = [...new Set(steps.flatMap(({ step }) => step.lane ?? []))];
  const passed = await Promise.all(lanes.map((lane) => runAll(ofLane(steps, lane), lane === lanes.at(-1))));
  return passed.every(Boolean);
}

function ofLane(steps: readonly ChosenStep[], lane: Lane | undefined): ChosenStep[] {
  return steps.filter(({ step }) => step.lane === lane);
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
