import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError } from '../../../src/lib/command/run-command.ts';
import { catalogueName, catalogueSource } from './catalogue/catalogue-source.ts';
import { type DocumentSource, readDocumentSource } from './parse/document-source.ts';

const texts = join(import.meta.dirname, 'texts');

/** Reads the sources of the documents with these ids, by default of all, sorted by file. */
export function readSources(ids: readonly string[] = []): DocumentSource[] {
  const paths = readdirSync(texts, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && path !== 'README.md' && path !== `reports/${catalogueName}`);
  const written = paths.map((path) => readDocumentSource(path, readFileSync(join(texts, path), 'utf8')));
  const sources = [...written, catalogueSource()].sort((a, b) => (a.file < b.file ? -1 : 1));
  const unknown = ids.filter((id) => !sources.some((source) => source.id === id));
  if (unknown.length)
    throw new CommandError(
      `No document is called ${unknown.join(', ')}: documents go by the id in scripts/sample/documents/texts.`,
    );
  return ids.length ? sources.filter(({ id }) => ids.includes(id)) : sources;
}
