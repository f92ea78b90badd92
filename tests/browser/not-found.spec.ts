import type { NotFoundTexts } from '../../content/model/page-texts.ts';
import { readContent } from './support/content.ts';
import { expect, hydrated, test } from './support/test.ts';

test.use({ locale: 'en-US' });

test('an unknown address answers 404 in the visitor’s language, with the header only, and leads to nobody else’s site', async ({
  page,
  baseURL,
  complaints,
}) => {
  complaints.expect(/404/);
  const heading = page.getByRole('heading', { level: 1 });
  const ukrainian = readContent<NotFoundTexts>('ua/not-found.json');
  const english = readContent<NotFoundTexts>('en/not-found.json');
  // As the specification fixes them.
  expect([ukrainian.title, english.title]).toEqual(['Страница не найдена', 'Page not found']);

  await test.step('English words for an English browser', async () => {
    await page.goto(`${baseURL}//example.com/`);
    await expect(page).toHaveURL(`${baseURL}/en//example.com`);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(heading).toHaveText(english.title);
    const origins = await page
      .locator('a[data-language]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).origin));
    expect(new Set(origins)).toEqual(new Set([baseURL]));
  });

  await test.step('Ukrainian ones after choosing them; the page is not to be found, the home page is', async () => {
    await page.evaluate(() => localStorage.setItem('language', 'ua'));
    const response = await page.goto('/nowhere/at/all');
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk');
    await expect(heading).toHaveText(ukrainian.title);
    await expect(heading).toHaveAttribute('lang', ukrainian.titleLanguage ?? '');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    const robots = page.locator('meta[name=robots]');
    await expect(robots).toHaveAttribute('content', 'noindex');
    await page.getByRole('link', { name: ukrainian.backHome }).click();
    await expect(page).toHaveURL('/');
    await expect(robots).toHaveCount(0);
    await page.goBack();
    await expect(heading).toHaveText(ukrainian.title);
    await expect(robots).toHaveAttribute('content', 'noindex');
  });
});
