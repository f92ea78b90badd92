import { constants } from 'node:os';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Calls `use` and then `cleanUp`, whatever ends the work but SIGKILL: an error, the end of the process, a signal. */
export async function withCleanUp<Result>(cleanUp: () => void, use: () => Promise<Result>): Promise<Result> {
  const end = (signal: NodeJS.Signals): never => process.exit(128 + constants.signals[signal]);
  process.on('exit', cleanUp);
  for (const signal of signals) process.on(signal, end);
  try {
    return await use();
  } finally {
    cleanUp();
    process.off('exit', cleanUp);
    for (const signal of signals) process.off(signal, end);
  }
}
