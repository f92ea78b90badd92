import { type TextEdit, withEdits } from '../../content/edit.ts';
import { JsonDocument } from '../../content/json/json-document.ts';
import type { JsonSyntaxError } from '../../content/json/json-node.ts';
import { SourceFile } from '../../content/json/source-file.ts';

/**
 * The text of a file without what it certainly was not to have: a comma before a closing bracket, characters that JSON does not
 * know as white space, and tabs in texts.
 * @returns undefined where something else is wrong, which only its editor can fix
 */
export function repairJson(path: string, text: string): string | undefined {
  let repaired = text;
  for (;;) {
    // The first error of each line: further ones come to light once that is gone.
    const { syntaxErrors } = new JsonDocument(new SourceFile(path, repaired));
    if (syntaxErrors.length === 0) return repaired;
    // From the last to the first: what goes may stand between a comma and its bracket.
    for (const error of [...syntaxErrors].sort((a, b) => b.start - a.start)) {
      const edit = repair(error, repaired);
      if (!edit) return undefined;
      repaired = withEdits(repaired, [edit]);
    }
  }
}

function repair({ kind, found, start, end }: JsonSyntaxError, text: string): TextEdit | undefined {
  if (kind === 'control-character') return { start, end, text: /[\u200b\ufeff]/.test(found) ? '' : ' ' };
  return kind === 'comma-extra' && /^\s*[}\]]/.test(text.slice(end)) ? { start, end, text: '' } : undefined;
}
