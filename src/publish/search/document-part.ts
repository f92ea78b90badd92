import { digest } from '../../cache/digest.ts';
import type { DocumentEntry } from '../../compile/compile-context.ts';
import type { CompiledSite } from '../../compile/compile-site.ts';
import { joinLanguagePath } from '../../language/language-path.ts';
import { type LanguageCode, languageOf } from '../../language/languages.ts';
import { indexedRecords, type SearchPart } from './search-part.ts';
import type { SearchRecord } from './search-record.ts';

/** Where a document is read: in the viewer of the page that lists it, or else in the file itself. */
type Places = ReadonlyMap<string, string>;

/** A page that lists documents, with the name of the namespace that has them. */
export interface ListingPage {
  path: string;
  namespace: string;
}

/**
 * The part of a language's index that holds the documents, page by page. Each is found in every language of the site,
 * whichever it is written in.
 * @param listed the pages that list documents
 */
export function documentPart(
  site: CompiledSite,
  language: LanguageCode,
  listed: readonly ListingPage[],
  hashOf: (file: string) => string,
  textOf: (file: string) => Promise<string[]>,
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
          language,
          facts: { kind: 'documents', ...about, page },
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

interface Listing {
  path: string;
  hash: string;
  json: () => string;
}

function listedAt(listings: readonly Listing[], language: LanguageCode): Places {
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
