import { join } from 'node:path';
import { readChecksummed, writeChecksummed } from '../../cache/checksummed-file.ts';
import { digest } from '../../cache/digest.ts';
import type { FileHashes } from '../../cache/file-hashes.ts';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import type { CompiledSite } from '../../compile/compile-site.ts';
import { PdfReader } from '../../content/files/pdf-reader.ts';
import { joinLanguagePath } from '../../language/language-path.ts';
import { type LanguageCode, languageOf } from '../../language/languages.ts';
import { composed } from '../../text/letters.ts';
import { indexedRecords, type SearchPart, type SearchRecord } from './search-record.ts';

/** A page that lists documents, with the name of the namespace that has them. */
export interface ListingPage {
  path: string;
  namespace: string;
}

/** The files of documents. */
export interface DocumentFiles {
  hashOf: (file: string) => string;
  /** Reads the text of a document, page by page. */
  textOf: (file: string) => Promise<string[]>;
}

interface Listing {
  path: string;
  hash: string;
  json: () => string;
}

const textVersion = 'document-text 2';

/**
 * The part of a language's index that holds the documents, page by page. Each is found in every language of the site,
 * whichever it is written in.
 * @param listed the pages that list documents
 */
export function documentPart(
  site: CompiledSite,
  language: LanguageCode,
  listed: readonly ListingPage[],
  { hashOf, textOf }: DocumentFiles,
): SearchPart {
  const { content } = site;
  const { titles } = content.documentTexts(language);
  const listing = listed.flatMap(({ path, namespace }): Listing[] => {
    const lists = site.namespaces.get(`${language}/${namespace}`);
    return lists ? [{ path, hash: lists.hash, json: () => lists.json }] : [];
  });
  const documents = content.facts.documents.map(({ id, file, language: written }) => ({
    id,
    file,
    title: titles.get(id) ?? id,
    ...(written !== language && { language: languageOf(written as LanguageCode).tag }),
  }));
  const facts = documents.map((document) => [document, hashOf(document.file)]);
  const key = digest(JSON.stringify([facts, listing.map(({ path, hash }) => [path, hash])]));

  const records = async () => {
    const places = listedAt(listing, language);
    const found: SearchRecord[] = [];
    for (const { id, file, ...about } of documents) {
      const place = places.get(id);
      for (const [index, text] of (await textOf(file)).entries()) {
        const page = String(index + 1);
        found.push({
          url: place ? `${place}#document=${id}&page=${page}` : `/files/${file}#page=${page}`,
          kind: 'documents',
          ...about,
          page,
          text,
          document: id,
          findByTitle: index === 0,
        });
      }
    }
    return found;
  };
  return { language, name: 'documents', key, indexed: async () => [indexedRecords(await records())] };
}

/** Where each document is read: in the viewer of the page that lists it, or else in the file itself. */
function listedAt(listings: readonly Listing[], language: LanguageCode): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { path, json } of listings) {
    for (const { id } of documentEntries(JSON.parse(json()))) {
      if (!places.has(id)) places.set(id, joinLanguagePath(language, path));
    }
  }
  return places;
}

function documentEntries(value: unknown): DocumentEntry[] {
  if (typeof value !== 'object' || value === null) return [];
  const entry = value as Partial<DocumentEntry>;
  if (entry.href?.startsWith('/files/') && entry.id && entry.bytes) return [entry as DocumentEntry];
  return Object.values(value).flatMap(documentEntries);
}

/** The files of documents below a folder. Texts of the same bytes come from the cache. */
export function documentFiles(filesDir: string, hashes: FileHashes, cacheDir: string): DocumentFiles {
  const reader = new PdfReader();
  const hashOf = (file: string) => hashes.of(join(filesDir, file));
  const textOf = async (file: string) => {
    const cached = join(cacheDir, `${hashOf(file)}.json`);
    const known = readChecksummed<string[]>(cached, textVersion);
    if (known) return known;
    const pages = (await reader.pageTexts(join(filesDir, file))).map(unbroken);
    writeChecksummed(cached, textVersion, pages);
    return pages;
  };
  return { hashOf, textOf };
}

/** Letters are characters, and what was hyphenated at the ends of lines is joined: `мета-\nлургія` → `металургія`. */
function unbroken(text: string): string {
  return composed(text)
    .replace(/(\p{Ll})[-\u00ad]\n(?=\p{Ll})/gu, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
