import type { Browser } from 'playwright';
import { PageServer } from './pages/page-server.ts';

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
  const server = new PageServer(siteDir);
  const page = await browser.newPage({ locale: 'uk-UA' });
  try {
    await page.goto(`${await server.start()}/search`, { waitUntil: 'networkidle' });
    const costs: SearchCost[] = [];
    for (const query of queries) {
      const before = server.sent.length;
      await page.locator('main input[type=search]').fill(query);
      await page.waitForFunction((asked) => document.title.includes(asked), query, { timeout: 120_000 });
      await page.waitForLoadState('networkidle');
      const results = (await page.locator('main [role=status]').textContent()) ?? '';
      const sent = server.sent.slice(before);
      costs.push({ query, requests: sent.length, bytes: sent.reduce((sum, size) => sum + size, 0), results });
    }
    return costs;
  } finally {
    await page.close();
    await server.stop();
  }
}
