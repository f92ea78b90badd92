import { once } from 'node:events';
import { homedir } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { type CommandLanguage, describeFault, languageOfArguments, type Words, wordsIn } from './command-words.ts';

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

  /** The fault, in a language of editors if there are words for it. */
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
  explain?: (error: unknown) => string | undefined;
  /** True if `main` starts something that lasts and handles its own errors from then on. */
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
    // A handle that has been opened for something that lasts would keep the process running.
    if (lasts) die(error);
    else fail(error);
  }
}

/** The mistake in the arguments of a command, as Node's own reader of them tells it in English; undefined for any other error. */
function argumentErrorWords(error: unknown): Words | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  const { code } = error;
  if (typeof code !== 'string' || !code.startsWith('ERR_PARSE_ARGS_')) return undefined;
  // Node adds how an argument of this form would be passed, which none of the commands takes.
  const en = error.message.replace(/\. To specify a positional argument .*/s, '');
  const argument = /'([^' ]*)/.exec(error.message)?.[1] ?? '';
  return { en, uk: ukrainianWords(code, en, argument) };
}

function ukrainianWords(code: string, english: string, argument: string): string {
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `Невідомий параметр ${argument}`;
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `Зайвий аргумент: ${argument}`;
  if (english.includes('does not take')) return `Параметр ${argument} не має значення`;
  return `Не вказано значення параметра ${argument}`;
}

/** Refuses arguments for which a command has no use, in the words in which it refuses those of commands that take none. */
export function refuseArguments([first]: readonly string[]): void {
  if (first === undefined) return;
  throw new UsageError({ en: `Unexpected argument '${first}'`, uk: `Зайвий аргумент: ${first}` });
}

/** The choice that the value of an option names. Throws when there is no such choice. */
export function oneOf<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((each) => each === value);
  if (!choice) {
    const list = choices.join(', ');
    throw new UsageError({
      en: `${option} ${value}: expected one of ${list}.`,
      uk: `${option} ${value}: очікується одне з ${list}.`,
    });
  }
  return choice;
}

/** The whole number that the value of an option is. Throws when it is none, or less than the least. */
export function wholeNumber(option: string, value: string, least: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= least) return number;
  throw new UsageError(`${option} ${value}: expected a number from ${least}.`);
}

/**
 * The path that an answer names: typed, pasted in quotes, with `~` for the own folder, or dragged into the terminal, which
 * escapes spaces or writes an address.
 */
export function readPath(answer: string, home = homedir()): string {
  const text = answer.trim();
  const bare = /^(['"])(.*)\1$/.exec(text)?.[2] ?? unescaped(text);
  if (/^file:\/\//i.test(bare)) return fileURLToPath(bare);
  return bare.replace(/^~(?=$|[/\\])/, home);
}

/** In Windows the backslash separates folders. */
function unescaped(text: string): string {
  return /^(?:[a-z]:|\\\\)/i.test(text) ? text : text.replace(/\\(.)/g, '$1');
}

/**
 * Asks at the terminal and returns the answer. The question stays apart from what the command prints.
 * @throws CommandError when the input ends, by Ctrl+C or Ctrl+D for instance
 */
export async function askTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const ended = once(terminal, 'close').then(() => {
    throw new CommandError({ en: '\nStopped at the question.', uk: '\nЗупинено на запитанні.' });
  });
  try {
    return await Promise.race([terminal.question(question).catch(() => ended), ended]);
  } finally {
    terminal.close();
  }
}
