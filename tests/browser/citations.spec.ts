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

test('an address that may change is copied with the day on which it was seen', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2026-06-05T12:00:00Z'));
  await page.goto('/en/person/prystupenko-artur');
  const entry = page.locator('main li', { hasText: 'https://example.org/data/cct-diagrams' });
  await expect(entry.getByRole('link', { name: 'https://example.org/data/cct-diagrams' })).toHaveAttribute(
    'href',
    'https://example.org/data/cct-diagrams',
  );
  await entry.getByText(words.cite, { exact: true }).click();
  await entry.getByRole('button', { name: `${words.copy} ДСТУ 8302:2015` }).click();
  await expect(entry.getByRole('status').first()).toHaveText(words.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/ URL: https:\/\/example\.org\/data\/cct-diagrams \(дата звернення: 05\.06\.2026\)\.$/);
});

test('a click on a file for reference managers saves it', async ({ page }) => {
  await page.goto('/en/publishing/monographs');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'BibTeX' }).first().click();
  expect((await saved).suggestedFilename()).toBe('monographs.bib');
});
