import type { CommandLanguage } from '../../lib/command/command-words.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import { askGit, type GitAnswer, runGit } from '../../lib/git/git.ts';
import { gitReason } from '../../lib/git/git-reason.ts';
import { isMainBranch } from '../../lib/git/main-branch.ts';
import { unfinishedWork } from '../../lib/git/unfinished-work.ts';
import { changedPaths, publishedBranch } from './newest.ts';
import { isPublished, newBranch } from './save-work.ts';
import { keepSnapshot } from './snapshots.ts';
import { saveWords } from './words.ts';

/** A piece of work: a branch, with what is not committed. */
export interface Piece {
  branch: string;
  title: string;
  isCurrent: boolean;
  /** Whether it is the branch that is published, on which nothing is committed. */
  isMain: boolean;
  /** Whether all that is committed was sent. */
  isSent: boolean;
  isPublished: boolean;
}

/** So many pieces of work are told, those that were worked on last. */
const mostPieces = 20;

/** The pieces of work here, the last one first; none without a repository. */
export function piecesOfWork(contentDir: string): Piece[] {
  const git = (...args: string[]) => askGit(contentDir, args);
  const format = ['%(refname:short)', '%(HEAD)', '%(contents:subject)'].join('%09');
  const options = ['--sort=-committerdate', `--count=${mostPieces}`, `--format=${format}`];
  const main = publishedBranch(contentDir);
  return git('for-each-ref', ...options, 'refs/heads')
    .output.split('\n')
    .filter(Boolean)
    .map((line) => {
      const [branch = '', head, subject = ''] = line.split('\t');
      const wasSent = git('config', `branch.${branch}.remote`).ok;
      const isUnsent = Number(git('rev-list', '--count', `refs/heads/${branch}`, '--not', '--remotes').output) > 0;
      const isIn = main !== undefined && git('merge-base', '--is-ancestor', `refs/heads/${branch}`, main).ok;
      const isCurrent = head === '*';
      return {
        branch,
        title: git('config', `branch.${branch}.description`).output || (isIn ? branch : subject),
        isCurrent,
        isMain: isMainBranch(contentDir, branch),
        isSent: wasSent && !isUnsent,
        isPublished: wasSent && (isIn || (isCurrent && main !== undefined && isPublished(contentDir, main))),
      };
    });
}

/** Begins a piece of work on top of what is published; what is not committed of the one before waits there. @returns its branch */
export function beginPiece(contentDir: string, title: string, language: CommandLanguage): string {
  if (!title) throw new CommandError(saveWords[language].noTitle);
  const branch = newBranch(contentDir, title);
  const start = publishedBranch(contentDir) ?? 'HEAD';
  move(contentDir, language, () =>
    askGit(contentDir, ['switch', '--quiet', '--no-track', '--create', branch, start]),
  );
  runGit(contentDir, ['config', `branch.${branch}.description`, title]);
  return branch;
}

/** Goes to another piece of work: what is not committed of this one waits, and that of the other one is there again. */
export function goToPiece(contentDir: string, branch: string, language: CommandLanguage): void {
  requireBranch(contentDir, branch, language);
  move(contentDir, language, () => askGit(contentDir, ['switch', '--quiet', branch]));
}

/**
 * Gives up a piece of work, and goes on with what is published. What was sent stays where it was sent.
 * @returns the name with which Git gives it back
 */
export function giveUpPiece(contentDir: string, branch: string, language: CommandLanguage): string {
  const main = publishedBranch(contentDir);
  requireBranch(contentDir, branch, language);
  if (!main || isMainBranch(contentDir, branch)) throw new CommandError(saveWords[language].noGivingUp);
  const mainHere = runGit(contentDir, ['rev-parse', '--abbrev-ref', main]).replace(/^origin\//, '');
  // What is not committed of it is kept with its name then.
  if (branch === currentName(contentDir))
    move(contentDir, language, () => askGit(contentDir, ['switch', '--quiet', mainHere]));
  const waiting = askGit(contentDir, ['rev-parse', '--verify', '--quiet', `refs/desk/kept/${branch}`]).output;
  const ref = `refs/desk/given-up/${branch}-${Date.now()}`;
  runGit(contentDir, ['update-ref', ref, waiting || `refs/heads/${branch}`]);
  if (waiting) runGit(contentDir, ['update-ref', '-d', `refs/desk/kept/${branch}`]);
  runGit(contentDir, ['branch', '--quiet', '--delete', '--force', branch]);
  return ref;
}

/** @throws CommandError when there is no such branch */
function requireBranch(contentDir: string, branch: string, language: CommandLanguage): void {
  const { ok } = askGit(contentDir, ['show-ref', '--verify', '--quiet', `refs/heads/${branch}`]);
  if (!ok) throw new CommandError(saveWords[language].noSuchBranch(branch));
}

/** Goes elsewhere with clean content, and comes back if that does not work. */
function move(contentDir: string, language: CommandLanguage, go: () => GitAnswer): void {
  const unfinished = unfinishedWork(contentDir);
  if (unfinished) throw new CommandError(saveWords[language].unfinished(unfinished));
  let gone: GitAnswer;
  try {
    putAway(contentDir);
    gone = go();
  } finally {
    // Also where a file could not be put away: another program may hold it.
    takeKept(contentDir, language);
  }
  if (!gone.ok) throw new CommandError(saveWords[language].uncommitted(`${gitReason(gone.error)}.`));
}

/** Keeps what is not committed, and leaves the content as it is committed. */
function putAway(contentDir: string): void {
  const prefix = runGit(contentDir, ['rev-parse', '--show-prefix']);
  if (!changedPaths(contentDir).some((path) => path.startsWith(prefix))) return;
  keepSnapshot(contentDir, `kept/${currentName(contentDir)}`, 'Not committed yet');
  runGit(contentDir, ['restore', '--source=HEAD', '--staged', '--worktree', '--', '.']);
  runGit(contentDir, ['clean', '--force', '-d', '--quiet', '--', '.']);
}

/** Puts back what was not committed when somebody left this branch. */
function takeKept(contentDir: string, language: CommandLanguage): void {
  const branch = currentName(contentDir);
  const ref = `refs/desk/kept/${branch}`;
  const began = askGit(contentDir, ['rev-parse', '--verify', '--quiet', `${ref}^`]);
  if (!began.ok) return;
  // Another program has gone on with the branch: it is not undone.
  if (began.output !== runGit(contentDir, ['rev-parse', 'HEAD'])) {
    // Under another name, so that nothing kept later replaces it.
    const apart = `refs/desk/kept-apart/${branch}-${Date.now()}`;
    runGit(contentDir, ['update-ref', apart, ref]);
    runGit(contentDir, ['update-ref', '-d', ref]);
    throw new CommandError(saveWords[language].keptApart(apart));
  }
  runGit(contentDir, ['restore', `--source=${ref}`, '--worktree', '--', '.']);
  runGit(contentDir, ['update-ref', '-d', ref]);
}

function currentName(contentDir: string): string {
  return runGit(contentDir, ['rev-parse', '--abbrev-ref', 'HEAD']);
}
