import type { Page } from 'playwright/test';
import sharp from 'sharp';
import { labels } from './support/content.ts';
import { expect, open, painted, test } from './support/served-site.ts';

const background = () => getComputedStyle(document.documentElement).backgroundColor;
const light = 'rgb(248, 248, 248)';
const dark = 'rgb(18, 18, 18)';
const stored = () => localStorage.getItem('theme');
const { theme } = labels('ua');

// That a page follows what is chosen beside it is tested with the script itself: tests/unit/entry-script.test.ts.

test('light is the default, on #f8f8f8, dark is on #121212 with square corners, and both are there at the first paint', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  // Without any script but the one in the head: that is what the first paint has.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/contacts');
  expect(await page.evaluate(background)).toBe(light);
  await expect(page.locator('meta[name=color-scheme]'), 'the empty window, too').toHaveAttribute('content', 'light');
  await page.getByRole('button', { name: theme.toDark }).click();
  expect(await page.evaluate(stored)).toBe('dark');

  await page.reload();
  expect(await page.evaluate(background)).toBe(dark);
  const style = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return [root.colorScheme, root.getPropertyValue('--borderRadiusMedium')];
  });
  expect(style).toEqual(['dark', '0']);
  await expect(page.locator('meta[name=color-scheme]')).toHaveAttribute('content', 'dark');
  await page.getByRole('button', { name: theme.toLight }).click();
  expect(await page.evaluate(stored)).toBe('light');

  await test.step('a stored theme that is none is ignored', async () => {
    await page.evaluate(() => localStorage.setItem('theme', '"><script>'));
    await page.reload();
    expect(await page.evaluate(background)).toBe(light);
  });
});

test('switched to and fro the page is as it was, and the next one shows no other theme, on a slow line and a light system', async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, `${site.origin}/contacts`);
  const html = () => page.evaluate(() => document.documentElement.outerHTML);
  const before = await html();
  const toggle = page.locator('[data-theme-switch]');
  await toggle.click();
  const inDark = await html();
  await toggle.click();
  expect(await html()).toBe(before);
  expect(inDark.replace(' data-theme="dark"', '')).toBe(before);

  await toggle.click();
  site.rate = 60_000;
  // A long page, which is painted as it comes.
  const seen = await brightnessWhile(page, () => page.goto(`${site.origin}/publishing/monographs`));
  expect(seen.length, 'the page is seen to grow').toBeGreaterThan(3);
  expect(seen.filter((mean) => mean > 100)).toEqual([]);
});

/** Records every frame that is painted while something happens, as its mean brightness, 0 to 255. */
async function brightnessWhile(page: Page, act: () => Promise<unknown>): Promise<number[]> {
  const client = await page.context().newCDPSession(page);
  const frames: string[] = [];
  client.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void client.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await painted(page);
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
