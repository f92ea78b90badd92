import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readChecksummed, removeUnused, writeChecksummed } from '../../lib/cache/checksummed-file.ts';
import { fileHash } from '../../lib/cache/file-hashes.ts';
import type { DocumentBlock } from './document-blocks.ts';
import { documentText } from './document-text.ts';
import { PdfReader } from './pdf-reader.ts';

/** Facts of a document of the content for the compiler. */
export interface DocumentFacts {
  path: string;
  pages: number;
  bytes: number;
  /** The hash of the file of the cache that has its text. */
  text: string;
}

/** A document whose text can be read. */
export interface ReadDocument extends DocumentFacts {
  readText: () => DocumentBlock[];
}

const textVersion = 'document-text 9';
/** Facts name the file of a text, which one of another version is not. */
const version = `document-facts 7, ${textVersion}`;

/**
 * Reads the facts and the texts of all documents of the content from the files themselves. Those of unchanged files come from the cache,
 * where each text is a file of its own, read when it is asked for: most builds need none.
 * @param paths the documents, as paths below `filesDir`
 * @throws when a file cannot be opened as a PDF without a password.
 */
export async function readDocuments(
  filesDir: string,
  paths: readonly string[],
  cacheDir: string,
): Promise<Map<string, ReadDocument>> {
  const cachePath = join(cacheDir, 'document-facts.json');
  const cached = readChecksummed<Record<string, DocumentFacts>>(cachePath, version) ?? {};
  const facts: Record<string, DocumentFacts> = {};
  const documents = new Map<string, ReadDocument>();
  const reader = new PdfReader();
  const textsDir = join(cacheDir, 'document-texts');
  const textFiles = new Set<string>();
  try {
    for (const path of paths) {
      const file = join(filesDir, path);
      const hash = fileHash(file);
      const textFile = join(textsDir, `${hash}.json`);
      textFiles.add(textFile);
      const known = cached[`${path} ${hash}`];
      const isKnown = known !== undefined && existsSync(textFile) && fileHash(textFile) === known.text;
      const own = isKnown
        ? known
        : { path, ...(await readDocument(file, path, reader, textFile)), text: fileHash(textFile) };
      facts[`${path} ${hash}`] = own;
      documents.set(path, { ...own, readText: () => textIn(textFile) });
    }
  } finally {
    reader.end();
  }
  if (JSON.stringify(facts) !== JSON.stringify(cached)) {
    writeChecksummed(cachePath, version, facts);
    removeUnused(textsDir, (path) => textFiles.has(path));
  }
  return documents;
}

async function readDocument(file: string, path: string, reader: PdfReader, textFile: string) {
  try {
    const pages = await reader.read(file);
    writeChecksummed(textFile, textVersion, documentText(pages));
    return { pages: pages.length, bytes: statSync(file).size };
  } catch (error) {
    throw new Error(`The document ${path} cannot be opened: ${(error as Error).message}`);
  }
}

function textIn(textFile: string): DocumentBlock[] {
  const text = readChecksummed<DocumentBlock[]>(textFile, textVersion);
  if (!text) throw new Error(`${textFile} has changed while the site was built.`);
  return text;
}
