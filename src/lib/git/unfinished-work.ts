import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { askGit } from './git.ts';

/** Something that git has begun and waits for somebody to finish. */
export interface UnfinishedWork {
  /** The command that goes on with it or undoes it; undefined for changes put aside that did not fit when they were taken out. */
  command?: 'rebase' | 'merge' | 'cherry-pick' | 'revert' | 'am' | 'bisect';
  /** The files with two versions, as paths from the top of the repository. */
  conflicts: string[];
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

/** The files that git keeps while it is at something, the one that contains the others first. */
const places = [
  'rebase-merge',
  'rebase-apply',
  'MERGE_HEAD',
  'CHERRY_PICK_HEAD',
  'REVERT_HEAD',
  'sequencer/todo',
  'BISECT_LOG',
] as const;

function unfinishedCommand(dir: string): UnfinishedWork['command'] {
  // In a linked worktree they are elsewhere.
  const { ok, output } = askGit(dir, ['rev-parse', ...places.flatMap((place) => ['--git-path', place])]);
  if (!ok) return undefined;
  const paths = output.split('\n').map((path) => resolve(dir, path));
  const found = paths.findIndex((path) => existsSync(path));
  const [place, path] = [places[found], paths[found]];
  if (!place || !path) return undefined;
  switch (place) {
    case 'rebase-merge':
      return 'rebase';
    case 'rebase-apply':
      return existsSync(join(path, 'applying')) ? 'am' : 'rebase';
    case 'MERGE_HEAD':
      return 'merge';
    case 'CHERRY_PICK_HEAD':
      return 'cherry-pick';
    case 'REVERT_HEAD':
      return 'revert';
    case 'sequencer/todo':
      // One of several commits was committed by hand.
      return readFileSync(path, 'utf8').startsWith('revert') ? 'revert' : 'cherry-pick';
    case 'BISECT_LOG':
      return 'bisect';
  }
}
