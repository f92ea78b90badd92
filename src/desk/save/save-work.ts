import { CommandError } from '../../lib/command/run-command.ts';
import type { CommandLanguage } from '../../lib/command/words.ts';
import { askGit } from '../../lib/git/git.ts';
import { gitReason } from '../../lib/git/git-reason.ts';
import { isMainBranch } from '../../lib/git/main-branch.ts';
import { unfinishedWork } from '../../lib/git/unfinished-work.ts';
import { toSlug } from '../../lib/text/slug.ts';
import { requestAddress } from './request-address.ts';
import { saveWords } from './words.ts';

const longestName = 50;

/** What is saved. */
interface Work {
  /** The folder that is checked, anywhere in a repository. */
  contentDir: string;
  /** What was done, for the history. */
  message: string;
  language: CommandLanguage;
  /** Checks the content, tells what is wrong and returns the number of errors. */
  check: () => Promise<number>;
}

/** What became of the work. */
export interface SentWork {
  branch: string;
  /** Where its pull request is opened, if that is known. */
  address?: string;
  /** The paths of what has changed elsewhere, and was not saved. */
  others: string[];
}

/**
 * Checks the content, commits what has changed in it on a branch of its own and sends it. Neither forces anything nor touches
 * the main branch.
 * @returns undefined when the content has errors, and nothing was saved
 * @throws CommandError with what is missing
 */
export async function saveWork({ contentDir, message, language, check }: Work): Promise<SentWork | undefined> {
  const words = saveWords[language];
  const git = (...args: string[]) => askGit(contentDir, args);
  // The branch that is published: nothing is ever saved on it.
  const isMain = (branch: string) => isMainBranch(contentDir, branch);
  const remote = requireReady(contentDir, words);
  const changed = changedPaths(git);
  // From the top of the repository, as the paths are.
  const folder = git('rev-parse', '--show-prefix').output;
  const own = changed.filter((path) => path.startsWith(folder));
  const others = changed.filter((path) => !path.startsWith(folder));
  const current = git('symbolic-ref', '--short', '-q', 'HEAD').output;
  const isOwnBranch = current !== '' && !isMain(current);
  const isUnsent = Number(git('rev-list', '--count', 'HEAD', '--not', '--remotes').output) > 0;
  if (own.length === 0 && !isUnsent) throw new CommandError(words.nothing);
  if (own.length === 0 && !isOwnBranch) throw new CommandError(words.noBranch);
  if (own.length > 0 && !message) throw new CommandError(words.noMessage);
  if ((await check()) > 0) return undefined;
  const branch = isOwnBranch ? current : newBranch(git, message, isMain);
  if (branch !== current) required(git('switch', '--quiet', '--create', branch), words.uncommitted);
  if (own.length > 0) {
    required(git('add', '--', '.'), words.uncommitted);
    required(git('commit', '--quiet', '--message', message, '--', '.'), words.uncommitted);
  }
  const sent = git('push', '--set-upstream', 'origin', `${branch}:${branch}`);
  if (!sent.ok) {
    const isRejected = /\[rejected\]|non-fast-forward|fetch first/.test(sent.error);
    throw new CommandError(isRejected ? words.rejected(branch) : words.unsent(sentence(gitReason(sent.error))));
  }
  const address = requestAddress(remote, sent.error, branch);
  return { branch, others, ...(address && { address }) };
}

/** What keeps work from being saved and sent, in words; undefined when all is ready. */
export function missingForSaving(contentDir: string, language: CommandLanguage): string | undefined {
  try {
    requireReady(contentDir, saveWords[language]);
    return undefined;
  } catch (error) {
    if (error instanceof CommandError) return error.messageIn(language);
    throw error;
  }
}

type Git = (...args: string[]) => ReturnType<typeof askGit>;
type Words = (typeof saveWords)[CommandLanguage];

/** Returns the address of the remote repository. @throws CommandError with what is missing */
function requireReady(contentDir: string, words: Words): string {
  const git = (...args: string[]) => askGit(contentDir, args);
  if (!git('rev-parse', '--git-dir').ok) throw new CommandError(words.noRepository);
  // Of several values of a setting, the last one counts.
  const settings = new Map(
    git('config', '--get-regexp', '^user\\.(name|email)$').output.split('\n').map(nameAndValue),
  );
  for (const setting of ['user.name', 'user.email']) {
    if (!settings.get(setting)) throw new CommandError(words.noName(setting));
  }
  const remote = git('remote', 'get-url', 'origin');
  if (!remote.ok) throw new CommandError(words.noRemote);
  const unfinished = unfinishedWork(contentDir);
  if (unfinished) throw new CommandError(words.unfinished(unfinished));
  return remote.output;
}

/** A line of git's settings. */
function nameAndValue(line: string): [name: string, value: string] {
  const [name = ''] = line.split(' ', 1);
  return [name, line.slice(name.length + 1)];
}

/** The paths of what differs from the last commit, staged or not. A file that is moved counts at both places. */
function changedPaths(git: Git): string[] {
  const lines = git('status', '--porcelain', '-z', '--no-renames', '--untracked-files=all').output.split('\0');
  // Two letters and a space are before each path.
  return lines.filter(Boolean).map((line) => line.slice(3));
}

/** A branch named for what was done, and unlike all that there are. */
function newBranch(git: Git, message: string, isMain: (branch: string) => boolean): string {
  const name = toSlug(message)
    .slice(0, longestName)
    .replace(/-[^-]*$/, (end) => (toSlug(message).length > longestName ? '' : end));
  const base = name || 'edit';
  // Git also lists what is below a name: beside `news/x` there can be no `news`.
  const isTaken = (branch: string) =>
    git('for-each-ref', '--count=1', `refs/heads/${branch}`, `refs/remotes/origin/${branch}`).output !== '';
  let branch = base;
  for (let number = 2; isMain(branch) || isTaken(branch); number++) branch = `${base}-${number}`;
  return branch;
}

function required({ ok, error }: ReturnType<typeof askGit>, words: (reason: string) => string): void {
  if (!ok) throw new CommandError(words(sentence(gitReason(error))));
}

function sentence(reason: string): string {
  return reason.replace(/([^.])$/, '$1.');
}
