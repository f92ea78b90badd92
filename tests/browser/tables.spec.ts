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

test('a date in a table is on one line wherever columns stand beside each other, and no table is wider than its page', async ({
  page,
  site,
}) => {
  const paths = [
    '/about/documents',
    '/en/about/documents',
    '/about/procurement',
    '/training/specialized/krynychnyi',
    '/services',
    '/services/testing-center',
    '/en/services/testing-center',
  ];
  for (const path of paths) {
    await page.goto(`${site.origin}${path}`);
    for (const width of [769, 1025, 1281, 1441, 1921]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = page
        .locator('main td time')
        .evaluateAll((dates) =>
          dates.filter((date) => date.getClientRects().length > 1).map(({ textContent }) => textContent),
        );
      expect(await broken, `${path} at ${width} px`).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        `${path} at ${width} px scrolls`,
      ).toBe(0);
    }
  }
});
