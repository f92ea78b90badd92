import { fieldHelp } from '../../../content/field-words/field-words.ts';
import type { MessageLanguage } from '../../rule.ts';

/** What a field is for, in the language of a message: the first line of its help, in parentheses and without a full stop; nothing without help. */
export function helpInBrackets(language: MessageLanguage, description: string | undefined): string {
  const help = fieldHelp(language, description);
  return help ? ` (${help.split('\n')[0]?.replace(/\.$/, '')})` : '';
}
