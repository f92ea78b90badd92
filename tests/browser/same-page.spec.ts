import type { Page } from 'playwright/test';
import { labels, routeTitle } from './support/content.ts';
import { hold } from './support/hold.ts';
import { scrollTo } from './support/scrolling.ts';
import { expect, open, test } from './support/served-site.ts';

const path = '/about/history';
const steps = (page: Page) => page.evaluate(() => window.history.length);

test('a link to the page that is shown adds no step to the history, and leads to its heading at the top', async ({
  page,
  site,
}) => {
  await open(page, site.origin + path);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const heading = page.getByRole('heading', { level: 1 });
  const link = page.locator('#menu a[aria-current=page]');
  const atTop = async () => {
    await expect(heading).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL(site.origin + path);
  };

  const before = await steps(page);
  await scrollTo(page, 500);
  await link.dispatchEvent('click');
  await atTop();
  expect(await steps(page)).toBe(before);

  // Another place in the page is a step, the same one again is not, and neither is the page without it.
  const skip = page.getByRole('link', { name: labels('ua').common.skipToContent });
  await skip.dispatchEvent('click');
  await expect(page).toHaveURL(`${site.origin}${path}#content`);
  expect(await steps(page)).toBe(before + 1);
  await scrollTo(page, 0);
  await skip.dispatchEvent('click');
  await page.waitForFunction(() => window.scrollY > 0);
  await scrollTo(page, 500);
  await link.dispatchEvent('click');
  await atTop();
  expect(await steps(page)).toBe(before + 1);

  await page.setViewportSize({ width: 360, height: 740 });
  await scrollTo(page, 500);
  await page.getByRole('link', { name: labels('ua').menu.open }).dispatchEvent('click');
  await expect(page.locator('#menu')).toHaveAttribute('data-open');
  await link.dispatchEvent('click');
  await expect(page.locator('#menu')).not.toHaveAttribute('data-open');
  await atTop();
  expect(await steps(page)).toBe(before + 1);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});

test('the same words searched for again are no step in the history, and what is typed does not follow to the next page', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await open(page, `${site.origin}/search`);
  const before = await steps(page);
  const box = page.getByRole('main').getByRole('searchbox');
  await box.fill('сталь');
  await box.press('Enter');
  await expect(page).toHaveURL(/\?q=/);
  await expect(page.getByRole('main').getByRole('status')).not.toBeEmpty();
  const after = await steps(page);
  expect(after - before).toBeLessThanOrEqual(1);
  await box.press('Enter');
  await expect(box).toBeFocused();
  expect(await steps(page)).toBe(after);

  // While the next page is loading, the page before is still in use, and the address is the next one's already.
  await box.fill('чавун');
  const release = await hold(page, '**/content/pages/contacts.json');
  await page.locator('a[href="/contacts"]').first().dispatchEvent('click');
  await expect(page).toHaveURL(`${site.origin}/contacts`);
  // Longer than typing has to rest.
  await page.clock.runFor(1000);
  await expect(box).toHaveValue('чавун');
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'contacts'));
  expect(page.url()).toBe(`${site.origin}/contacts`);
});
