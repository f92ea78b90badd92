import { labels } from './support/content.ts';
import { focusStop } from './support/focus.ts';
import { expect, open, test } from './support/served-site.ts';

test('the first Tab offers to skip the header, and the next one is then in the content', async ({ page, site }) => {
  await open(page, `${site.origin}/contacts`);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText(labels('ua').common.skipToContent);
  expect((await focusStop(page)).problem).toBeUndefined();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});
