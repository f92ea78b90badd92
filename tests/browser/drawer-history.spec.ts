import type { Page } from 'playwright/test';
import { labels, routeTitle } from './support/content.ts';
import { placeLinks, scrolledTo } from './support/scrolling.ts';
import { expect, holdScripts, hydrated, open, test } from './support/test.ts';

const { menu: words } = labels('ua');

const panel = (page: Page) => page.locator('#menu > div');
const opener = (page: Page) => page.getByRole('link', { name: words.open });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const steps = (page: Page) => page.evaluate(() => window.history.length);

test.use({ viewport: { width: 360, height: 740 } });

for (const [ending, end] of [
  ['comes', undefined],
  ['fails', 'abort'],
] as const) {
  test(`opened and closed before the script ${ending}, it leaves no step in the history`, async ({
    page,
    complaints,
  }) => {
    if (end) complaints.expect(/ERR_FAILED|Failed to/);
    const release = await holdScripts(page, end && ((route) => route[end]()));
    await page.goto('/contacts');
    await page.goto('/about/history');
    const before = await steps(page);
    await opener(page).click();
    await expect(panel(page)).toBeInViewport();
    await page.getByRole('link', { name: words.close }).click();
    await expect(panel(page)).toBeHidden();
    await opener(page).click();
    await expect(panel(page)).toBeInViewport();
    release();
    if (end) await expect(page.locator('html[data-scripting]')).toHaveCount(0);
    else await hydrated(page);
    await expect(panel(page)).toBeInViewport();
    expect(await steps(page)).toBe(before);
    await page.goBack();
    await expect(page).toHaveURL('/contacts');
    await expect(heading(page)).toHaveText(routeTitle('ua', 'contacts'));
    await expect(panel(page)).toBeHidden();
  });
}

test('going back to another page while it is open leads to the heading of that page', async ({ page }) => {
  await open(page, '/contacts');
  await page.locator('#menu a[href="/about/history"]').dispatchEvent('click');
  await expect(heading(page)).toHaveText(routeTitle('ua', 'history'));
  await opener(page).click();
  await expect(page.getByRole('link', { name: words.close })).toBeFocused();
  await page.goBack();
  await expect(heading(page)).toHaveText(routeTitle('ua', 'contacts'));
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
  // Closed on the page it was opened on, it gives the focus back.
  await opener(page).click();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});

test('going back in the page while it is open closes it', async ({ page }) => {
  await open(page, '/about/history');
  await placeLinks(page).nth(1).dispatchEvent('click');
  await page.waitForFunction(() => window.scrollY > 0);
  await opener(page).click();
  await expect(page.getByRole('link', { name: words.close })).toBeFocused();
  await page.goBack();
  await expect(panel(page)).toBeHidden();
  await scrolledTo(page, 0);
  await expect(opener(page)).toBeFocused();
});
