import type { NavigationItem } from '../../content/model/routes.ts';
import { items } from './support/menu.ts';
import { expect, open, test } from './support/served-site.ts';

/** The ways down to all groups: their ids from the bar on. */
const ways = (entries: NavigationItem[]): NavigationItem[][] =>
  entries.flatMap((entry) => (entry.items ? [[entry], ...ways(entry.items).map((way) => [entry, ...way])] : []));
/** The way to the longest flyout. */
const way = ways(items).sort((a, b) => length(b) - length(a))[0] ?? [];
const groups = way.map(({ id }) => `#menu [data-group="${id}"]`);

function length(chain: NavigationItem[]): number {
  return chain.at(-1)?.items?.length ?? 0;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'in a low window' : 'in a low window without a script', () => {
    test.use({ viewport: { width: 1280, height: 400 }, javaScriptEnabled });

    test('a long flyout scrolls within itself by wheel and by focus, and its last entry can be pressed', async ({
      page,
      site,
    }) => {
      const address = `${site.origin}/about/history`;
      await (javaScriptEnabled ? open(page, address) : page.goto(address));
      for (const group of groups) await page.locator(`${group} > button`).hover();
      const entries = page.locator(`${groups.at(-1)} > div`).locator('a');
      const lowest = await entries.evaluateAll((all) => {
        const bottoms = all.map((entry) => entry.getBoundingClientRect().bottom);
        return bottoms.indexOf(Math.max(...bottoms));
      });
      const [first, last] = [entries.first(), entries.nth(lowest)];
      await first.focus();
      await expect(first).toBeInViewport({ ratio: 1 });
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
      await first.focus();
      await expect(first).toBeInViewport({ ratio: 1 });
      await first.hover();
      const scrolled = await page.evaluate(() => window.scrollY);
      await page.mouse.wheel(0, 4000);
      await expect(last).toBeInViewport({ ratio: 1 });
      // Past its end, too.
      await page.mouse.wheel(0, 4000);
      expect(await page.evaluate(() => window.scrollY), 'the page stays').toBe(scrolled);
      const href = (await last.getAttribute('href')) ?? '';
      await last.click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
    });
  });
}
