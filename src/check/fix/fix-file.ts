import type { ContentFile } from '../../content/content-tree.ts';
import { JsonDocument } from '../../content/json/json-document.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import { typedValues } from '../../content/schema/typed-values.ts';
import { isExcepted } from '../rule-exceptions.ts';
import { isInOwnLanguage } from '../text-language.ts';
import { mendText } from './fix-text.ts';
import { printDocument } from './format-json.ts';

/**
 * Mends what is certain in a content file: typography, invisible characters, composed letters, the order of keys and
 * the form of the file. Every other sign stays as it is.
 * @returns the new text of the file; undefined for one that is no proper JSON, which only its editor can mend
 */
export function fixFile(file: ContentFile): string | undefined {
  const { document } = file;
  if (!document.parses || document.duplicateKeys().length > 0) return undefined;
  const mended = mendValues(file);
  const fresh = new JsonDocument(new SourceFile(file.path, mended));
  return printDocument(fresh, file.kind.name);
}

function mendValues(file: ContentFile): string {
  const edits = typedValues(file).flatMap((text) => {
    const { pointer, value, isProse, format } = text;
    const isSet = isProse && isInOwnLanguage(text) && !isExcepted(file, pointer, 'typography');
    const mended = mendText(value, {
      language: isSet ? file.language : undefined,
      isMarkdown: format === 'markdown',
    });
    return mended === value ? [] : [{ ...file.document.locate(pointer), text: mended, value }];
  });
  let { text } = file.document.source;
  for (const { start, end, text: mended, value } of edits.reverse()) {
    text = text.slice(0, start) + replaceInLiteral(text.slice(start, end), value, mended) + text.slice(end);
  }
  return text;
}

/** Writes the changed part of a text into its literal, and leaves the signs before and after it as they were written. */
function replaceInLiteral(literal: string, value: string, mended: string): string {
  const signs = [...literal.slice(1, -1).matchAll(/\\u[\da-f]{4}|\\.|[\s\S]/gi)].map(([sign]) => sign);
  // An escaped sign is one sign of the value; anything else would be another text than this one.
  if (signs.length !== value.length) return JSON.stringify(mended);
  let from = 0;
  while (from < mended.length && mended[from] === value[from]) from++;
  let left = 0;
  const most = Math.min(mended.length, value.length) - from;
  while (left < most && mended.at(-1 - left) === value.at(-1 - left)) left++;
  const middle = JSON.stringify(mended.slice(from, mended.length - left)).slice(1, -1);
  return `"${signs.slice(0, from).join('')}${middle}${signs.slice(value.length - left).join('')}"`;
}
