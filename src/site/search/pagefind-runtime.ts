import type { ResultFacts } from '../../namespaces/search-index.ts';

/** What the site uses of Pagefind's script, which is served beside its index and says nothing of its types. */
export interface PagefindInstance {
  init: () => Promise<void>;
  mergeIndex: (folder: string, options: { ranking: object }) => Promise<void>;
  /** Loads what results can be filtered by. */
  filters: () => Promise<unknown>;
  search: (term: string, options?: { filters?: Record<string, string> }) => Promise<PagefindAnswer>;
}

/** What was found, best first. */
export interface PagefindAnswer {
  results: PagefindResult[];
  /** How many of the results have each value of each filter. */
  filters: Record<string, Record<string, number>>;
}

/** A record that was found; what it says is fetched when it is asked for. */
export interface PagefindResult {
  id: string;
  score: number;
  data: () => Promise<PagefindFragment>;
}

/** A fragment as the build writes it: the words shown, and the places of those found. */
export interface PagefindFragment {
  url: string;
  content: string;
  meta: ResultFacts;
  locations: number[];
}

/** A word found in the title, or among the words that find a thing without being shown, outweighs those in its text. */
const ranking = { metaWeights: { title: 12, other: 6 } };

/** Loads the index of a language: its first part with the scripts, and the other parts into it. */
export async function loadPagefind(parts: readonly string[]): Promise<PagefindInstance> {
  const [first = '', ...others] = parts;
  const runtime = (await import(/* @vite-ignore */ `${first}pagefind.js`)) as {
    createInstance: (options: { basePath: string; ranking: typeof ranking }) => PagefindInstance;
  };
  const instance = runtime.createInstance({ basePath: first, ranking });
  await instance.init();
  await Promise.all(others.map((part) => instance.mergeIndex(part, { ranking })));
  await instance.filters();
  return instance;
}
