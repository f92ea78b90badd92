import type { LanguageCode } from '../../lib/language/languages.ts';
import { type SearchKind, searchKinds } from '../../lib/namespaces/search-index.ts';
import { closest } from '../../lib/text/compare-text.ts';
import { foldedWords, stemEnd, stems, titleToken } from '../../lib/text/search-words.ts';
import { excerpt, type MarkedText, markedTitle, namesAll } from './excerpt.ts';
import { type FoundRecord, SearchIndex } from './search-index.ts';

/** The keys of the two keyboard layouts, in the same order. */
const latin = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'йцукенгшщзхїфівапролджєячсмитьбю';

/** Words typed with the wrong keyboard layout, in the other one: `xfdey` → `чавун`, and Cyrillic slips back to Latin. */
export function otherLayout(text: string): string {
  const [from, to] = /[\u0400-\u04ff]/.test(text) ? [cyrillic, latin] : [latin, cyrillic];
  return [...text.toLowerCase()].map((character) => to[from.indexOf(character)] ?? character).join('');
}

/** Words that say nothing alone: a search for others goes without them. */
const small = new Set(
  'і й та а в у на з із зі до про для по від за що як the a an of and in on for to with by at'.split(' '),
);
/** A word that is still being typed may be longer than the stem of the whole one: so much of it has to be one. */
const shortest = 4;

/** The stems that are searched for. */
function searchedStems(query: string): string[] {
  const all = stems(query);
  const telling = all.filter((stem) => !small.has(stem));
  return telling.length ? telling : all;
}

/**
 * The queries to the index, one after the other until something is found: all words but the last whole, the last as far as
 * it is typed; then every word as the beginning of others; then the last word without its last letters, which may be
 * the beginning of an ending, as a whole stem.
 */
export function searchTerms(query: string): string[] {
  const searched = searchedStems(query);
  const last = searched.at(-1);
  if (last === undefined) return [];
  const before = searched.slice(0, -1);
  const join = (words: readonly string[], end: string) => [...words, end].join(' ');
  const shortened = [1, 2, 3].map((count) => last.slice(0, -count)).filter((word) => word.length >= shortest);
  return [
    ...new Set([
      join(
        before.map((word) => word + stemEnd),
        last,
      ),
      join(before, last),
      ...shortened.map((word) => join(before, word + stemEnd)),
    ]),
  ];
}

/**
 * Queries that may have been meant: the same keys on the other keyboard layout; the closest known spelling of the words that
 * nothing is found for; and, when each word is found but not all together, the words one by one.
 * @param finds tells whether a query finds anything
 */
export async function suggestions(
  query: string,
  knownWords: () => Promise<readonly string[]>,
  finds: (query: string) => Promise<boolean>,
): Promise<string[]> {
  const typed = query.trim().split(/\s+/);
  const other = otherLayout(query.trim());
  if (await finds(other)) return [other];
  const found = await Promise.all(typed.map(finds));
  const spellings = new Map((await knownWords()).map((word) => [foldedWords(word).join(''), word]));
  const better = typed.map((word, index) => (found[index] ? word : spelling(word, spellings)));
  const telling = better.filter((word) => word !== undefined);
  const whole = telling.join(' ');
  if (whole && whole !== query.trim() && (await finds(whole))) return [whole];
  return telling.length > 1 ? [...new Set(telling)] : telling.filter((word) => word !== query.trim());
}

function spelling(word: string, spellings: ReadonlyMap<string, string>): string | undefined {
  const folded = foldedWords(word).join('');
  if (folded.length < 3) return undefined;
  return spellings.get(closest(folded, spellings.keys(), Math.max(1, Math.round(folded.length / 5))) ?? '');
}

/** A page of the site, or a document, that was found. */
export interface SearchHit {
  url: string;
  title: MarkedText[];
  excerpt: MarkedText[];
  /** ISO 8601. */
  date?: string;
  page?: string;
  /** The tag of the language of the excerpt, where it is not that of the site. */
  language?: string;
  /** Further pages of the document, from the first to the last. */
  others: { page: string; url: string }[];
}

interface SearchHits {
  hits: SearchHit[];
  complete: boolean;
}

