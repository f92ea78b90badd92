import { join } from 'node:path';
import { digest } from '../../cache/digest.ts';
import type { FileHashes } from '../../cache/file-hashes.ts';
import { KeptResults } from '../../cache/kept-results.ts';
import type { CompiledSite } from '../../compile/compile-site.ts';
import { type LanguageCode, languages } from '../../language/languages.ts';
import type { SearchParts } from '../../namespaces/search-index.ts';
import type { SiteStage } from '../site-writer.ts';
import { documentPart, type ListingPage } from './document-part.ts';
import { documentTexts } from './document-texts.ts';
import { closeIndexer, indexFiles } from './index-files.ts';
import { knownWords } from './known-words.ts';
import { pageParts, type SearchedUnit } from './page-parts.ts';
import type { IndexedRecords } from './search-part.ts';

interface SearchOptions {
  /** The units of pages of a language. */
  unitsOf: (language: LanguageCode) => readonly SearchedUnit[];
  /** The pages of a language that list documents. */
  listingPages: (language: LanguageCode) => readonly ListingPage[];
  filesDir: string;
  cacheDir: string;
  hashes: FileHashes;
  /** The hash of the code. */
  version: string;
  /** Whether results of earlier builds may be used. */
  useCache: boolean;
  report: (message: string) => void;
}

/**
 * Writes the search index of each language, in parts: a part in which nothing changed is reused, without reading its
 * pages.
 */
export async function publishSearch(
  stage: SiteStage,
  site: CompiledSite,
  { filesDir, cacheDir, hashes, version, useCache, unitsOf, listingPages, report }: SearchOptions,
): Promise<void> {
  const textOf = documentTexts(filesDir, hashes, join(cacheDir, 'document-texts'));
  const hashOf = (file: string) => hashes.of(join(filesDir, file));
  let indexed = false;
  for (const { code } of languages) {
    const [pages, ...years] = pageParts(code, unitsOf(code));
    // The first part also has the scripts of the search.
    const parts = [pages, documentPart(site, code, listingPages(code), hashOf, textOf), ...years];
    const folders: string[] = [];
    for (const part of parts) {
      const key = digest(version, part.key);
      const folder = `pagefind/${code}/${part.name}-${key.slice(0, 8)}/`;
      await stage.group(`search ${code} ${part.name}`, key, async (to) => {
        report(`search index: ${code}, ${part.name}`);
        indexed = true;
        const kept = new KeptResults(
          useCache ? join(cacheDir, 'search', `${code}-${part.name}`) : undefined,
          version,
        );
        const indexedParts = await part.indexed(kept);
        kept.save();
        for (const { path, bytes } of await partFiles(indexedParts, part === pages))
          to.put(folder + path, key, () => bytes);
      });
      // Pagefind refuses a part in which nothing is to be found, and with it the whole search.
      if (stage.has(`${folder}words.json`)) folders.push(`/${folder}`);
    }
    const json = JSON.stringify({ parts: folders } satisfies SearchParts);
    await stage.group(`search ${code}`, digest(json), (to) =>
      to.put(`pagefind/${code}.json`, digest(json), () => json),
    );
  }
  if (indexed) await closeIndexer();
}

async function partFiles(
  parts: readonly IndexedRecords[],
  withRuntime: boolean,
): Promise<{ path: string; bytes: Buffer }[]> {
  const entries = parts.flatMap((part) => part.entries);
  if (entries.length === 0) return [];
  const files = await indexFiles(entries, withRuntime);
  return [
    ...files,
    { path: 'words.json', bytes: Buffer.from(JSON.stringify(knownWords(parts.map(({ words }) => words)))) },
  ];
}
