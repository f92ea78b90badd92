import { labels } from './support/content.ts';
import { isMonograph, publications } from './support/publications.ts';
import { expect, test } from './support/test.ts';

const words = labels('en').citation;
const monograph = publications().find(isMonograph);
/** An address that a publication of somebody has. */
const [undated] = publications().flatMap(({ data: { url, doi }, people: [id] }) =>
  url && !doi && id ? [{ id, url }] : [],
);

test('a citation is copied as it stands, with its italics', async ({ page, context }) => {
  test.skip(!monograph, 'The content has no monograph.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/publishing/monographs');
  const book = page.locator(`#${monograph?.id}`);
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

test('an address that may change is copied with the day on which it was seen', async ({ page, context }) => {
  test.skip(!undated, 'No publication has an address alone.');
  const { id = '', url = '' } = undated ?? {};
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2026-06-05T12:00:00Z'));
  await page.goto(`/en/person/${id}`);
  const entry = page.locator('main li', { hasText: url }).first();
  await expect(entry.getByRole('link', { name: url })).toHaveAttribute('href', url);
  await entry.getByText(words.cite, { exact: true }).click();
  await entry.getByRole('button', { name: `${words.copy} ДСТУ 8302:2015` }).click();
  await expect(entry.getByRole('status').first()).toHaveText(words.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.endsWith(` URL: ${url} (дата звернення: 05.06.2026).`), copied).toBe(true);
});

test('a click on a file for reference managers saves it', async ({ page }) => {
  test.skip(!monograph, 'The content has no monograph.');
  await page.goto('/en/publishing/monographs');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'BibTeX' }).first().click();
  expect((await saved).suggestedFilename()).toBe('monographs.bib');
});
