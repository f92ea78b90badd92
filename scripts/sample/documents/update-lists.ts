import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DocumentData, DocumentTexts } from '../../../content/model/documents.ts';
import { type Entry, mergeEntries } from './merge-entries.ts';
import type { DocumentSource } from './parse/document-source.ts';

/** All that the generator sets in an entry; the pages that list a document (`shownIn`) are the editors' decision. */
type Facts = Omit<DocumentData, 'shownIn'>;

/** Writes the entries of documents into the lists of a content folder that has them. Entries of other ids keep their bytes. */
export function updateLists(content: string, documents: readonly DocumentSource[]): void {
  const lists: [path: string, entries: Entry[]][] = [
    ['data/documents.json', documents.map(facts)],
    ['ua/documents.json', documents.map(({ id, titles }) => ({ id, title: titles.ua }) satisfies DocumentTexts)],
    ['en/documents.json', documents.map(({ id, titles }) => ({ id, title: titles.en }) satisfies DocumentTexts)],
  ];
  const updated = lists
    .map(([path, entries]) => ({ path: join(content, path), entries }))
    .filter(({ path }) => existsSync(path))
    .map(({ path, entries }) => ({ path, text: merge(path, entries) }));
  for (const { path, text } of updated) writeFileSync(path, text);
}

function facts({ id, file, kind, date, language }: DocumentSource) {
  return { id, file, kind, date, language } satisfies Facts;
}

function merge(path: string, entries: readonly Entry[]): string {
  try {
    return mergeEntries(readFileSync(path, 'utf8'), entries);
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}
