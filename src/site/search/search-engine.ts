import type { LanguageCode } from '../../language/languages.ts';
import type { SearchKind, SearchParts } from '../../namespaces/search-index.ts';
import { stems, titleToken } from '../../text/search-words.ts';
import { excerpt, type MarkedText, markedTitle, namesAll } from './excerpt.ts';
import { loadPagefind, type PagefindAnswer, type PagefindInstance, type PagefindResult } from './pagefind-runtime.ts';
import { searchKinds } from './search-kinds.ts';
import { searchedStems, searchTerms } from './search-terms.ts';
import { suggestions } from './suggestions.ts';

/** A page of the site, or a document, that was found. */
export interface SearchHit {
  url: string;
  title: MarkedText[];
  excerpt: MarkedText[];
  /** ISO 8601. */
  date?: string;
  /** The page of the document. */
  page?: string;
  /** The tag of the language of the excerpt, where it is not that of the site. */
  language?: string;
  /** Further pages of the document, from the first to the last. */
  others: { page: string; url: string }[];
}

/** The best hits of a kind. */
export interface SearchHits {
  hits: SearchHit[];
  /** Whether there are no more. */
  complete: boolean;
}

/** What was found of one kind. */
export interface SearchGroup {
  kind: SearchKind;
  total: number;
  /** The best hits. */
  first: SearchHits;
  /** Fetches the best hits, so many at most. */
  hits: (count: number) => Promise<SearchHits>;
}

/** The answer to a query. */
export interface SearchAnswer {
  total: number;
  /** The kinds of which something was found, the one with the best hit first. */
  groups: SearchGroup[];
  /** Other queries that would find something, when this one finds nothing. */
  suggestions: string[];
}

/** What is asked of the index, and the ids of what it finds. */
interface FoundTerm {
  term: string;
  ids: ReadonlySet<string>;
}

/** How many hits of the kind with the best one an answer brings with it, and of every other kind. */
const firstHits = { best: 5, other: 3 };
/** How many results are fetched for each document shown: some of its pages are among them. */
const pagesPerDocument = 2;

/** What a document counts beside a page. */
const documentWeight = 0.6;
/** What a word in the title counts beside a score, of which few are above 20. */
const titleWeight = 100;

/** Searches one language. */
export class SearchEngine {
  private constructor(
    private readonly pagefind: PagefindInstance,
    private readonly parts: readonly string[],
  ) {}

  /** Loads index and scripts. Throws when they cannot be loaded. */
  static async load(language: LanguageCode): Promise<SearchEngine> {
    const response = await fetch(`/pagefind/${language}.json`);
    if (!response.ok) throw new Error(`The search index could not be loaded: ${response.status}`);
    const { parts } = (await response.json()) as SearchParts;
    return new SearchEngine(await loadPagefind(parts), parts);
  }

  async search(query: string): Promise<SearchAnswer> {
    const found = await this.firstTermThatFinds(query);
    if (!found) {
      const finds = async (other: string) => (await this.firstTermThatFinds(other)) !== undefined;
      return { total: 0, groups: [], suggestions: await suggestions(query, this.parts, finds) };
    }
    const groups = await this.groups(found, query);
    return { total: groups.reduce((sum, { total }) => sum + total, 0), groups, suggestions: [] };
  }

