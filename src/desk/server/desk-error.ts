import type { MessageLanguage } from '../../check/rule.ts';
import type { Words } from '../../command/words.ts';

/**
 * Why the desk cannot do something: there is no such thing, two people changed the same one, what is to be replaced is no longer what
 * was read or the request does not say what that was, a file is no valid JSON, or the request is wrong.
 */
export type DeskErrorReason = 'unknown' | 'conflict' | 'stale' | 'unversioned' | 'unreadable' | 'wrong';

/** What the desk cannot do, in words for the editor. */
export class DeskError extends Error {
  constructor(
    readonly reason: DeskErrorReason,
    /** In the languages of the desk, or in English alone. */
    private readonly words: Words | string,
    /** The file that is no valid JSON. */
    readonly path?: string,
  ) {
    super(typeof words === 'string' ? words : words.en);
  }

  /** What cannot be done, in a language of the desk if there are words for it. */
  messageIn(language: MessageLanguage): string {
    return typeof this.words === 'string' ? this.words : this.words[language];
  }
}
