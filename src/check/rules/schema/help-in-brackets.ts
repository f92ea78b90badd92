import type { CommandLanguage } from '../../../command/words.ts';
import { type FieldWords, fieldHelp } from '../../../content/field-words.ts';

/**
 * What a field is for, in the language of a message: the first line of its help, in parentheses and without a full stop;
 * nothing without help.
 * @param content precedes the paths below the content folder
 */
export function helpInBrackets(language: CommandLanguage, field: FieldWords, content: string): string {
  const [line = ''] = fieldHelp(language, field)?.split('\n') ?? [];
  return line && ` (${line.replace(/\.$/, '').replaceAll('content/', content)})`;
}
