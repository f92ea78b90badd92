import type { ResultFacts } from '../../search/search-part.ts';

/** What the site uses of Pagefind's script, which is served beside its index and says nothing of its types. */
export interface PagefindInstance {
  init: () => Promise<void>;
  mergeIndex: (folder: string) => Promise<void>;
  search: (term: string, options?: { filters?: Record<string, string> }) => Promise<{ results: PagefindResult[] }>;
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

/** Loads the index of a language: its first part with the scripts, and the other parts into it. */
export async function loadPagefind(parts: readonly string[]): Promise<PagefindInstance> {
  const [first = '', ...others] = parts;
  const runtime = (await import(/* @vite-ignore */ `${first}pagefind.js`)) as {
    createInstance: (options: { basePath: string }) => PagefindInstance;
  };
  const instance = runtime.createInstance({ basePath: first });
  await instance.init();
  await Promise.all(others.map((part) => instance.mergeIndex(part)));
  return instance;
}
