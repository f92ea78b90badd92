import { JsonDocument } from '../../../content/json/json-document.ts';
import { SourceFile } from '../../../content/json/source-file.ts';

/**
 * Splits a text of a reference manager into its publications, so that one that cannot be read keeps no other from being read. What
 * BibTeX defines for all (`@string`) goes before each.
 */
export function splitReferences(text: string): string[] {
  const source = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n');
  if (/^\s*[[{]/.test(source)) return jsonEntries(source);
  if (/^\s*TY {1,2}-/m.test(source) && !/^\s*@\w+\s*[{(]/.test(source)) {
    return source.split(/^(?=\s*TY {1,2}-)/m).filter((entry) => entry.trim());
  }
  const pieces = source.split(/^(?=\s*@\w+\s*[{(])/m).filter((entry) => entry.trim());
  const isShared = (entry: string) => /^\s*@(?:string|preamble)\b/i.test(entry);
  const shared = pieces.filter(isShared).join('');
  const entries = pieces.filter((entry) => !isShared(entry) && !/^\s*@comment\b/i.test(entry));
  // Words before the first entry are a comment.
  const own = entries.filter((entry, index) => index > 0 || entries.length === 1 || /^\s*@/.test(entry));
  return own.map((entry) => shared + entry);
}

/** What is no valid JSON stays in one piece: its place is told then. */
function jsonEntries(source: string): string[] {
  const { syntaxErrors, value } = new JsonDocument(new SourceFile('', source));
  if (syntaxErrors.length > 0 || !Array.isArray(value)) return [source];
  return value.map((entry) => JSON.stringify(entry));
}
