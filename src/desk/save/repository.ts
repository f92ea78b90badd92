import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { askGit, commitOf, gitReason, runGit, withOwnIndex } from '../../lib/git/git.ts';
import { mainBranches, mainNames } from '../../lib/git/published-folder.ts';
import { saveWords, type UnfinishedWork } from './words.ts';

/** The branch that is published, as the remote has it; undefined where there is none. */
export function publishedBranch(contentDir: string): string | undefined {
  return mainBranches.find((name) => name.startsWith('origin/') && commitOf(contentDir, name));
}

/** The branch that is checked out; empty for none. */
export function currentBranch(contentDir: string): string {
  return askGit(contentDir, ['symbolic-ref', '--short', '--quiet', 'HEAD']).output;
}

/** Tells if work may be committed on a branch: nothing ever is on the published one. */
export function isOwnBranch(contentDir: string, branch: string): boolean {
  return branch !== '' && !mainNames(contentDir).has(branch);
}

/** Tells if the branch that is checked out was sent, and the main branch has all that it has: hosts may have made one commit of several, and deleted it. */
export function isPublished(contentDir: string, main: string): boolean {
  const wasSent = askGit(contentDir, ['config', `branch.${currentBranch(contentDir)}.remote`]).ok;
  return wasSent && askGit(contentDir, ['diff', '--quiet', main, 'HEAD']).ok;
}

/** The content folder as Git has it before the paths of its files, from the top of the repository. */
export function folderPrefix(contentDir: string): string {
  return runGit(contentDir, ['rev-parse', '--show-prefix']);
}

/**
 * Finds what differs from the last commit, staged or not. A file that is moved counts at both places.
 * @returns the paths below the content folder, and those of others from the top of the repository
 */
export function localChanges(contentDir: string) {
  const prefix = folderPrefix(contentDir);
  const { output } = askGit(contentDir, ['status', '--porcelain', '-z', '--no-renames', '--untracked-files=all']);
  // Two letters and a space are before each path.
  const paths = output.split('\0').flatMap((line) => (line ? [line.slice(3)] : []));
  return {
    own: paths.flatMap((path) => (path.startsWith(prefix) ? [path.slice(prefix.length)] : [])),
    others: paths.filter((path) => !path.startsWith(prefix)),
  };
}

/** The content of a commit with some of what has changed since. */
export interface ComposedContent {
  /** The texts of files that have changed, as they are composed; undefined for those that are not there. */
  texts: Map<string, string | undefined>;
  /** Pictures and documents that go with that, by path below the content folder: those that are gone, too. */
  assets: string[];
}

/**
 * The tree of the last commit with the content as it is on the disk; nothing of the work is touched.
 * @param composed what counts of the content, if that is not all
 */
export function contentTree(contentDir: string, composed?: ComposedContent): string {
  return withOwnIndex(contentDir, (own) => {
    runGit(contentDir, ['read-tree', 'HEAD'], own);
    if (composed) writeToIndex(contentDir, composed.texts, own.index);
    const paths = composed ? composed.assets.map((path) => `:(literal)${path}`) : ['.'];
    if (paths.length > 0) runGit(contentDir, ['add', '--all', '--', ...paths], own);
    return runGit(contentDir, ['write-tree'], own);
  });
}

/**
 * Keeps the content as it is on the disk, committed or not, as a commit that no branch has.
 * @param name what it is kept as, below `refs/desk`
 * @returns the name with which Git gives it back
 */
export function keepSnapshot(contentDir: string, name: string, message: string): string {
  const commit = runGit(contentDir, ['commit-tree', contentTree(contentDir), '-p', 'HEAD', '-m', message]);
  const ref = `refs/desk/${name}`;
  runGit(contentDir, ['update-ref', ref, commit]);
  return ref;
}

/**
 * Gives up a merge, a rebase or whatever else Git has begun: the branch is as it was before.
 * @returns the name with which Git gives back what was in the files
 * @throws CommandError when there is nothing to give up, or it does not work
 */
export function giveUpUnfinished(contentDir: string, language: CommandLanguage): string {
  const command = unfinishedWork(contentDir)?.command;
  if (!command) throw new CommandError(saveWords[language].nothingBegun);
  const kept = keepSnapshot(contentDir, `given-up/${command}-${Date.now()}`, `Given up: git ${command}`);
  runGit(contentDir, command === 'bisect' ? ['bisect', 'reset'] : [command, '--abort']);
  return kept;
}

/** Puts texts into an index, by path below the content folder; undefined for those to be removed. */
export function writeToIndex(dir: string, texts: ReadonlyMap<string, string | undefined>, index: string): void {
  const prefix = folderPrefix(dir);
  const lines = [...texts].map(([path, text]) => {
    if (text === undefined) return `0 ${'0'.repeat(40)}\t${prefix}${path}\0`;
    const blob = runGit(dir, ['hash-object', '-w', '--stdin'], { input: text });
    return `100644 ${blob}\t${prefix}${path}\0`;
  });
  const { ok, error } = askGit(dir, ['update-index', '-z', '--index-info'], { index, input: lines.join('') });
  if (!ok) throw new CommandError(gitReason(error));
}

/** @throws CommandError when nothing is committed yet, or Git has begun something that has to be finished first */
export function requireSettled(contentDir: string, language: CommandLanguage): void {
  const words = saveWords[language];
  if (!askGit(contentDir, ['rev-parse', '--git-dir']).ok) throw new CommandError(words.noRepository);
  if (!commitOf(contentDir, 'HEAD')) throw new CommandError(words.noCommit);
  const unfinished = unfinishedWork(contentDir);
  if (unfinished) throw new CommandError(words.unfinished(unfinished));
}

/**
 * Finds what git has begun in the working tree of a folder and not finished.
 * Files and folders tell, never refs alone: git leaves `REBASE_HEAD` behind a rebase that is over.
 */
export function unfinishedWork(dir: string): UnfinishedWork | undefined {
  const command = unfinishedCommand(dir);
  const { output } = askGit(dir, ['diff', '--name-only', '--diff-filter=U', '-z']);
  const conflicts = [...new Set(output.split('\0').filter(Boolean))];
  return command || conflicts.length > 0 ? { conflicts, ...(command && { command }) } : undefined;
}

/** The files that git keeps while it is at something, and at what; the one that contains the others first. */
const places = {
  'rebase-merge': 'rebase',
  'rebase-apply/applying': 'am',
  'rebase-apply': 'rebase',
  MERGE_HEAD: 'merge',
  CHERRY_PICK_HEAD: 'cherry-pick',
  REVERT_HEAD: 'revert',
  'sequencer/todo': 'cherry-pick',
  BISECT_LOG: 'bisect',
} as const;

function unfinishedCommand(dir: string): UnfinishedWork['command'] {
  // In a linked worktree they are elsewhere.
  const asked = Object.keys(places).flatMap((place) => ['--git-path', place]);
  const { ok, output } = askGit(dir, ['rev-parse', ...asked]);
  const paths = ok ? output.split('\n').map((path) => resolve(dir, path)) : [];
  const found = paths.findIndex((path) => existsSync(path));
  const [place, command] = Object.entries(places)[found] ?? [];
  // One of several commits was committed by hand.
  const isReverted = place === 'sequencer/todo' && readFileSync(paths[found] ?? '', 'utf8').startsWith('revert');
  return isReverted ? 'revert' : command;
}
