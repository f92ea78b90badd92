import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { CommandError } from './run-command.ts';

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
