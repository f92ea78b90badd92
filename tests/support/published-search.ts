import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OutputStage } from '../../src/build/output-stage.ts';
import { publishSearch } from '../../src/build/publish/search/publish-search.ts';
import type { SearchRecord } from '../../src/build/publish/search/search-record.ts';
import type { CompiledSite } from '../../src/compile/compile-site.ts';
import type { LanguageCode } from '../../src/lib/language/languages.ts';
import type { SearchParts } from '../../src/lib/namespaces/search-index.ts';

/** A site without documents. */
const site = {
  content: {
    documentTexts: () => ({ titles: new Map() }),
    documents: [],
    fileIdOf: (_: string, item: string) => String(2000 + Number(item)),
  },
  contexts: new Map(),
} as unknown as CompiledSite;

/**
 * Publishes the search of records below a folder, the same for each language.
 * @param parts the records of each part: of pages first, then of each year of news
 * @returns the folder of the site
 */
export async function publishRecords(dir: string, parts: readonly (readonly SearchRecord[])[]): Promise<string> {
  const out = join(dir, 'site');
  const stage = new OutputStage(out, join(dir, 'state.json'));
  const found = parts.flatMap((records, part) => {
    const page = { routeId: '', namespaces: [], ...(part > 0 && { collection: 'news', item: String(part) }) };
    // A year of so many pages is a part of its own.
    const empty = Array.from(
      { length: part > 0 ? 200 : 0 },
      () => ({ url: '', kind: 'news', title: '', text: '' }) as const,
    );
    return [...records, ...empty].map((record, index) => ({
      page: { ...page, path: `/${part}/${index}` },
      key: JSON.stringify(record),
      record: () => record,
    }));
  });
  await publishSearch(stage, site, {
    foundPages: () => found,
    cacheDir: join(dir, 'cache'),
    version: '1',
    useCache: true,
    report: () => {},
  });
  stage.commit({ fingerprint: '', pages: 0, remarks: '' });
  return out;
}

/** The parts of a language's index. */
export function searchParts(out: string, language: LanguageCode): string[] {
  return (JSON.parse(readFileSync(join(out, `pagefind/${language}.json`), 'utf8')) as SearchParts).parts;
}

/** A `fetch` that answers with the files of a site in a folder, whose parts of the search scripts are loaded from there. */
export function fetchFrom(out: string): typeof fetch {
  return async (address) => {
    const path = String(address).replace(/\?.*$/, '');
    if (path.startsWith(out)) return new Response(readFileSync(path));
    const [, language = ''] = /^\/pagefind\/(\w+)\.json$/.exec(path) ?? [];
    if (!language) return new Response('', { status: 404 });
    return Response.json({ parts: searchParts(out, language as LanguageCode).map((part) => join(out, part)) });
  };
}
