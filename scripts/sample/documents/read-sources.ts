import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogueName, catalogueSource } from './catalogue/catalogue-source.ts';
import { type DocumentSource, readDocumentSource } from './parse/document-source.ts';

const texts = join(import.meta.dirname, 'texts');

/** Reads the sources of all documents, sorted by file. */
export function readSources(): DocumentSource[] {
  const paths = readdirSync(texts, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.md') && path !== 'README.md' && path !== `reports/${catalogueName}`);
  const sources = paths.map((path) => readDocumentSource(path, readFileSync(join(texts, path), 'utf8')));
  return [...sources, catalogueSource()].sort((a, b) => (a.file < b.file ? -1 : 1));
}
