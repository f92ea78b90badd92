import type { Page } from 'playwright/test';
import type { LangTexts } from '../../content/model/frame-texts.ts';
import { readContent, routeTitle } from './support/content.ts';
import { positionOf } from './support/scrolling.ts';
import { expect, hydrated, open, test } from './support/test.ts';

// Who is led where by browser, stored choice and address is tested with the script itself: tests/unit/entry-script.test.ts.

const { languages } = readContent<LangTexts>('ua/lang.json');

/** Opens the header's menu of languages, and chooses one. */
async function choose(page: Page, to: 'ua' | 'en'): Promise<void> {
  await page.locator('header summary').click();
  await page.getByRole('link', { name: languages[to] }).first().click();
}

test.describe('a visitor with an English browser', () => {
  test.use({ locale: 'en-US' });

  test('is led to English, with query and fragment, until another language is chosen', async ({ page }) => {
    await page.goto('/about/history?a=1#content');
    await expect(page).toHaveURL('/en/about/history?a=1#content');
    await hydrated(page);
    await choose(page, 'ua');
    await expect(page).toHaveURL('/about/history?a=1#content');
    await page.goto('/contacts');
    await expect(page).toHaveURL('/contacts');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ua');
  });
});

test('choosing a language changes the same page at once, without a reload, at the same place, and is stored', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await open(page, '/contacts?from=there');
  const place = page.locator('main h2[id]').last();
  const id = (await place.getAttribute('id')) ?? '';
  await page.evaluate((fragment) => {
    Object.assign(window, { stayed: true });
    location.hash = fragment;
  }, id);
  await expect.poll(() => positionOf(page)).toBeGreaterThan(0);
  await page.evaluate(() => window.scrollTo(0, 0));

  const list = page.locator('header details ul');
  await page.locator('header summary').click();
  expect((await list.boundingBox())?.width).toBeGreaterThanOrEqual(180);
  await page.locator('header summary').click();

  await choose(page, 'en');
  await expect(page).toHaveURL(`/en/contacts?from=there#${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('en', 'contacts'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect.poll(async () => (await place.boundingBox())?.y).toBeLessThan(200);
  await expect(place).toBeInViewport();
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en');

  await choose(page, 'ua');
  await expect(page).toHaveURL(`/contacts?from=there#${id}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
});
