import type { HeaderTexts } from '../../content/model/frame-texts.ts';
import { labels, readContent, routeTitle } from './support/content.ts';
import { expect, open, test } from './support/test.ts';

const words = labels('ua').search;
const { searchPlaceholder } = readContent<HeaderTexts>('ua/header.json');
const bar = 'main >> search >> nth=0';

test('the search box of the title bar', async ({ page }) => {
  await open(page, '/about/history');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const room = page.locator(bar);
  const box = room.getByRole('searchbox', { name: searchPlaceholder, includeHidden: true });
  const toggle = page.getByRole('button', { name: words.open });

  await test.step('it is collapsed to nothing until it is wanted', async () => {
    await expect(box).toBeHidden();
    expect((await room.boundingBox())?.width).toBe(0);
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
  ] as const)
    await test.step(`in a window of ${width} px it is ${expected ? `${expected} px wide` : 'as wide as the page'}`, async () => {
      await page.setViewportSize({ width, height: 700 });
      await toggle.click();
      if (expected) await expect.poll(async () => (await room.boundingBox())?.width).toBe(expected);
      else {
        // The button that closes it stays beside it.
        const available = width * 0.9;
        await expect.poll(async () => (await room.boundingBox())?.width ?? 0).toBeGreaterThan(available - 64);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.keyboard.press('Escape');
      await expect(box).toBeHidden();
    });

  await test.step('what is searched for is trimmed, and the page does not reload', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await toggle.click();
    await box.fill('  чавун і сталь  ');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'search'));
    expect(new URL(page.url()).searchParams.get('q')).toBe('чавун і сталь');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
});
