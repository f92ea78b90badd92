import { readContent } from '../../content/content-tree.ts';
import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { askGit, askGitElsewhere, gitReason, runGit, withOwnIndex } from '../../lib/git/git.ts';
import { mainNames } from '../../lib/git/published-folder.ts';
import { toSlug } from '../../lib/text/romanize.ts';
import { type Composition, composedContent } from './composed.ts';
import { fetchNewest, mergeNewest, type Newcomer } from './newest.ts';
import {
  contentTree,
  currentBranch,
  isOwnBranch,
  isPublished,
  localChanges,
  publishedBranch,
  requireSettled,
} from './repository.ts';
import { saveWords } from './words.ts';

/** The end of the address of a pull request on GitHub, Gitea, Bitbucket and GitLab; other addresses may speak of "pull", too. */
const ofRequest =
  /https?:\/\/\S+\/(?:pull\/(?:new\/|\d)|pulls\/\d|pull-requests\/(?:new|\d)|merge_requests\/(?:new|\d)|compare\/\S+\.\.\.)\S*/;

/**
 * The address at which the pull request of a branch is opened.
 * @param remote the address of the repository, as git has it
 * @param said what the repository said when the branch was sent: most name the address
 * @returns undefined where neither tells it
 */
export function requestAddress(remote: string, said: string, branch: string): string | undefined {
  const named = ofRequest.exec(said)?.[0];
  if (named) return named;
  const [, host, path] =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/git@|git@)([\w.-]+)(?::\d+)?[:/](.+?)(?:\.git)?\/?$/.exec(remote) ?? [];
  if (!host || !path) return undefined;
  const name = encodeURIComponent(branch);
  if (host === 'github.com') return `https://${host}/${path}/pull/new/${name}`;
  return /gitlab/.test(host)
    ? `https://${host}/${path}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${name}`
    : undefined;
}

const longestName = 50;

interface Work extends Newcomer {
  message: string;
  /** Says of a changed thing, by its name, whether it goes along; all do if it is not given, and everything else in the folder. */
  isTicked?: Composition['isTicked'] | undefined;
  /** Checks the content that goes along, tells what is wrong and returns the number of errors. */
  check: () => Promise<number>;
}

/** The outcome of saving. */
export type SentWork = NonNullable<Awaited<ReturnType<typeof saveWork>>>;

/**
 * Merges what others have published into the work, checks the content, commits what has changed in it on a branch of its own and sends it.
 * Neither forces anything nor touches the main branch. Work that is published already is not added to.
 * @returns the branch, the address where its pull request is opened if that is known, and the paths of what has changed elsewhere and
 * was not saved; undefined when the content has errors, and nothing was saved
 * @throws CommandError with what is missing, or with what has to be decided first
 */
export async function saveWork({ message, isTicked, check, ...newcomer }: Work) {
  const { contentDir, language } = newcomer;
  const words = saveWords[language];
  const remote = requireReady(contentDir, language);
  requireChange(contentDir, message, words);
  // Without a connection it is saved here, and told that it is not sent.
  const isReached = await fetchNewest(newcomer).then(
    () => true,
    () => false,
  );
  const { undecided } = isReached ? mergeNewest(newcomer) : { undecided: [] };
  if (undecided.some((thing) => isTicked?.(thing) ?? true)) throw new CommandError(words.decide(undecided));
  const tree = () => contentTree(contentDir, isTicked && composedContent(readContent(contentDir), { isTicked }));
  const checked = tree();
  if ((await check()) > 0) return undefined;
  if (tree() !== checked) throw new CommandError(words.changedMeanwhile);
  const branch = switchBranch(contentDir, message, words);
  commit(contentDir, message, checked, words);
  const said = await pushBranch(contentDir, language);
  const address = requestAddress(remote, said, branch);
  const { others } = localChanges(contentDir);
  return { branch, others, ...(address && { address }) };
}

/** Says what became of work, line by line; undefined stands for work that was not saved because of errors. */
export function describeSentWork(sent: SentWork | undefined, language: CommandLanguage): string[] {
  const words = saveWords[language];
  if (!sent) return [words.errors];
  const { branch, address, others } = sent;
  return [
    ...(others.length > 0 ? [words.others(others)] : []),
    words.saved(branch),
    address ? words.open(address) : words.openThere,
  ];
}

