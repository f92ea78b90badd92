import type { Diagnostic } from '../../../check/diagnostic.ts';
import { CommandError } from '../../../lib/command/run-command.ts';
import type { CommandLanguage } from '../../../lib/command/words.ts';
import { type RequestState, requestState } from '../../save/request-state.ts';
import { missingForSaving, type SentWork, saveWork } from '../../save/save-work.ts';
import { saveWords } from '../../save/words.ts';
import type { DeskAssets } from '../assets/desk-assets.ts';
import { DeskError } from '../desk-error.ts';
import { type ChangedContent, changedContent } from './changed-things.ts';

export type { RequestState };

/** What would be sent. */
export interface WorkToSend extends ChangedContent {
  /** What keeps it from being sent, in words: no repository, no name, no remote. */
  missing?: string;
}

/** What became of it: where it was sent, or that the content has errors. */
export type SendingResult = { sent: SentWork } | { errors: number };

/** Checks the whole content. */
type CheckAll = (language: CommandLanguage) => Promise<readonly Diagnostic[]>;

/** Sends the work of an editor, as `npm run save` does. */
export class Sending {
  constructor(
    private readonly contentDir: string,
    private readonly hasDrafts: () => boolean,
    private readonly assets: Pick<DeskAssets, 'settleAll' | 'takenBack'>,
  ) {}

  /** What would be sent, compared with the main branch. */
  work(language: CommandLanguage): WorkToSend {
    const missing = missingForSaving(this.contentDir, language);
    const { things, files } = changedContent(this.contentDir);
    // Sending removes these first.
    const takenBack = new Set(this.assets.takenBack());
    return { things, files: files.filter((path) => !takenBack.has(path)), ...(missing && { missing }) };
  }

  /** The pull request of earlier work on the same branch, if GitHub's program is here to tell. */
  async request(): Promise<{ request?: RequestState }> {
    const request = await requestState(this.contentDir);
    return request ? { request } : {};
  }

  /**
   * Commits the content on a branch of its own and sends it, if it has no errors.
   * @param title what was done, for the history
   * @throws DeskError with what is missing, when something is not saved yet, or when it could not be sent
   */
  async send(title: string, language: CommandLanguage, check: CheckAll): Promise<SendingResult> {
    if (this.hasDrafts()) throw new DeskError('conflict', saveWords[language].drafts);
    this.assets.settleAll();
    let errors = 0;
    const countErrors = async () => {
      errors = (await check(language)).filter(({ severity, draft }) => severity === 'error' && !draft).length;
      return errors;
    };
    try {
      const sent = await saveWork({ contentDir: this.contentDir, message: title, language, check: countErrors });
      return sent ? { sent } : { errors };
    } catch (error) {
      if (error instanceof CommandError) throw new DeskError('conflict', error.messageIn(language));
      throw error;
    }
  }
}
