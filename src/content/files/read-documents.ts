import { statSync } from 'node:fs';
import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../../cache/checksummed-file.ts';
import type { FileHashes } from '../../cache/file-hashes.ts';
import { PdfReader } from './pdf-reader.ts';

/** What the compiler knows of a document of the content. */
export interface DocumentFacts {
  /** Its path below content/files. */
  path: string;
  pages: number;
  bytes: number;
}

const version = 'document-facts 1';

/**
 * Reads the facts of all documents of the content from the files themselves. The facts of unchanged files come
 * from the cache.
 * @param paths the documents, as paths below `filesDir`
 * @throws when a file cannot be opened as a PDF without a password.
 */
export async function readDocuments(
  filesDir: string,
  paths: readonly string[],
  hashes: FileHashes,
  cachePath: string,
): Promise<Map<string, DocumentFacts>> {
  const cached = readChecksummed<Record<string, DocumentFacts>>(cachePath, version) ?? {};
  const facts: Record<string, DocumentFacts> = {};
  const reader = new PdfReader();
  for (const path of paths) {
    const key = `${path} ${hashes.of(join(filesDir, path))}`;
    facts[key] = cached[key] ?? (await readDocumentFacts(filesDir, path, reader));
  }
  if (Object.keys(facts).join() !== Object.keys(cached).join()) writeChecksummed(cachePath, version, facts);
  return new Map(Object.values(facts).map((each) => [each.path, each]));
}

async function readDocumentFacts(filesDir: string, path: string, reader: PdfReader): Promise<DocumentFacts> {
  const file = join(filesDir, path);
  try {
    return { path, pages: await reader.pageCount(file), bytes: statSync(file).size };
  } catch (error) {
    throw new Error(`The document ${path} cannot be opened: ${(error as Error).message}`);
  }
}
