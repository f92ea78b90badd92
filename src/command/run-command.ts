/** The exit code of a command that could not do what it says. */
const failed = 2;

/**
 * Runs a command. The process ends with 0 only when `main` has come to its end: an exception in a promise, a callback or a
 * thread ends it with 2, even where a library handles uncaught errors (vike logs them and keeps the process running).
 * @param main does the work and returns the exit code
 * @param explain describes an expected error; undefined for a bug, whose stack is printed
 */
export async function runCommand(
  main: () => Promise<number>,
  explain: (error: unknown) => string | undefined = () => undefined,
): Promise<void> {
  const fail = (error: unknown): void => {
    console.error(explain(error) ?? error);
    process.exitCode = failed;
  };
  const die = (error: unknown): void => {
    fail(error);
    process.exit(failed);
  };
  process.on('uncaughtException', die);
  process.on('unhandledRejection', die);
  // Until `main` returns, in case a promise never settles.
  process.exitCode = failed;
  try {
    process.exitCode = await main();
  } catch (error) {
    fail(error);
  }
}

/** A command was called with invalid arguments. */
export class UsageError extends Error {}

/** Describes wrong usage: what is wrong, and how the command is used. */
export function withUsage(usage: string): (error: unknown) => string | undefined {
  return (error) => (isUsageError(error) ? `${error.message}\n\n${usage}` : undefined);
}

/** Node's own reader of arguments throws errors of a type error's class, with codes of their own. */
function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError) return true;
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
}
