import { newsOf } from './support/content.ts';
import { expect, test } from './support/served-site.ts';

test('boxes that scroll and the numbers of charts are seen to have the focus', async ({ page, site }) => {
  const { id } = newsOf('en').find(({ content }) => content?.includes('|---') && content.includes('{figure/')) ?? {};
  await page.goto(`${site.origin}/en/news/${id}`);
  // A line is drawn around what a script focuses if the visitor uses the keyboard.
  await page.keyboard.press('Tab');
  for (const selector of ['main .table-scroll', 'figure summary']) {
    const box = page.locator(selector).first();
    await box.focus();
    await expect(box, selector).toBeFocused();
    await expect(box, selector).not.toHaveCSS('outline-style', 'none');
    await expect(box, selector).not.toHaveCSS('outline-width', '0px');
  }
});
