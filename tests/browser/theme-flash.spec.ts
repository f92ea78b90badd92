import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { expect, open, painted, test } from './support/served-site.ts';

/** Records every frame that is painted while something happens, as its mean brightness, 0 to 255. */
async function brightnessWhile(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  const frames: string[] = [];
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void client.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await client.send('Page.startScreencast', { format: 'png', maxWidth: 320, maxHeight: 200 });
  await act();
  await painted(page);
  await client.send('Page.stopScreencast');
  return Promise.all(
    frames.map(async (frame) => {
      const { channels } = await sharp(Buffer.from(frame, 'base64')).stats();
      return Math.round(channels.slice(0, 3).reduce((sum, { mean }) => sum + mean / 3, 0));
    }),
  );
}

for (const [theme, colorScheme] of [
  ['dark', 'light'],
  ['light', 'dark'],
] as const) {
  test(`a visitor of the ${theme} theme sees no other, on a slow line and a ${colorScheme} system`, async ({
    page,
    site,
  }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await open(page, `${site.origin}/contacts`);
    site.rate = 60_000;
    // A long page, which is painted as it comes.
    const seen = await brightnessWhile(page, () => page.goto(`${site.origin}/publishing/monographs`));
    expect(seen.length, 'the page is seen to grow').toBeGreaterThan(3);
    expect(seen.filter((mean) => (theme === 'dark' ? mean > 100 : mean < 150))).toEqual([]);
  });
  test(`before its style sheet has come, the empty window is ${theme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    await page.route('**/*.css', () => {});
    await page.goto(site.origin, { waitUntil: 'commit' });
    await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', theme);
  });
}

test('switched to and fro, the page is as it was', async ({ page, site }) => {
  await open(page, `${site.origin}/contacts`);
  const html = () => page.evaluate(() => document.documentElement.outerHTML);
  const before = await html();
  const toggle = page.locator('[data-theme-switch]');
  await toggle.click();
  const dark = await html();
  await toggle.click();
  expect(await html()).toBe(before);
  expect(dark.replace(' data-theme="dark"', '')).toBe(before);
});
