import type { ContentFile } from '../../content/content-tree.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import type { Words } from '../../lib/command/words.ts';
import { changeWords } from './change-words.ts';

/**
 * Why the desk cannot do something: there is no such thing, two people changed the same one, what is to be replaced is no longer what
 * was read or the request does not say what that was, a file is no valid JSON, or the request is wrong.
 */
export type DeskErrorReason = 'unknown' | 'conflict' | 'stale' | 'unversioned' | 'unreadable' | 'wrong';

/** What the desk cannot do, in words for the editor. */
export class DeskError extends CommandError {
  constructor(
    readonly reason: DeskErrorReason,
    /** In the languages of the desk, or in that of the request alone. */
    words: Words | string,
  ) {
    super(words);
  }
}

/** Why nothing is read from or written into a file that is no valid JSON. */
export function unreadable({ path, document }: Pick<ContentFile, 'path' | 'document'>): DeskError {
  const isConflict = document.syntaxErrors.some(({ kind }) => kind === 'conflict');
  return new DeskError('unreadable', isConflict ? changeWords.twoVersions(path) : changeWords.damaged(path));
}

/** A request that the page of this version does not make, in words for its developer. */
export class ProtocolError extends DeskError {
  constructor(reason: DeskErrorReason, detail: string) {
    super(reason, {
      en: `The page and the desk do not understand each other: reload the page. (${detail})`,
      uk: `Сторінка й стіл не розуміють одне одного: перезавантажте сторінку. (${detail})`,
    });
  }
}
