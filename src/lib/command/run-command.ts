import { argumentErrorWords } from './argument-error.ts';
import { describeFault } from './describe-fault.ts';
import { languageOfArguments } from './language-of-environment.ts';
import { type CommandLanguage, type Words, wordsIn } from './words.ts';

/** The exit code of a command that could not do what it says. */
const failed = 2;

/** An expected error: its message is all that the caller of the command needs, in one line. */
export class CommandError extends Error {
  private readonly words: Words | string;

  /** @param words in the languages of editors, or in English alone */
  constructor(words: Words | string) {
    super(wordsIn(words, 'en'));
    this.words = words;
  }

  /** What is wrong, in a language of editors if there are words for it. */
  messageIn(language: CommandLanguage): string {
    return wordsIn(this.words, language);
  }
}

/** A command was called with invalid arguments: its usage is printed below the message. */
export class UsageError extends CommandError {}

/** An expected error in words; undefined for one of ours. */
export function describeError(error: unknown, language: CommandLanguage): string | undefined {
  if (error instanceof CommandError) return error.messageIn(language);
  return argumentErrorWords(error)?.[language] ?? describeFault(error, language);
}

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
 * @param usage in both languages of editors, in which its errors are then told, too, or in English alone
 * @param main does the work and returns the exit code
 */
export async function runCommand(
  usage: Words | string,
  main: () => Promise<number>,
  { explain, lasts = false }: CommandOptions = {},
): Promise<void> {
  const args = process.argv.slice(2);
  const language = typeof usage === 'string' ? 'en' : languageOfArguments(args);
  const describe = (error: unknown): unknown => {
    const told = explain?.(error) ?? describeError(error, language) ?? error;
    const isUsage = error instanceof UsageError || argumentErrorWords(error) !== undefined;
    return isUsage ? `${told}\n\n${wordsIn(usage, language)}` : told;
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
  if (args.some((argument) => argument === '--help' || argument === '-h')) {
    console.log(wordsIn(usage, language));
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
