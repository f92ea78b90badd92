import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { mediaTypeOf, textTypes } from '../hosts/media-types.ts';

/** What a visitor's browser fetches for searches made one after the other. */
export interface SearchCost {
  query: string;
  requests: number;
  /** Compressed as a CDN would; Pagefind's own files are compressed already. */
  bytes: number;
  results: string;
}

/** Searches a built site in a browser, and counts what that fetches beyond the search page itself. */
export async function searchCosts(
  browser: Browser,
  siteDir: string,
  queries: readonly string[],
): Promise<SearchCost[]> {
  const fetched: number[] = [];
  const server = createServer((request, response) => {
    const path = join(siteDir, decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = [path, `${path}.html`].find((each) => existsSync(each) && statSync(each).isFile());
    if (!file) return response.writeHead(404).end();
    const bytes = readFileSync(file);
    const type = mediaTypeOf(file);
    const isText = type === 'text/html' || textTypes.includes(type);
    fetched.push(isText ? brotliCompressSync(bytes).length : bytes.length);
    return response.writeHead(200, { 'Content-Type': type }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const page = await browser.newPage({ locale: 'uk-UA' });
  try {
    await page.goto(`http://127.0.0.1:${port}/search`, { waitUntil: 'networkidle' });
    const costs: SearchCost[] = [];
    for (const query of queries) {
      fetched.length = 0;
      await page.locator('main input[type=search]').fill(query);
      await page.waitForFunction((asked) => document.title.includes(asked), query, { timeout: 120_000 });
      await page.waitForLoadState('networkidle');
      const results = (await page.locator('main [role=status]').textContent()) ?? '';
      costs.push({ query, requests: fetched.length, bytes: fetched.reduce((sum, size) => sum + size, 0), results });
    }
    return costs;
  } finally {
    await page.close();
    server.closeAllConnections();
    server.close();
  }
}
