import type { CommandLanguage } from '../../../command/words.ts';
import { fieldHelp } from '../../../content/field-words/field-words.ts';

/** What a field is for, in the language of a message: the first line of its help, in parentheses and without a full stop; nothing without help. */
export function helpInBrackets(language: CommandLanguage, description: string | undefined): string {
  const help = fieldHelp(language, description);
  return help ? ` (${help.split('\n')[0]?.replace(/\.$/, '')})` : '';
}
