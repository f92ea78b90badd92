import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject } from './unknown-value.ts';

/** The file below the content folder in which it is recorded which text each translation was made from. */
export const translationFile = 'translations.json';

/** By file of a translation and place: the hash of the text in the first language and that of the translation, when both were reviewed. */
export type TranslationRecord = Record<string, Record<string, string>>;

/** Reads the record of a content folder; empty where there is none, or one that cannot be read. */
export function readTranslationRecord(dir: string): TranslationRecord {
  try {
    const value: unknown = JSON.parse(readFileSync(join(dir, translationFile), 'utf8'));
    return isObject(value) ? (value as TranslationRecord) : {};
  } catch {
    return {};
  }
}

/** What is recorded of the translations in some files, as one text. */
export function recordedOf(files: readonly { path: string }[], record: TranslationRecord): string {
  return JSON.stringify(files.map(({ path }) => record[path]));
}
