import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnvironment } from './child-environment.ts';
import { stopSignals } from './stop-signals.ts';

/**
 * Runs a program and returns its exit code. What it says goes to the standard error: the standard output is for the result.
 * When this command is stopped so is the program, and the caller can clean up.
 */
export async function runStep(
  dir: string,
  [program, ...args]: readonly [string, ...string[]],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const child = spawn(program, args, { cwd: dir, env: childEnvironment(env), stdio: ['ignore', 2, 2] });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  for (const signal of stopSignals) process.on(signal, stop);
  try {
    const [status] = (await once(child, 'exit')) as [number | null];
    return status ?? 2;
  } finally {
    for (const signal of stopSignals) process.off(signal, stop);
  }
}

/** How npm is run: by the npm that runs this command, if one does. On Windows it is no program of its own. */
export function npm(...args: string[]): [string, ...string[]] {
  const { npm_execpath: path } = process.env;
  return path ? [process.execPath, path, ...args] : ['npm', ...args];
}
