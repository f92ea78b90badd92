import { execFile, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandError } from '../command/run-command.ts';

/** The longest answer, in bytes: a file of the content, or the names of all. */
const longest = 256 * 1024 * 1024;

/** The answer of git. */
export type GitAnswer = ReturnType<typeof askGit>;

interface GitOptions {
  input?: string;
  /** The file of an index of its own, so that neither the work nor its index is touched. */
  index?: string;
}

/**
 * Asks git in a folder, also below a hook, whose environment names the repository of the hook.
 * @returns the output without the line break at its end
 * @throws CommandError when there is no git
 */
export function askGit(dir: string, args: readonly string[], options?: GitOptions) {
  const { ok, stdout, stderr } = spawnGit(dir, args, options);
  return { ok, output: stdout.toString().replace(/\r?\n$/, ''), error: stderr.toString().trim() };
}

/** The most time for an answer of another computer, in milliseconds. */
const longestWait = 60_000;

/** Asks git for something that another computer has to answer; whoever waits can do other things meanwhile. */
export function askGitElsewhere(dir: string, args: readonly string[]): Promise<GitAnswer> {
  return new Promise((resolve) => {
    const options = { cwd: dir, env: gitEnvironment(), maxBuffer: longest, timeout: longestWait };
    execFile('git', args, options, (error, stdout, stderr) => {
      const reason = error?.killed ? `fatal: no answer in ${longestWait / 1000} s` : stderr.trim() || error?.message;
      resolve({ ok: !error, output: stdout.trim(), error: reason ?? '' });
    });
  });
}

/**
 * The texts of files that git knows by names such as `HEAD:./news.json`, by these names; undefined for one that is not there.
 * Git is started once for all of them.
 */
export function readBlobs(dir: string, names: readonly string[]): ReadonlyMap<string, string | undefined> {
  if (names.length === 0) return new Map();
  const { stdout } = spawnGit(dir, ['cat-file', '--batch'], { input: `${names.join('\n')}\n` });
  let at = 0;
  const next = () => {
    const end = stdout.indexOf('\n', at);
    const [, size] = /^\w+ blob (\d+)$/.exec(stdout.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (size === undefined) return undefined;
    const text = stdout.toString('utf8', at, at + Number(size));
    at += Number(size) + 1;
    return text;
  };
  return new Map(names.map((name) => [name, next()]));
}

/** The commit that a name stands for; empty where there is none. */
export function commitOf(dir: string, name: string): string {
  return askGit(dir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]).output;
}

function gitEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _1, GIT_WORK_TREE: _2, GIT_INDEX_FILE: _3, GIT_PREFIX: _4, ...own } = process.env;
  // Messages in English; no question that nobody answers, be it an editor for the words of a commit; who only looks is in nobody's way.
  return { ...own, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0', GIT_EDITOR: 'true', GIT_OPTIONAL_LOCKS: '0' };
}

function spawnGit(dir: string, args: readonly string[], { input, index }: GitOptions = {}) {
  const env = { ...gitEnvironment(), ...(index && { GIT_INDEX_FILE: index }) };
  const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: dir, env, input, maxBuffer: longest });
  // With a status it ran, and failed before it had read all that it was given: it says why itself.
  if (error && status === null) {
    // Node says the same of a program and of the folder that it is to run in.
    if (!existsSync(dir)) throw new CommandError({ en: `There is no folder ${dir}.`, uk: `Немає теки ${dir}.` });
    throw new CommandError({
      en: `git cannot be run: ${error.message}. Install it: https://git-scm.com`,
      uk: `git не запускається: ${error.message}. Встановіть його: https://git-scm.com`,
    });
  }
  return { ok: status === 0, stdout, stderr };
}

/**
 * Runs git in a folder and returns what it prints.
 * @throws CommandError with the line of what it says that has the reason, when it fails
 */
export function runGit(dir: string, args: readonly string[], options?: GitOptions): string {
  const { ok, output, error } = askGit(dir, args, options);
  if (!ok) {
    const [command, reason] = [commandOf(args), gitReason(error)];
    throw new CommandError({
      en: `git ${command} failed: ${reason}`,
      uk: `Команда git ${command} не вдалася: ${reason}`,
    });
  }
  return output;
}

/** Does something with an index of its own, so that neither the work nor its index is touched. */
export function withOwnIndex<Result>(dir: string, use: (own: { index: string }) => Result): Result {
  const index = resolve(dir, runGit(dir, ['rev-parse', '--git-path', `desk-index-${randomUUID()}`]));
  try {
    return use({ index });
  } finally {
    rmSync(index, { force: true });
  }
}

/** The command among the arguments of git: `-c` and `-C` before it have a value. */
function commandOf(args: readonly string[]): string | undefined {
  return args.find((each, index) => !each.startsWith('-') && !/^-c$/i.test(args[index - 1] ?? ''));
}

/** The line of what git says that has the reason for which it failed: not the hints, and not what follows from it. */
export function gitReason(said: string): string {
  const lines = said.split('\n').map((line) => line.trim());
  const told = lines.filter((line) => line && !/^(?:hint|remote):/.test(line));
  const reason = ['! [remote rejected]', 'fatal:', 'error:'].flatMap(
    (start) => told.find((line) => line.startsWith(start)) ?? [],
  )[0];
  return (reason ?? told.at(-1) ?? '').replace(/\s+/g, ' ');
}
