import type { ContentTree } from '../../content/content-tree.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import { CommandError } from '../../lib/command/run-command.ts';
import type { CommandLanguage } from '../../lib/command/words.ts';
import type { Answers } from '../new-item/needs.ts';
import { AnswersError } from '../new-item/new-entry.ts';
import { referencesIn } from '../new-item/reference-file/read-reference.ts';
import { referenceAnswers } from '../new-item/reference-file/reference-answers.ts';
import type { ReferenceItem } from '../new-item/reference-file/reference-item.ts';

/** What a pasted entry says of a publication. */
export interface PastedReference {
  answers: Answers;
  /** What it says and the content does not have, by question. */
  open: Readonly<Record<string, string>>;
}

/**
 * Reads the entry of one publication, as `npm run new -- publication --from` reads a file.
 * @param written the language of the publication, if the editor has given it
 * @throws AnswersError with why it cannot be read, as a problem of `entry`
 */
export async function readPasted(
  tree: ContentTree,
  text: string,
  language: CommandLanguage,
  written?: string,
): Promise<PastedReference> {
  const { answers, open } = referenceAnswers(tree, await onlyReference(text), '', written);
  const words = [...open].map(([option, own]) => [option, own[language]]);
  return { answers, open: Object.fromEntries(words) };
}

async function onlyReference(text: string): Promise<ReferenceItem> {
  try {
    const [first = {}, ...others] = await referencesIn(new SourceFile('', text));
    if (others.length === 0) return first;
    throw new CommandError({
      en: `There are ${others.length + 1} publications here. Paste one at a time.`,
      uk: `Тут публікацій: ${others.length + 1}. Вставляйте по одній.`,
    });
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new AnswersError(new Map([['entry', { en: error.messageIn('en'), uk: error.messageIn('uk') }]]));
  }
}
