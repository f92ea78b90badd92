import { JsonDocument } from '../../../content/json/json-document.ts';
import { isPointerWithin, joinPointer } from '../../../content/json/json-pointer.ts';
import { SourceFile } from '../../../content/json/source-file.ts';
import { translationFile } from '../../../content/translation-record.ts';
import { asObject } from '../../../content/unknown-value.ts';
import { type TextEdit, withEdits } from './text-edits.ts';

/** The old and the new place of texts: the path of their file, and the pointer with ids in place of numbers. */
export interface MovedTexts {
  path: string;
  name: string;
  newPath: string;
  newName: string;
}

/**
 * The record of translations with texts at their new places.
 * @param text the record as it is
 * @returns undefined where it says nothing of them
 */
export function renamedRecord(text: string, moved: readonly MovedTexts[]): string | undefined {
  const document = new JsonDocument(new SourceFile(translationFile, text));
  if (!document.parses) return undefined;
  const record = asObject(document.value);
  const edits: TextEdit[] = [];
  const rename = (pointer: string, key: string) =>
    edits.push({ ...document.locateKey(pointer), text: JSON.stringify(key) });
  for (const { path, name, newPath, newName } of moved) {
    const file = joinPointer('', path);
    if (!(path in record)) continue;
    if (newPath !== path) rename(file, newPath);
    const keys = name === newName ? [] : Object.keys(asObject(record[path]));
    for (const key of keys.filter((each) => isPointerWithin(each, name))) {
      rename(joinPointer(file, key), newName + key.slice(name.length));
    }
  }
  return edits.length > 0 ? withEdits({ document }, edits) : undefined;
}
