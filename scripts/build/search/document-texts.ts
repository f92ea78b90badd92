import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileHashes } from '../../../src/compiler/cache/file-hashes.ts';
import { readSealed, writeSealed } from '../../../src/compiler/cache/sealed-file.ts';

const version = 'document-text 1';

/** Returns what reads the text of a document, page by page. What is known of the same bytes comes from the cache. */
export function documentTexts(
  filesDir: string,
  hashes: FileHashes,
  cacheDir: string,
): (path: string) => Promise<string[]> {
  return async (path) => {
    const cached = join(cacheDir, `${hashes.of(join(filesDir, path))}.json`);
    const known = readSealed<string[]>(cached, version);
    if (known) return known;
    const pages = await readPages(join(filesDir, path));
    writeSealed(cached, version, pages);
    return pages;
  };
}

async function readPages(path: string): Promise<string[]> {
  const { getDocument, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const task = getDocument({ data: new Uint8Array(readFileSync(path)), verbosity: VerbosityLevel.ERRORS });
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
      pages.push(unbroken(text));
      page.cleanup();
    }
    return pages;
  } finally {
    await task.destroy();
  }
}

/** Joins what was hyphenated at the ends of lines: `мета-\nлургія` → `металургія`. */
function unbroken(text: string): string {
  return text
    .replace(/(\p{Ll})[-\u00ad]\n(?=\p{Ll})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
