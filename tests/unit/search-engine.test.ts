import { afterEach, expect, test, vi } from 'vitest';
import type { PagefindResult } from '../../src/site/search/pagefind-runtime.ts';
import { SearchEngine } from '../../src/site/search/search-engine.ts';

/** The texts of two parts of an index, by what they are. */
const parts: Record<string, string[]>[] = [
  { pages: ['tuition fee', 'fee'] },
  // No news item has the first word.
  { news: ['a fee of magnesium', 'sulphur'] },
];

vi.mock('../../src/site/search/pagefind-runtime.ts', () => ({
  loadPagefind: async () => ({
    search: async (term: string, { filters }: { filters?: { kind: string } } = {}) => ({
      results: parts.flatMap((part) =>
        Object.entries(part).flatMap(([kind, texts]) => {
          if (filters && filters.kind !== kind) return [];
          // As Pagefind does: words that a part does not have are left out of what is asked of it.
          const has = (text: string, word: string) => text.split(' ').some((each) => each.startsWith(word));
          const asked = term.split(' ').filter((word) => texts.some((text) => has(text, word)));
          const found = texts.filter((text) => asked.length && asked.every((word) => has(text, word)));
          return found.map((text) => resultOf(text));
        }),
      ),
      filters: {},
    }),
  }),
}));

function resultOf(text: string): PagefindResult {
  const data = async () => ({ url: `/${text}`, content: text, meta: { title: text }, locations: [] });
  return { id: text, score: 1, data } as unknown as PagefindResult;
}

afterEach(() => vi.unstubAllGlobals());

async function found(query: string): Promise<string[]> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ parts: [] })));
  const engine = await SearchEngine.load('en');
  const { groups } = await engine.search(query);
  return groups.flatMap(({ kind, total, first }) => [`${kind} ${total}`, ...first.hits.map(({ url }) => url)]);
}

test('what is found has all words, also where a part of the index has not all of them', async () => {
  expect(await found('fee')).toEqual(['pages 2', '/tuition fee', '/fee', 'news 1', '/a fee of magnesium']);
  expect(await found('tuition fee')).toEqual(['pages 1', '/tuition fee']);
});

test('words that are in different parts of the index only are not found together', async () => {
  expect(await found('tuition sulphur')).toEqual([]);
});
