import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContent } from '../../content/content-tree.ts';
import { readTranslationRecord, translationFile, updatedRecord } from '../translation-record.ts';

/**
 * Marks translations as up to date.
 * @param paths the files that were reviewed, below the content folder; an empty list stands for all
 * @param all whether an empty list stands for all; otherwise only what is new or changed in both languages is marked
 */
export function noteReviewed(dir: string, paths: readonly string[], all: boolean): void {
  const tree = readContent(dir);
  const before = readTranslationRecord(dir);
  const isReviewed = (path: string) => (paths.length === 0 ? all : paths.includes(path));
  const record = updatedRecord(tree, before, isReviewed);
  const text = `${JSON.stringify(sorted(record), null, 1)}\n`;
  if (text !== `${JSON.stringify(before, null, 1)}\n`) writeFileSync(join(dir, translationFile), text);
}

function sorted<Value>(record: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