export interface SearchGroup {
  kind: SearchKind;
  total: number;
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

/** The number of hits of the kind with the best one an answer brings with it, and of every other kind. */
const firstHits = { best: 5, other: 3 };
/** The number of results that are fetched for each document shown: some of its pages are among them. */
const pagesPerDocument = 2;

/** The weight of a document beside a page. */
const documentWeight = 0.6;
/** The weight of a word in the title beside a score, of which few are above 20. */
const titleWeight = 100;

/** Searches one language. */
export class SearchEngine {
  private constructor(private readonly index: SearchIndex) {}

  /** Loads index and scripts. Throws when they cannot be loaded. */
  static async load(language: LanguageCode): Promise<SearchEngine> {
    return new SearchEngine(await SearchIndex.load(language));
  }

  async search(query: string): Promise<SearchAnswer> {
    const found = await this.firstFound(query);
    if (!found.length) {
      const finds = async (other: string) => (await this.firstFound(other)).length > 0;
      const others = await suggestions(query, () => this.index.knownWords(), finds);
      return { total: 0, groups: [], suggestions: others };
    }
    const groups = await this.groups(found, query);
    return { total: groups.reduce((sum, { total }) => sum + total, 0), groups, suggestions: [] };
  }

  private async groups(found: readonly FoundRecord[], query: string): Promise<SearchGroup[]> {
    const searched = searchedStems(query);
    const named = new Set((await this.index.find(titleToken(query))).map(({ record }) => record));
    const isNamed = ({ record }: FoundRecord) => named.has(record);
    const groups = await Promise.all(
      searchKinds.map(async (kind) => {
        const ordered = found
          .filter(({ record }) => record.kind === kind)
          .sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
        const hits = (count: number) => this.hitsOf(kind, ordered, searched, count);
        const total = kind === 'documents' ? new Set(ordered.map(({ record }) => record.run)).size : ordered.length;
        const group: SearchGroup = { kind, total, first: await hits(firstHits.other), hits };
        const [best] = ordered;
        const weight = best && isNamed(best) ? Number.MAX_VALUE : weightOf(group, best?.score ?? 0);
        return { group, weight };
      }),
    );
    const [first, ...others] = groups
      .filter(({ group }) => group.total > 0)
      .sort((a, b) => b.weight - a.weight)
      .map(({ group }) => group);
    return first ? [{ ...first, first: await first.hits(firstHits.best) }, ...others] : [];
  }

  /** Finds what has all words of the first term that finds anything, best first. */
  private async firstFound(query: string): Promise<FoundRecord[]> {
    for (const term of searchTerms(query)) {
      const [whole = [], ...words] = await Promise.all(
        [term, ...term.split(' ')].map((each) => this.index.find(each)),
      );
      const having = words.map((found) => new Set(found.map(({ record }) => record)));
      const found = whole.filter(({ record }) => having.every((records) => records.has(record)));
      if (found.length) return found;
    }
    return [];
  }

  private async hitsOf(
    kind: SearchKind,
    found: readonly FoundRecord[],
    searched: readonly string[],
    count: number,
  ): Promise<SearchHits> {
    const asked = kind === 'documents' ? count * pagesPerDocument : count;
    const hits = await Promise.all(found.slice(0, asked).map((each) => this.hitOf(each, searched)));
    const merged = kind === 'documents' ? byDocument(hits) : hits;
    return { hits: merged.slice(0, count), complete: found.length <= asked && merged.length <= count };
  }

  private async hitOf({ record, places }: FoundRecord, searched: readonly string[]): Promise<SearchHit> {
    const { url, title, text, date, page, language } = await this.index.shown(record);
    return {
      url,
      title: markedTitle(title, searched),
      // Of what is asked for by its name, the beginning says most; of a document, the place.
      excerpt: excerpt(text.split(' '), places, page === undefined && namesAll(title, searched)),
      ...(date && { date }),
      ...(page && { page }),
      ...(language && { language }),
      others: [],
    };
  }
}

/**
 * The weight of the best hit of a kind beside those of others. Scores are of the part of the index that a kind stands in,
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
