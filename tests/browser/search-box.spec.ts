import type { HeaderTexts } from '../../content/model/frame-texts.ts';
import { labels, readContent, routeTitle } from './support/content.ts';
import { expect, open, test } from './support/test.ts';

const words = labels('ua').search;
const { searchPlaceholder } = readContent<HeaderTexts>('ua/header.json');
const bar = 'main >> search >> nth=0';

test('the box of the title bar is collapsed to nothing until it is wanted', async ({ page }) => {
  await open(page, '/about/history');
  const box = page.locator(bar).getByRole('searchbox', { name: searchPlaceholder, includeHidden: true });
  const toggle = page.getByRole('button', { name: words.open });
  await expect(box).toBeHidden();
  expect((await page.locator(bar).boundingBox())?.width).toBe(0);
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(toggle).toBeFocused();
});

for (const [width, expected] of [
  [700, 250],
  [360, undefined],
] as const) {
  test(`in a window of ${width} px it is ${expected ? `${expected} px wide` : 'as wide as the page'}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await open(page, '/about/history');
    await page.getByRole('button', { name: words.open }).click();
    const box = page.locator(bar);
    if (expected) await expect.poll(async () => (await box.boundingBox())?.width).toBe(expected);
    else {
      // The button that closes it stays beside it.
      const available = width * 0.9;
      await expect.poll(async () => (await box.boundingBox())?.width ?? 0).toBeGreaterThan(available - 64);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('what is searched for is trimmed, and the page does not reload', async ({ page }) => {
  await open(page, '/about/history');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('button', { name: words.open }).click();
  await page.locator(bar).getByRole('searchbox').fill('  чавун і сталь  ');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'search'));
  expect(new URL(page.url()).searchParams.get('q')).toBe('чавун і сталь');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
