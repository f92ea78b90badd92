import { labels, pageOfEachKind } from './support/content.ts';
import { focusStop, focusStops, tabThrough } from './support/focus.ts';
import { expect, open, test } from './support/served-site.ts';

const kinds = pageOfEachKind();
/** Pages that are gone through by keys: all of the frame, lists, and a table. */
const byKeys = ['HomePage', 'MonographsPage'];

for (const [width, theme] of [
  [360, 'dark'],
  [1280, 'light'],
] as const) {
  test(`the focus is seen wherever Tab leads, and nothing lies over it: ${theme}, ${width} px`, async ({
    page,
    site,
  }) => {
    test.setTimeout(90_000);
    await page.setViewportSize({ width, height: 740 });
    await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
    const problems: string[] = [];
    for (const [kind, path] of kinds) {
      await open(page, site.origin + path);
      const stops = byKeys.includes(kind) ? await tabThrough(page) : await focusStops(page);
      expect(stops.length, kind).toBeGreaterThan(3);
      problems.push(
        ...stops.filter(({ problem }) => problem).map(({ name, problem }) => `${kind}: ${name} ${problem}`),
      );
    }
    expect(problems).toEqual([]);
  });
}

test('the first Tab offers to skip the header, and the next one is then in the content', async ({ page, site }) => {
  await open(page, `${site.origin}/contacts`);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(labels('ua').common.skipToContent);
  expect((await focusStop(page)).problem).toBeUndefined();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});
