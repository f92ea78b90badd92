import { spawnSync } from 'node:child_process';
import { CommandError } from '../../command/run-command.ts';

/** What git answered. */
interface GitAnswer {
  ok: boolean;
  output: string;
  error: string;
}

/** Asks git in a folder of the project. Throws when there is no git. */
export function askGit(dir: string, args: readonly string[]): GitAnswer {
  const { status, stdout, stderr, error } = spawnSync('git', args, {
    cwd: dir,
    encoding: 'utf8',
    // Messages in English; no question that nobody answers.
    env: { ...process.env, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' },
  });
  if (error)
    throw new CommandError(`git cannot be run: ${error.message}. It is needed to compare with another commit.`);
  return { ok: status === 0, output: stdout.trim(), error: stderr.trim() };
}

/** Runs git. Throws what it said when it fails. */
export function runGit(dir: string, args: readonly string[]): string {
  const { ok, output, error } = askGit(dir, args);
  if (!ok)
    throw new CommandError(`git ${args.find((each) => !each.startsWith('-'))} failed: ${error.split('\n').at(-1)}`);
  return output;
}
