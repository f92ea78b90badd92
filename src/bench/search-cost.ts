import type { Browser } from 'playwright';
import type { BenchFigures } from './bench-figures.ts';
import { PageServer } from './pages/page-server.ts';

/** Searches a built site in a browser, and counts what that fetches beyond the search page itself. */
export async function searchCosts(
  browser: Browser,
  siteDir: string,
  queries: readonly string[],
): Promise<BenchFigures['searches']> {
  const server = new PageServer(siteDir);
  const page = await browser.newPage({ locale: 'uk-UA' });
  try {
    await page.goto(`${await server.start()}/search`, { waitUntil: 'networkidle' });
    const costs: BenchFigures['searches'] = [];
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