  private async groups({ term, ids }: FoundTerm, query: string): Promise<SearchGroup[]> {
    const searched = searchedStems(query);
    const { results: exact } = await this.pagefind.search(titleToken(query));
    const named = new Set(exact.map(({ id }) => id));
    const groups = await Promise.all(
      searchKinds.map(async (kind) => {
        const { results, filters } = await this.pagefind.search(term, { filters: { kind } });
        const ordered = results
          .filter(({ id }) => ids.has(id))
          .sort((a, b) => Number(named.has(b.id)) - Number(named.has(a.id)));
        const hits = (count: number) => hitsOf(kind, ordered, searched, count);
        // Documents are one part: all of its results have all words, or none.
        const total = kind === 'documents' && ordered.length ? documentCount(filters) : ordered.length;
        const group: SearchGroup = { kind, total, first: await hits(firstHits.other), hits };
        const [best] = ordered;
        const weight = best && named.has(best.id) ? Number.MAX_VALUE : weightOf(group, best?.score ?? 0);
        return { group, weight };
      }),
    );
    const [first, ...others] = groups
      .filter(({ group }) => group.total > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ group }) => group);
    return first ? [{ ...first, first: await first.hits(firstHits.best) }, ...others] : [];
  }

  private async firstTermThatFinds(query: string): Promise<FoundTerm | undefined> {
    for (const term of searchTerms(query)) {
      const ids = await this.idsWithAll(term);
      if (ids.size) return { term, ids };
    }
    return undefined;
  }

  /** What has all words of a term. Of each part of the index, Pagefind leaves words out that the part does not have. */
  private async idsWithAll(term: string): Promise<ReadonlySet<string>> {
    const [whole, ...words] = await Promise.all([term, ...term.split(' ')].map((each) => this.ids(each)));
    return new Set([...(whole ?? [])].filter((id) => words.every((ids) => ids.has(id))));
  }

  private async ids(term: string): Promise<ReadonlySet<string>> {
    const { results } = await this.pagefind.search(term);
    return new Set(results.map(({ id }) => id));
  }
}

/**
 * How much the best hit of a kind weighs beside those of others. Scores are of the part of the index that a kind stands in,
 * so what is marked in the title comes first, in a short one before a long one. Pages lead to documents, whose words are
 * many.
 */
function weightOf({ kind, first: { hits } }: SearchGroup, score: number): number {
  const words = (pieces: readonly MarkedText[]) => pieces.flatMap(({ text }) => stems(text)).length;
  const title = hits[0]?.title ?? [];
  const named = words(title.filter(({ marked }) => marked));
  const inTitle = named + named / Math.max(1, words(title));
  return (inTitle * titleWeight + score) * (kind === 'documents' ? documentWeight : 1);
}

/** How many documents were found: each of their pages is a result. */
function documentCount({ document = {} }: PagefindAnswer['filters']): number {
  return Object.values(document).filter((pages) => pages > 0).length;
}

async function hitsOf(
  kind: SearchKind,
  results: readonly PagefindResult[],
  searched: readonly string[],
  count: number,
): Promise<SearchHits> {
  const asked = kind === 'documents' ? count * pagesPerDocument : count;
  const hits = await Promise.all(results.slice(0, asked).map((result) => hitOf(result, searched)));
  const merged = kind === 'documents' ? byDocument(hits) : hits;
  return { hits: merged.slice(0, count), complete: results.length <= asked && merged.length <= count };
}

/** Puts the pages of a document together, at the place of the best. */
function byDocument(hits: readonly SearchHit[]): SearchHit[] {
  const documents = new Map<string, SearchHit>();
  for (const hit of hits) {
    const document = hit.url.replace(/page=\d+$/, '');
    const known = documents.get(document);
    if (!known) documents.set(document, hit);
    else if (hit.page) known.others.push({ page: hit.page, url: hit.url });
  }
  const merged = [...documents.values()];
  for (const { others } of merged) others.sort((a, b) => Number(a.page) - Number(b.page));
  return merged;
}

async function hitOf(result: PagefindResult, searched: readonly string[]): Promise<SearchHit> {
  const { url, content, meta, locations } = await result.data();
  const { title, date, page, language } = meta;
  return {
    url,
    title: markedTitle(title, searched),
    // Of what is asked for by its name, the beginning says most; of a document, the place.
    excerpt: excerpt(content.split(' '), locations, page === undefined && namesAll(title, searched)),
    ...(date && { date }),
    ...(page && { page }),
    ...(language && { language }),
    others: [],
  };
}
