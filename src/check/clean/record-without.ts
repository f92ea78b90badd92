import { JsonDocument } from '../../content/json/json-document.ts';
import { isPointerWithin, joinPointer } from '../../content/json/json-pointer.ts';
import { removeValues } from '../../content/json/remove-values.ts';
import { SourceFile } from '../../content/json/source-file.ts';
import { translationFile } from '../../content/translation-record.ts';
import { asObject } from '../../content/unknown-value.ts';
import type { RemovedPart } from './removed-part.ts';

/**
 * The record of translations without the texts that go.
 * @param text the record as it is
 * @returns undefined where it says nothing of them
 */
export function recordWithout(text: string, parts: readonly RemovedPart[]): string | undefined {
  const document = new JsonDocument(new SourceFile(translationFile, text));
  if (!document.parses) return undefined;
  const record = asObject(document.value);
  const pointers = new Set<string>();
  for (const [path, texts] of Object.entries(record)) {
    const gone = parts.filter((part) => part.path === path);
    const keys = Object.keys(asObject(texts));
    const isGone = (key: string) => gone.some(({ name }) => isPointerWithin(key, name));
    const file = joinPointer('', path);
    if (gone.length > 0 && keys.every(isGone)) pointers.add(file);
    for (const key of keys.filter(isGone)) pointers.add(joinPointer(file, key));
  }
  return pointers.size > 0 ? removeValues(document, pointers) : undefined;
}
