import { labels } from './support/content.ts';
import { expect, hydrated, open, test } from './support/test.ts';

const background = () => getComputedStyle(document.documentElement).backgroundColor;
const { theme } = labels('ua');

test('light is the default, on #f8f8f8; dark is on #121212 with square corners', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/contacts');
  expect(await page.evaluate(background)).toBe('rgb(248, 248, 248)');
  await page.getByRole('button', { name: theme.toDark }).click();
  expect(await page.evaluate(background)).toBe('rgb(18, 18, 18)');
  const style = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return [root.colorScheme, root.getPropertyValue('--borderRadiusMedium')];
  });
  expect(style).toEqual(['dark', '0']);
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.getByRole('button', { name: theme.toLight }).click();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  await test.step('a stored theme that is none is ignored', async () => {
    await page.evaluate(() => localStorage.setItem('theme', '"><script>'));
    await page.reload();
    await hydrated(page);
    expect(await page.evaluate(background)).toBe('rgb(248, 248, 248)');
  });
});

test('before the scripts have come, the switch works, and the stored theme is there at the first paint', async ({
  page,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  // Without any script but the one in the head: that is what the first paint has.
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await page.goto('/contacts');
  await page.getByRole('button', { name: theme.toDark }).click();
  expect(await page.evaluate(background)).toBe('rgb(18, 18, 18)');
  await page.reload();
  expect(await page.evaluate(background)).toBe('rgb(18, 18, 18)');
});

test('a page that is open beside, or that the browser had kept, follows the choice', async ({ page, context }) => {
  await page.goto('/contacts');
  const beside = await context.newPage();
  await beside.goto('/about/history');
  await beside.getByRole('button', { name: theme.toDark }).click();
  await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
  // Gone back to, as the browser tells it.
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await page.evaluate(background)).toBe('rgb(248, 248, 248)');
});
