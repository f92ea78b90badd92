import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../../cache/checksummed-file.ts';
import type { FileHashes } from '../../cache/file-hashes.ts';
import { PdfReader } from '../../content/files/pdf-reader.ts';
import { composed } from '../../text/letters.ts';

const version = 'document-text 2';

/** Returns what reads the text of a document, page by page. Texts of the same bytes come from the cache. */
export function documentTexts(
  filesDir: string,
  hashes: FileHashes,
  cacheDir: string,
): (path: string) => Promise<string[]> {
  const reader = new PdfReader();
  return async (path) => {
    const cached = join(cacheDir, `${hashes.of(join(filesDir, path))}.json`);
    const known = readChecksummed<string[]>(cached, version);
    if (known) return known;
    const pages = (await reader.pageTexts(join(filesDir, path))).map(unbroken);
    writeChecksummed(cached, version, pages);
    return pages;
  };
}

/** Letters are characters, and what was hyphenated at the ends of lines is joined: `мета-\nлургія` → `металургія`. */
function unbroken(text: string): string {
  return composed(text)
    .replace(/(\p{Ll})[-\u00ad]\n(?=\p{Ll})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
