import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { askGit, commitOf, type GitAnswer, gitReason, runGit } from '../../lib/git/git.ts';
import { mainNames } from '../../lib/git/published-folder.ts';
import {
  contentTree,
  currentBranch,
  isPublished,
  keepSnapshot,
  localChanges,
  publishedBranch,
  requireSettled,
} from './repository.ts';
import { newBranch } from './save-work.ts';
import { saveWords } from './words.ts';

/** A piece of work: a branch, with what is not committed. */
export type Piece = ReturnType<typeof piecesOfWork>[number];

/** The outcome of a move. */
export interface Moved {
  /** The name with which Git gives back what was given up. */
  kept?: string;
  /** In words, that something of the other piece of work does not fit any more, and where it is kept. */
  apart?: string;
}

/** So many pieces of work are told, those that were worked on last. */
const mostPieces = 20;

/** The pieces of work here, the last one first; none without a repository. Git is asked about all of them at once. */
export function piecesOfWork(contentDir: string) {
  const lines = (...args: string[]) => askGit(contentDir, args).output.split('\n').filter(Boolean);
  const format = ['%(refname:lstrip=2)', '%(objectname)', '%(HEAD)', '%(contents:subject)'].join('%09');
  const options = ['--sort=-committerdate', `--count=${mostPieces}`, `--format=${format}`];
  const branches = lines('for-each-ref', ...options, 'refs/heads');
  if (branches.length === 0) return [];
  const main = publishedBranch(contentDir);
  const names = mainNames(contentDir);
  const settings = askGit(contentDir, ['config', '-z', '--get-regexp', '^branch\\..*\\.(remote|description)$']);
  const settingOf = new Map(settings.output.split('\0').map((each) => each.split(/\n(.*)/s) as [string, string]));
  const unsent = new Set(lines('rev-list', '--branches', '--not', '--remotes'));
  const merged = new Set(
    main ? lines('for-each-ref', `--merged=${main}`, '--format=%(refname:lstrip=2)', 'refs/heads') : [],
  );
  return branches.map((line) => {
    const [branch = '', commit = '', head, subject = ''] = line.split('\t');
    const wasSent = settingOf.has(`branch.${branch}.remote`);
    const isIn = merged.has(branch);
    const isCurrent = head === '*';
    return {
      branch,
      title: settingOf.get(`branch.${branch}.description`) || (isIn ? branch : subject),
      isCurrent,
      // The branch that is published, on which nothing is committed.
      isMain: names.has(branch),
      isSent: wasSent && !unsent.has(commit),
      isPublished: wasSent && (isIn || (isCurrent && main !== undefined && isPublished(contentDir, main))),
    };
  });
}

/** Begins a piece of work on top of what is published; what is not committed of the one before waits there. */
export function beginPiece(contentDir: string, title: string, language: CommandLanguage): Moved {
  if (!title) throw new CommandError(saveWords[language].noTitle);
  requireSettled(contentDir, language);
  const branch = newBranch(contentDir, title);
  const start = publishedBranch(contentDir) ?? 'HEAD';
  const moved = move(contentDir, language, ['--no-track', '--create', branch, start]);
  runGit(contentDir, ['config', `branch.${branch}.description`, title]);
  return moved;
}

/** Goes to another piece of work: what is not committed of this one waits, and that of the other one is there again. */
export function goToPiece(contentDir: string, branch: string, language: CommandLanguage): Moved {
  requireBranch(contentDir, branch, language);
  return move(contentDir, language, [branch]);
}

