import type { CommandLanguage } from '../../../command/words.ts';
import { fieldHelp } from '../../../content/field-words/field-words.ts';

/**
 * What a field is for, in the language of a message: the first line of its help, in parentheses and without a full stop;
 * nothing without help.
 * @param content precedes the paths below the content folder
 */
export function helpInBrackets(language: CommandLanguage, description: string | undefined, content: string): string {
  const [line = ''] = fieldHelp(language, description)?.split('\n') ?? [];
  return line && ` (${line.replace(/\.$/, '').replaceAll('content/', content)})`;
}
