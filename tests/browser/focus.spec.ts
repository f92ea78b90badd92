import { labels, pageOfEachKind } from './support/content.ts';
import { focusStop, focusStops, tabThrough } from './support/focus.ts';
import { resizer } from './support/resizer.ts';
import { expect, open, test } from './support/served-site.ts';
import { setTheme } from './support/theme.ts';

/** Pages that are gone through by keys, header and footer included: all of the frame, lists, and a table. */
const byKeys = ['HomePage', 'ContactsPage'];
const looks = [
  { width: 360, theme: 'dark' },
  { width: 1280, theme: 'light' },
] as const;

test('the focus is seen wherever Tab leads, and nothing lies over it', async ({ page, site }) => {
  test.setTimeout(180_000);
  const resize = await resizer(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const problems: string[] = [];
  for (const [kind, path] of pageOfEachKind()) {
    await open(page, site.origin + path);
    for (const { width, theme } of looks) {
      await resize(width, 740);
      await setTheme(page, theme);
      const stops = byKeys.includes(kind) ? await tabThrough(page) : await focusStops(page);
      const where = `${kind}, ${theme}, ${width} px`;
      expect(stops.length, where).toBeGreaterThan(3);
      problems.push(
        ...stops.filter(({ problem }) => problem).map(({ name, problem }) => `${where}: ${name} ${problem}`),
      );
    }
  }
  expect(problems).toEqual([]);
});

test('the first Tab offers to skip the header, and the next one is then in the content', async ({ page, site }) => {
  await open(page, `${site.origin}/contacts`);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(labels('ua').common.skipToContent);
  expect((await focusStop(page)).problem).toBeUndefined();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});