/** Sends the branch that is checked out. @returns what the repository said @throws CommandError with why it was not sent */
export async function pushBranch(contentDir: string, language: CommandLanguage): Promise<string> {
  const words = saveWords[language];
  const current = currentBranch(contentDir);
  const sent = await askGitElsewhere(contentDir, ['push', '--set-upstream', 'origin', `${current}:${current}`]);
  if (sent.ok) return sent.error;
  const isRejected = /\[rejected\]|non-fast-forward|fetch first/.test(sent.error);
  throw new CommandError(isRejected ? words.rejected(current) : words.unsent(sentence(gitReason(sent.error))));
}

/** @throws CommandError when there is nothing to save or send, or no word of what was done */
function requireChange(contentDir: string, message: string, words: Words): void {
  const hasChanged = localChanges(contentDir).own.length > 0;
  const isUnsent = Number(askGit(contentDir, ['rev-list', '--count', 'HEAD', '--not', '--remotes']).output) > 0;
  if (!hasChanged && !isUnsent) throw new CommandError(words.nothing);
  if (!hasChanged && !isOwnBranch(contentDir, currentBranch(contentDir))) throw new CommandError(words.noBranch);
  if (hasChanged && !message) throw new CommandError(words.noMessage);
}

/** Goes to the branch of the work: the one that is checked out, or a new one where that is the main branch or has nothing that is not published. */
function switchBranch(contentDir: string, message: string, words: Words): string {
  const current = currentBranch(contentDir);
  const isOwn = isOwnBranch(contentDir, current);
  const main = publishedBranch(contentDir);
  if (isOwn && !(main && message && isPublished(contentDir, main))) return current;
  const branch = newBranch(contentDir, message);
  // Its files are those of the main branch: what is not committed stays as it is.
  const start = isOwn && main ? main : 'HEAD';
  required(askGit(contentDir, ['branch', '--no-track', branch, start]), words.uncommitted);
  required(askGit(contentDir, ['symbolic-ref', 'HEAD', `refs/heads/${branch}`]), words.uncommitted);
  return branch;
}

/** Commits a tree, and nothing where it is that of the last commit; what is staged elsewhere stays so. */
function commit(contentDir: string, message: string, tree: string, words: Words): void {
  if (tree !== runGit(contentDir, ['rev-parse', 'HEAD^{tree}']))
    withOwnIndex(contentDir, (own) => {
      runGit(contentDir, ['read-tree', tree], own);
      required(askGit(contentDir, ['commit', '--quiet', '--message', message], own), words.uncommitted);
    });
  runGit(contentDir, ['reset', '--quiet', '--', '.']);
  askGit(contentDir, ['update-index', '-q', '--refresh']);
}

/** The reason why work cannot be saved and sent, in words; undefined when all is ready. */
export function missingForSaving(contentDir: string, language: CommandLanguage): string | undefined {
  try {
    requireReady(contentDir, language);
    return undefined;
  } catch (error) {
    if (error instanceof CommandError) return error.messageIn(language);
    throw error;
  }
}

type Words = (typeof saveWords)[CommandLanguage];

/** Returns the address of the remote repository. @throws CommandError with what is missing */
function requireReady(contentDir: string, language: CommandLanguage): string {
  const words = saveWords[language];
  const git = (...args: string[]) => askGit(contentDir, args);
  if (!git('rev-parse', '--git-dir').ok) throw new CommandError(words.noRepository);
  const unnamed = ['user.name', 'user.email'].find((setting) => !git('config', setting).output);
  if (unnamed) throw new CommandError(words.noName(unnamed));
  const remote = git('remote', 'get-url', 'origin');
  if (!remote.ok) throw new CommandError(words.noRemote);
  requireSettled(contentDir, language);
  return remote.output;
}

/** A branch named for what was done, and unlike all that there are. */
export function newBranch(contentDir: string, message: string): string {
  const name = toSlug(message)
    .slice(0, longestName)
    .replace(/-[^-]*$/, (end) => (toSlug(message).length > longestName ? '' : end));
  const base = name || 'edit';
  // Git also lists what is below a name: beside `news/x` there can be no `news`.
  const isTaken = (branch: string) =>
    askGit(contentDir, ['for-each-ref', '--count=1', `refs/heads/${branch}`, `refs/remotes/origin/${branch}`])
      .output !== '';
  const main = mainNames(contentDir);
  let branch = base;
  for (let number = 2; main.has(branch) || isTaken(branch); number++) branch = `${base}-${number}`;
  return branch;
}

function required({ ok, error }: ReturnType<typeof askGit>, words: (reason: string) => string): void {
  if (!ok) throw new CommandError(words(sentence(gitReason(error))));
}

function sentence(reason: string): string {
  return reason.replace(/([^.])$/, '$1.');
}
