import type { LangTexts } from '../../content/model/frame-texts.ts';
import type { SearchTexts } from '../../content/model/search-texts.ts';
import { labels, newsOf, readContent, routeTitle } from './support/content.ts';
import { group, items, label, nested } from './support/menu.ts';
import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

const { languages } = readContent<LangTexts>('ua/lang.json');

test('the menu opens by pointing, on every level', async ({ page }) => {
  await page.goto('/');
  const leaf = nested?.items?.[0];
  await page.getByRole('button', { name: label(group), exact: true }).hover();
  await page.getByRole('button', { name: label(nested), exact: true }).hover();
  await page.getByRole('link', { name: label(leaf), exact: true }).click();
  await expect(page).toHaveURL(leaf?.href ?? '');
});

test('the drawer opens and closes on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/contacts');
  const { menu } = labels('ua');
  const home = page.locator('#menu').getByRole('link', { name: label(items[0]), exact: true });
  await expect(home).toBeHidden();
  await page.getByRole('link', { name: menu.open }).click();
  await expect(home).toBeVisible();
  await page.getByRole('link', { name: menu.close }).click();
  await expect(home).toBeHidden();
});

test('the other language is a link away', async ({ page }) => {
  await page.goto('/about/history');
  await page.locator('header summary').click();
  await page.getByRole('link', { name: languages.en }).first().click();
  await expect(page.locator('[data-theme-switch]'), 'nothing would answer it').toBeHidden();
  await expect(page).toHaveURL('/en/about/history');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('en', 'history'));
});

test('texts and pictures are there', async ({ page }) => {
  const item = newsOf('ua').find(({ imageUrl }) => imageUrl);
  await page.goto(`/news/${item?.id}`);
  await expect(page.getByText(item?.text ?? '', { exact: true })).toBeVisible();
  const picture = page.getByRole('main').getByRole('img').first();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await test.step('on a phone the latest news stand below each other', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const list = page.getByRole('complementary').getByRole('list');
    expect(await list.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});

test('the search page says that nothing is searched, and has its site map', async ({ page }) => {
  await page.goto('/search');
  const { failed, siteMapTitle } = readContent<SearchTexts>('ua/search.json');
  await expect(page.getByText(failed)).toBeVisible();
  await expect(page.getByRole('main').getByRole('heading', { name: siteMapTitle })).toBeVisible();
});
