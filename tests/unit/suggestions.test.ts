import { afterEach, expect, test, vi } from 'vitest';
import { suggestions } from '../../src/site/search/suggestions.ts';

afterEach(() => vi.unstubAllGlobals());

test('words to suggest are asked for again when they could not be loaded, and then no more', async () => {
  const words = JSON.stringify(['dilatometer']);
  const fetched = vi
    .fn<typeof fetch>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockImplementation(async () => new Response(words));
  vi.stubGlobal('fetch', fetched);
  const suggested = () => suggestions('dilatomter', ['/part/'], async (query) => query === 'dilatometer');

  expect(await suggested()).toEqual([]);
  expect(await suggested()).toEqual([]);
  expect(await suggested()).toEqual(['dilatometer']);
  expect(await suggested()).toEqual(['dilatometer']);
  expect(fetched).toHaveBeenCalledTimes(3);
});
