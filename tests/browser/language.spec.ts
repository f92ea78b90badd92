import type { LangTexts } from '../../content/model/frame-texts.ts';
import { idsOf, newsOf, readContent, routeTitle } from './support/content.ts';
import { expect, open, test } from './support/test.ts';

const { languages } = readContent<LangTexts>('ua/lang.json');

test.describe('a visitor with an English browser', () => {
  test.use({ locale: 'en-US' });

  test('is led to English until another language is chosen, also at an unknown address', async ({
    page,
    complaints,
  }) => {
    await test.step('with query and fragment', async () => {
      await page.goto('/about/history?a=1#content');
      await expect(page).toHaveURL('/en/about/history?a=1#content');
    });
    await test.step('stays in Ukrainian after choosing it', async () => {
      await open(page, '/en/contacts');
      await page.locator('header summary').click();
      await page.getByRole('link', { name: languages.ua }).first().click();
      await expect(page).toHaveURL('/contacts');
      await page.goto('/about/history');
      await expect(page).toHaveURL('/about/history');
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('ua');
      expect(complaints.all).toEqual([]);
    });
    complaints.expect(/404/);
    const heading = page.getByRole('heading', { level: 1 });
    await test.step('gets Ukrainian words at an unknown address after choosing them, and English ones before', async () => {
      await page.goto('/nowhere/at/all');
      await expect(heading).toHaveText(routeTitle('ua', 'not-found'));
      await expect(page).toHaveURL('/nowhere/at/all');
      await page.evaluate(() => localStorage.removeItem('language'));
      await page.goto('/nowhere/at/all?a=1#b');
      await expect(page).toHaveURL('/en/nowhere/at/all?a=1#b');
      await expect(heading).toHaveText(routeTitle('en', 'not-found'));
    });
  });
});

test.describe('a crawler', () => {
  test.use({
    locale: 'en-US',
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });

  test('is left alone', async ({ page }) => {
    await page.goto('/contacts');
    await expect(page).toHaveURL('/contacts');
  });
});

test.describe('a visitor with a browser in a third language', () => {
  test.use({ locale: 'de-DE' });

  test('gets Ukrainian', async ({ page }) => {
    await page.goto('/contacts');
    await expect(page).toHaveURL('/contacts');
  });
});

test('choosing a language changes the same page at once, without a reload, and is stored', async ({ page }) => {
  await open(page, '/about/history');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('header summary').click();
  const menu = page.getByRole('link', { name: languages.en }).first();
  expect((await menu.locator('xpath=ancestor::ul').boundingBox())?.width).toBeGreaterThanOrEqual(180);
  await menu.click();
  await expect(page).toHaveURL('/en/about/history');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('en', 'history'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => [localStorage.getItem('language'), 'stayed' in window])).toEqual(['en', true]);
  await page.goto('/contacts');
  await expect(page).toHaveURL('/en/contacts');
  await test.step('a stored language that is none is ignored', async () => {
    for (const stored of ['<script>alert(1)</script>', 'de', '__proto__', '']) {
      await page.evaluate((value) => localStorage.setItem('language', value), stored);
      await page.goto('/contacts');
      await expect(page, stored).toHaveURL('/contacts');
      await expect(page.locator('html'), stored).toHaveAttribute('lang', 'uk');
    }
  });
  await test.step('an explicit English address wins over the stored choice', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'ua'));
    await open(page, '/en/contacts');
    await expect(page).toHaveURL('/en/contacts');
  });
});

/** Chooses a language in the header's menu. */
async function choose(page: import('playwright/test').Page, to: 'ua' | 'en'): Promise<void> {
  await page.locator('header summary').click();
  await page.getByRole('link', { name: languages[to] }).first().click();
}

const person = `/person/${idsOf('data/people')[0]}`;
const news = `/news/${newsOf('ua')[0]?.id}`;
test('the fragment and the query stay when the language changes', async ({ page }) => {
  for (const path of ['/about/strategy', news, person]) {
    await test.step(path, async () => {
      await page.goto(path);
      const id = await page.locator('main [id]').last().getAttribute('id');
      const fragment = `?from=there#${id ?? 'content'}`;
      await open(page, path + fragment);
      await choose(page, 'en');
      await expect(page).toHaveURL(`/en${path}${fragment}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      await choose(page, 'ua');
      await expect(page).toHaveURL(path + fragment);
      await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    });
  }
});

test('a place whose name is made from its heading is found in the other language, where it has another name', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto('/contacts');
  const place = page.locator('main h2[id]').last();
  const id = (await place.getAttribute('id')) ?? '';
  await open(page, `/contacts#${id}`);
  await page.evaluate(() => window.scrollTo(0, 0));
  await choose(page, 'en');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const same = page.locator('main h2[id]').last();
  await expect(same).not.toHaveAttribute('id', id);
  await expect.poll(async () => (await same.boundingBox())?.y).toBeLessThan(200);
  await expect(same).toBeInViewport();
});

test('before the script has come the fragment stays as well', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/about/strategy#content');
  await choose(page, 'en');
  await expect(page).toHaveURL('/en/about/strategy#content');
});