/** Gives up a piece of work, and goes on with the newest that is published. What was sent stays where it was sent. */
export function giveUpPiece(contentDir: string, branch: string, language: CommandLanguage): Moved {
  const main = publishedBranch(contentDir);
  requireBranch(contentDir, branch, language);
  if (!main || mainNames(contentDir).has(branch)) throw new CommandError(saveWords[language].noGivingUp);
  let moved: Moved = {};
  if (branch === currentName(contentDir)) {
    const mainHere = runGit(contentDir, ['rev-parse', '--abbrev-ref', main]).replace(/^origin\//, '');
    // Uncommitted work of it is kept with its name then.
    moved = move(contentDir, language, [mainHere]);
    // Where it has commits of its own, they stay, and what is new is merged with them as everywhere.
    askGit(contentDir, ['merge', '--quiet', '--ff-only', main]);
  }
  const kept = `refs/desk/given-up/${branch}-${Date.now()}`;
  runGit(contentDir, ['update-ref', kept, commitOf(contentDir, keptRef(branch)) || `refs/heads/${branch}`]);
  runGit(contentDir, ['branch', '--quiet', '--delete', '--force', branch]);
  runGit(contentDir, ['update-ref', '-d', keptRef(branch)]);
  return { ...moved, kept };
}

function requireBranch(contentDir: string, branch: string, language: CommandLanguage): void {
  const { ok } = askGit(contentDir, ['show-ref', '--verify', '--quiet', `refs/heads/${branch}`]);
  if (!ok) throw new CommandError(saveWords[language].noSuchBranch(branch));
}

/** Puts back what was not committed where the desk was killed while somebody moved; not where something was written since. */
export function resumeMove(contentDir: string): void {
  if (!commitOf(contentDir, 'HEAD')) return;
  const ref = keptRef(currentName(contentDir));
  if (commitOf(contentDir, `${ref}^`) !== commitOf(contentDir, 'HEAD')) return;
  const now = contentTree(contentDir);
  const changed = (from: string, to: string) =>
    runGit(contentDir, ['diff-tree', '-r', '--name-only', '-z', from, to]).split('\0').filter(Boolean);
  const here = new Set(changed('HEAD', now));
  if (!changed(now, ref).some((path) => here.has(path))) takeKept(contentDir);
}

/** Goes elsewhere with clean content, and comes back if that does not work. @param to what `git switch` is given */
function move(contentDir: string, language: CommandLanguage, to: readonly string[]): Moved {
  requireSettled(contentDir, language);
  const apart: (string | undefined)[] = [];
  let gone: GitAnswer;
  try {
    apart.push(putAway(contentDir));
    gone = askGit(contentDir, ['switch', '--quiet', ...to]);
  } finally {
    // Also where a file could not be put away: another program may hold it.
    apart.push(takeKept(contentDir));
  }
  const words = saveWords[language];
  if (!gone.ok) throw new CommandError(words.notMoved(`${gitReason(gone.error)}.`));
  const told = apart.flatMap((ref) => (ref ? words.keptApart(ref) : []));
  return told.length > 0 ? { apart: told.join(' ') } : {};
}

/** Keeps what is not committed, and leaves the content as it is committed. @returns where that is kept which waited here and could not be put back */
function putAway(contentDir: string): string | undefined {
  if (localChanges(contentDir).own.length === 0) return undefined;
  const branch = currentName(contentDir);
  const apart = commitOf(contentDir, keptRef(branch)) ? keepApart(contentDir, branch) : undefined;
  keepSnapshot(contentDir, `kept/${branch}`, 'Not committed yet');
  runGit(contentDir, ['restore', '--source=HEAD', '--staged', '--worktree', '--', '.']);
  runGit(contentDir, ['clean', '--force', '-d', '--quiet', '--', '.']);
  return apart;
}

/** Puts back what was not committed when somebody left this branch. @returns where it is kept if another program has gone on with the branch */
function takeKept(contentDir: string): string | undefined {
  const branch = currentName(contentDir);
  const ref = keptRef(branch);
  const began = commitOf(contentDir, `${ref}^`);
  if (!began) return undefined;
  // The work of that program is not undone.
  if (began !== commitOf(contentDir, 'HEAD')) return keepApart(contentDir, branch);
  runGit(contentDir, ['restore', `--source=${ref}`, '--worktree', '--', '.']);
  runGit(contentDir, ['update-ref', '-d', ref]);
  return undefined;
}

/** Gives what is kept of a branch another name, so that nothing kept later replaces it. @returns the name */
function keepApart(contentDir: string, branch: string): string {
  const apart = `refs/desk/kept-apart/${branch}-${Date.now()}`;
  runGit(contentDir, ['update-ref', apart, keptRef(branch)]);
  runGit(contentDir, ['update-ref', '-d', keptRef(branch)]);
  return apart;
}

/** The name under which Git keeps what is not committed of a branch. */
function keptRef(branch: string): string {
  return `refs/desk/kept/${branch}`;
}

function currentName(contentDir: string): string {
  return currentBranch(contentDir) || 'HEAD';
}
