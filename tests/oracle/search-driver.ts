import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { chromiumOptions } from '../../src/lib/command/chromium.ts';

/**
 * Asks the search page of a built site: `search-driver.ts SITE QUERIES OUT`. QUERIES has `## path of a search page` and below it
 * one query a line. OUT is JSON: by the query, what the page says, and addresses and titles of the first ten results.
 * All that the oracle knows of the search page is here.
 */
const [site = '', queries = '', out = ''] = process.argv.slice(2);
const origin = 'http://localhost';
const browser = await chromium.launch(chromiumOptions);
try {
  const found: Record<string, string> = {};
  for (const part of readFileSync(queries, 'utf8').split(/^## /m).slice(1)) {
    const [path = '', ...asked] = part.split('\n').filter(Boolean);
    const page = await browser.newPage({ locale: path.startsWith('/en') ? 'en-GB' : 'uk-UA' });
    await page.route(`${origin}/**`, (route) => {
      const { pathname } = new URL(route.request().url());
      return route.fulfill({ path: join(site, extname(pathname) ? pathname : `${pathname}.html`) });
    });
    await page.goto(origin + path);
    for (const query of asked) found[`${path}?q=${query}`] = await ask(page, query);
    await page.close();
  }
  writeFileSync(out, JSON.stringify(found, undefined, 1));
} finally {
  await browser.close();
}

/** Types a query, and returns what the page shows once its title names it. */
async function ask(page: Page, query: string): Promise<string> {
  const before = await page.title();
  await page.locator('main input[type=search]').fill(query);
  const isAnswer = ([asked, old]: [string, string]) => document.title !== old && document.title.includes(asked);
  const answered = await page.waitForFunction(isAnswer, [query, before] as [string, string]).catch(() => undefined);
  if (!answered) return 'no answer';
  const said = await page.locator('main [role=status] p').allTextContents();
  const first = (await page.locator('main h3 a').all()).slice(0, 10);
  const results = first.map(async (link) => `${await link.getAttribute('href')} ${await link.textContent()}`);
  return [...said, ...(await Promise.all(results))].join('\n');
}
