import { labels } from './support/content.ts';
import { expect, test } from './support/test.ts';

const words = labels('en').citation;

test('a citation is copied as it stands, with its italics', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/publishing/monographs');
  const book = page.locator('#coke-limits');
  await book.getByText(words.cite, { exact: true }).click();
  const apa = book.locator('dd').nth(1);
  const shown = await apa.locator('span').first().textContent();
  await apa.getByRole('button', { name: `${words.copy} APA 7` }).click();
  await expect(apa.getByRole('status')).toHaveText(words.copied);
  const copied = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const text = async (type: string) => (await item?.getType(type))?.text();
    return { plain: await text('text/plain'), html: await text('text/html') };
  });
  expect(copied.plain).toBe(shown);
  expect(copied.html).toContain('<i>');
});

test('a click on a file for reference managers saves it', async ({ page }) => {
  await page.goto('/en/publishing/monographs');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'BibTeX' }).first().click();
  expect((await saved).suggestedFilename()).toBe('monographs.bib');
});
