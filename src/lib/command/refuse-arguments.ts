import { UsageError } from './run-command.ts';

/** Refuses arguments for which a command has no use, in the words in which it refuses those of commands that take none. */
export function refuseArguments([first]: readonly string[]): void {
  if (first === undefined) return;
  throw new UsageError({ en: `Unexpected argument '${first}'`, uk: `Зайвий аргумент: ${first}` });
}
