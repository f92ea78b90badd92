import type { LanguageCode } from '../../lib/language/languages.ts';
import type { PartRecords, SearchKind, SearchParts, ShownRecord } from '../../lib/namespaces/search-index.ts';
import { fetchJson, fetchOnce } from '../loading.ts';

/** The part of Pagefind's script that the site uses, which is served beside its index and says nothing of its types. */
interface Pagefind {
  init: () => Promise<void>;
  mergeIndex: (folder: string, options: object) => Promise<void>;
  /** Finds all records with a term, best first, or all records. */
  search: (
    term: string | null,
    options?: { filters?: Record<string, string>; sort?: Record<string, 'asc'> },
  ) => Promise<{ results: PagefindResult[] }>;
}

interface PagefindResult {
  /** Tells it from others of its part. */
  id: string;
  score: number;
  words: number[];
}

/** A record of the index: a page of the site, or a page of a document. */
interface IndexedRecord {
  kind: SearchKind;
  /** Pages of one document have the same. */
  run: string;
  /** The file that holds what is shown of it, and its place there. */
  file: string;
  place: number;
}

export interface FoundRecord {
  record: IndexedRecord;
  score: number;
  /** The places of the words that were found, among those that are shown. */
  places: readonly number[];
}

/** A word found in the title, or among the words that find a thing without being shown, outweighs those in its text. */
const ranking = { metaWeights: { title: 12, other: 6 } };

/**
 * The index of a language: which records have a term, and what is shown of them. Pagefind finds; its ids become records
 * by their order, and what they show comes from files of the site's own, so that Pagefind's copies of the stems are never fetched.
 */
export class SearchIndex {
  private readonly fetched = new Map<string, Promise<unknown>>();

  /** @param parts the records of each part, by Pagefind's ids */
  private constructor(
    private readonly folders: readonly string[],
    private readonly pagefind: Pagefind,
    private readonly parts: readonly ReadonlyMap<string, IndexedRecord>[],
  ) {}

  /** Loads index and scripts. Throws when they cannot be loaded. */
  static async load(language: LanguageCode): Promise<SearchIndex> {
    const { parts: folders } = await fetchJson<SearchParts>(`/pagefind/${language}.json`);
    const [pagefind, records] = await Promise.all([
      loadPagefind(folders),
      Promise.all(folders.map((folder) => fetchJson<PartRecords>(`${folder}records.json`))),
    ]);
    const parts = await Promise.all(
      records.map(async (ofPart, part) => {
        const { results } = await pagefind.search(null, { ...inPart(part), sort: { number: 'asc' } });
        const inOrder = recordsOf(folders[part] ?? '', ofPart);
        if (results.length !== inOrder.length) throw new Error(`${folders[part]} has other records than its index.`);
        return new Map(inOrder.map((record, number) => [results[number]?.id ?? '', record]));
      }),
    );
    return new SearchIndex(folders, pagefind, parts);
  }

  /** Finds what has a term, best first. Of each part of the index, Pagefind leaves words out that the part does not have. */
  async find(term: string): Promise<FoundRecord[]> {
    const { results } = await this.pagefind.search(term);
    const found = results.map((result) => this.parts.flatMap((part) => foundIn(part, result)));
    if (found.every(({ length }) => length === 1)) return found.flat();
    // Records of two parts have the same id, which happens with thousands of them: each part is asked alone.
    const byPart = await Promise.all(
      this.parts.map(async (part, index) => {
        const answer = await this.pagefind.search(term, inPart(index));
        return answer.results.flatMap((result) => foundIn(part, result));
      }),
    );
    return byPart.flat().sort((a, b) => b.score - a.score);
  }

  /** Fetches what is shown of a record. */
  async shown({ file, place }: IndexedRecord): Promise<ShownRecord> {
    const record = (await this.fetchOnce<ShownRecord[]>(file))[place];
    if (!record) throw new Error(`${file} has no record ${place}.`);
    return record;
  }

  /** The words that a misspelt one may have meant. A part of which they cannot be fetched has none. */
  async knownWords(): Promise<string[]> {
    const lists = this.folders.map((folder) => this.fetchOnce<string[]>(`${folder}words.json`).catch(() => []));
    return (await Promise.all(lists)).flat();
  }

  private fetchOnce<Value>(path: string): Promise<Value> {
    return fetchOnce(this.fetched, path, () => fetchJson(path)) as Promise<Value>;
  }
}

/** Loads the index of a language: its first part with the scripts, and the other parts into it. */
async function loadPagefind(folders: readonly string[]): Promise<Pagefind> {
  const [first = '', ...others] = folders;
  const runtime = (await import(/* @vite-ignore */ `${first}pagefind.js`)) as {
    createInstance: (options: object) => Pagefind;
  };
  const pagefind = runtime.createInstance({ basePath: first, ranking, mergeFilter: inPart(0).filters });
  await pagefind.init();
  await Promise.all(
    others.map((folder, index) => pagefind.mergeIndex(folder, { ranking, mergeFilter: inPart(index + 1).filters })),
  );
  return pagefind;
}

/** Records of one part, which Pagefind knows by a filter. */
function inPart(index: number): { filters: { part: string } } {
  return { filters: { part: String(index) } };
}

function recordsOf(folder: string, { runs, perFile }: PartRecords): IndexedRecord[] {
  const named = runs.flatMap(([kind, count], index) =>
    Array.from({ length: count }, () => ({ kind, run: `${folder}${index}` })),
  );
  return named.map((about, number) => ({
    ...about,
    file: `${folder}shown/${Math.floor(number / perFile)}.json`,
    place: number % perFile,
  }));
}

function foundIn(
  part: ReadonlyMap<string, IndexedRecord>,
  { id, score, words: places }: PagefindResult,
): FoundRecord[] {
  const record = part.get(id);
  return record ? [{ record, score, places }] : [];
}
