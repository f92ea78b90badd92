import type { LanguageCode } from '../../language/languages.ts';
import { type SearchKind, type SearchParts, searchKinds } from '../../search/search-part.ts';
import { excerpt, type MarkedText, markedTitle } from './excerpt.ts';
import { loadPagefind, type PagefindInstance, type PagefindResult } from './pagefind-runtime.ts';
import { searchedStems, searchTerms } from './search-terms.ts';
import { suggestions } from './suggestions.ts';

/** A page of the site or of a document that was found. */
export interface SearchHit {
  url: string;
  title: MarkedText[];
  excerpt: MarkedText[];
  /** ISO 8601. */
  date?: string;
  /** The page of the document. */
  page?: string;
}

/** What was found of one kind. */
export interface SearchGroup {
  kind: SearchKind;
  total: number;
  /** Fetches the first hits. */
  hits: (count: number) => Promise<SearchHit[]>;
}

/** The answer to a query. */
export interface SearchAnswer {
  total: number;
  groups: SearchGroup[];
  /** Other queries that would find something, when this one finds nothing. */
  suggestions: string[];
}

/** Searches one language. */
export class SearchEngine {
  private constructor(
    private readonly pagefind: PagefindInstance,
    private readonly parts: readonly string[],
  ) {}

  /** Loads index and scripts. Throws when they cannot be had. */
  static async load(language: LanguageCode): Promise<SearchEngine> {
    const response = await fetch(`/pagefind/${language}.json`);
    if (!response.ok) throw new Error(`The search index cannot be had: ${response.status}`);
    const { parts } = (await response.json()) as SearchParts;
    return new SearchEngine(await loadPagefind(parts), parts);
  }

  async search(query: string): Promise<SearchAnswer> {
    const term = await this.firstTermThatFinds(query);
    if (term === undefined) {
      const finds = async (other: string) => (await this.firstTermThatFinds(other)) !== undefined;
      return { total: 0, groups: [], suggestions: await suggestions(query, this.parts, finds) };
    }
    const groups = await Promise.all(searchKinds.map((kind) => this.group(kind, term, query)));
    const found = groups.filter(({ total }) => total > 0);
    return { total: found.reduce((sum, { total }) => sum + total, 0), groups: found, suggestions: [] };
  }

  private async firstTermThatFinds(query: string): Promise<string | undefined> {
    for (const term of searchTerms(query)) {
      if (await this.findsAll(term)) return term;
    }
    return undefined;
  }

  /** Whether there is something with all words of a term. Pagefind leaves words out that are nowhere. */
  private async findsAll(term: string): Promise<boolean> {
    const found = await Promise.all([term, ...term.split(' ')].map((each) => this.pagefind.search(each)));
    return found.every(({ results }) => results.length > 0);
  }

  private async group(kind: SearchKind, term: string, query: string): Promise<SearchGroup> {
    const { results } = await this.pagefind.search(term, { filters: { kind } });
    const searched = searchedStems(query);
    return {
      kind,
      total: results.length,
      hits: (count) => Promise.all(results.slice(0, count).map((result) => hitOf(result, searched))),
    };
  }
}

async function hitOf(result: PagefindResult, searched: readonly string[]): Promise<SearchHit> {
  const { url, content, meta, locations } = await result.data();
  const { title, date, page } = meta;
  return {
    url,
    title: markedTitle(title, searched),
    excerpt: excerpt(content.split(' '), locations),
    ...(date && { date }),
    ...(page && { page }),
  };
}
