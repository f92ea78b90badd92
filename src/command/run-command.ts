import { describeFault } from './describe-fault.ts';

/** The exit code of a command that could not do what it says. */
const failed = 2;

/** An expected error: its message is all that the caller of the command needs, in one line. */
export class CommandError extends Error {}

/** A command was called with invalid arguments: its usage is printed below the message. */
export class UsageError extends CommandError {}

interface CommandOptions {
  /** Describes further expected errors. */
  explain?: (error: unknown) => string | undefined;
  /** Whether `main` starts something that lasts and handles its own errors from then on. */
  lasts?: boolean;
}

/**
 * Runs a command. `--help` prints how it is used. The process ends with 0 only when `main` has come to its end: an exception
 * in a promise, a callback or a thread ends it with 2, even where a library handles uncaught errors (vike logs them and keeps
 * the process running). Wrong usage and faults of the system, a full disk for instance, are described in a line; the stack
 * of anything else is printed.
 * @param main does the work and returns the exit code
 */
export async function runCommand(
  usage: string,
  main: () => Promise<number>,
  { explain, lasts = false }: CommandOptions = {},
): Promise<void> {
  const describe = (error: unknown): unknown => {
    // Node adds how an argument of this form would be passed, which none of the commands takes.
    if (isUsageError(error))
      return `${error.message.replace(/\. To specify a positional argument .*/s, '')}\n\n${usage}`;
    return explain?.(error) ?? (error instanceof CommandError ? error.message : (describeFault(error) ?? error));
  };
  const fail = (error: unknown): void => {
    process.exitCode = failed;
    // Nobody reads on, as after `| head`.
    if ((error as NodeJS.ErrnoException | undefined)?.code !== 'EPIPE') console.error(describe(error));
  };
  const die = (error: unknown): void => {
    fail(error);
    process.exit(failed);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    return;
  }
  // Until `main` returns, in case a promise never settles.
  process.exitCode = failed;
  try {
    process.exitCode = await main();
    if (lasts) for (const event of ['uncaughtException', 'unhandledRejection']) process.off(event, die);
  } catch (error) {
    // What has been opened for something that lasts would keep the process running.
    if (lasts) die(error);
    else fail(error);
  }
}

/** Node's own reader of arguments throws errors of a type error's class, with codes of their own. */
function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
