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
    for (const error of [...syntaxErrors].sort((a, b) => b.start - a.start)) {
      const instead = replacement(error, repaired);
      if (instead === undefined) return undefined;
      repaired = repaired.slice(0, error.start) + instead + repaired.slice(error.end);
    }
  }
}

function replacement({ kind, found, end }: JsonSyntaxError, text: string): string | undefined {
  if (kind === 'control-character') return /[\u200b\ufeff]/.test(found) ? '' : ' ';
  return kind === 'comma-extra' && /^\s*[}\]]/.test(text.slice(end)) ? '' : undefined;
}
