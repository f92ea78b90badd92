import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The signals that stop a command. */
export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Tells if there is a process with an id. */
export function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // Another user's process is one.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Calls `use` and then `cleanUp`, whatever ends the work but SIGKILL: an error, the end of the process, a signal. */
export async function withCleanUp<Result>(cleanUp: () => void, use: () => Promise<Result>): Promise<Result> {
  const end = (signal: NodeJS.Signals): never => process.exit(128 + constants.signals[signal]);
  process.on('exit', cleanUp);
  for (const signal of stopSignals) process.on(signal, end);
  try {
    return await use();
  } finally {
    cleanUp();
    process.off('exit', cleanUp);
    for (const signal of stopSignals) process.off(signal, end);
  }
}

/**
 * The environment of a process that must not outlive this one, whatever ends it.
 * @param preloads further modules that each Node process of it loads before all else
 */
export function childEnvironment(env: NodeJS.ProcessEnv, preloads: readonly string[] = []): NodeJS.ProcessEnv {
  const paths = [join(import.meta.dirname, 'end-with-parent.mjs'), ...preloads];
  const options = paths.map((path) => `--import ${pathToFileURL(path).href}`);
  return { ...env, NODE_OPTIONS: [env.NODE_OPTIONS, ...options].filter(Boolean).join(' ') };
}

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

/** The command that runs npm: by the npm that runs this command, if one does. On Windows it is no program of its own. */
export function npm(...args: string[]): [string, ...string[]] {
  const { npm_execpath: path } = process.env;
  return path ? [process.execPath, path, ...args] : ['npm', ...args];
}
