import { constants } from 'node:os';
import { stopSignals } from './stop-signals.ts';

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
