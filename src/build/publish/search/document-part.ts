import type { CompiledSite } from '../../../compile/compile-site.ts';
import { pageTexts } from '../../../content/files/document-text.ts';
import { digest } from '../../../lib/cache/digest.ts';
import { type LanguageCode, languageOf } from '../../../lib/language/languages.ts';
import { indexedRecords, type SearchPart } from './search-record.ts';

/**
 * The part of a language's index that holds the documents, page by page. Each is found in every language of the site, whichever it is
 * written in, and read as text on its own page.
 */
export function documentPart(site: CompiledSite, language: LanguageCode): SearchPart {
  const { content, contexts, documents: files } = site;
  const { titles } = content.documentTexts(language);
  const context = contexts.get(language);
  const documents = content.documents.map(({ id, file, language: written }) => ({
    id,
    file: files.get(file),
    url: context?.href(context.path('document', id)) ?? '',
    title: titles.get(id) ?? id,
    ...(written !== language && { language: languageOf(written as LanguageCode).tag }),
  }));
  const records = () =>
    documents.flatMap(({ id, file, url, ...about }) => {
      const texts = pageTexts(file?.readText() ?? []);
      const isScan = !texts.some((text) => text);
      return texts.map((text, index) => ({
        // The page of a scan has no text, and no places in it: its viewer is open at once.
        url: isScan ? url : `${url}#page-${index + 1}`,
        kind: 'documents' as const,
        ...about,
        page: String(index + 1),
        text,
        document: id,
        findByTitle: index === 0,
      }));
    });
  const key = digest(JSON.stringify(documents));
  return { language, name: 'documents', key, indexed: async () => [indexedRecords(records())] };
}
