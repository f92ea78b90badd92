import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';

/** Asks at the terminal and returns the answer; an empty one when the input ends. What is printed stays apart from the output. */
export async function askTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await Promise.race([terminal.question(question), once(terminal, 'close').then(() => '')]);
  } finally {
    terminal.close();
  }
}
