import { labels } from './support/content.ts';
import { isMonograph, publications } from './support/publications.ts';
import { expect, hydrated, test } from './support/test.ts';

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
  await book.locator('summary').click();
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
  await entry.locator('summary').click();
  await entry.getByRole('button', { name: `${words.copy} ДСТУ 8302:2015` }).click();
  await expect(entry.getByRole('status').first()).toHaveText(words.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.endsWith(` URL: ${url} (дата звернення: 05.06.2026).`), copied).toBe(true);
});

test('what is pressed in an open citation stays where it is when the script takes over', async ({ page }) => {
  test.skip(!undated, 'No publication has an address alone.');
  const { id = '', url = '' } = undated ?? {};
  await page.goto(`/en/person/${id}`);
  const entry = page.locator('main li', { hasText: url }).first();
  // Opened as by a press, but without a pointer, which would ask for the script.
  await entry.locator('details').evaluate((box: HTMLDetailsElement) => {
    box.open = true;
  });
  const button = entry.getByRole('button', { name: `${words.copy} ДСТУ 8302:2015` });
  const place = await button.boundingBox();
  await hydrated(page);
  await expect(entry.getByText(/дата звернення: [1-9]|дата звернення: \d[1-9]/)).toBeVisible();
  expect(await button.boundingBox()).toEqual(place);
});

test('a citation that may not be copied is selected', async ({ page }) => {
  test.skip(!monograph, 'The content has no monograph.');
  await page.addInitScript(() => {
    navigator.clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.goto('/en/publishing/monographs');
  const book = page.locator(`#${monograph?.id}`);
  await book.locator('summary').click();
  await book.getByRole('button', { name: `${words.copy} APA 7` }).click();
  const shown = await book.locator('dd').nth(1).locator('span').first().textContent();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(shown);
});

test('a click on a file for reference managers saves it', async ({ page }) => {
  test.skip(!monograph, 'The content has no monograph.');
  await page.goto('/en/publishing/monographs');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'BibTeX' }).first().click();
  expect((await saved).suggestedFilename()).toBe('monographs.bib');
});
