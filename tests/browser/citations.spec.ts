import { labels } from './support/content.ts';
import { isMonograph, publications } from './support/publications.ts';
import { expect, hydrated, test } from './support/test.ts';

const words = labels('en').citation;
const monograph = publications().find(isMonograph);
/** An address that a publication of somebody has. */
const [undated] = publications().flatMap(({ data: { url, doi }, people: [id] }) =>
  url && !doi && id ? [{ id, url }] : [],
);

test('a citation is saved, copied as it stands, and selected where it may not be copied', async ({
  page,
  context,
}) => {
  test.skip(!monograph, 'The content has no monograph.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/en/publishing/monographs');
  const book = page.locator('li', { has: page.locator(`#${monograph?.id}`) });
  const apa = book.locator('dd').first();
  const copy = apa.getByRole('button', { name: `${words.copy} APA 7` });

  await test.step('a click on a file for reference managers saves it', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: 'BibTeX' }).first().click();
    expect((await saved).suggestedFilename()).toBe('monographs.bib');
  });

  await book.locator('summary').first().click();
  await book.locator('summary').last().click();
  const shown = await apa.locator('span').first().textContent();

  await test.step('who selects all around it selects the citation and no controls', async () => {
    const selected = await apa.evaluate((all) => {
      getSelection()?.selectAllChildren(all);
      return getSelection()?.toString().trim();
    });
    expect(selected).toBe(shown);
  });

  await test.step('a citation that may not be copied is selected', async () => {
    await page.evaluate(() => {
      const { clipboard } = navigator;
      clipboard.write = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await copy.click();
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe(shown);
    await page.evaluate(() => Reflect.deleteProperty(navigator.clipboard, 'write'));
  });

  await test.step('it is copied as it stands, with its italics', async () => {
    await copy.click();
    await expect(apa.getByRole('status')).toHaveText(words.copied);
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      const text = async (type: string) => (await item?.getType(type))?.text();
      return { plain: await text('text/plain'), html: await text('text/html') };
    });
    expect(copied.plain).toBe(shown);
    expect(copied.html).toContain('<i>');
  });
});

test('the day on which an address that may change was seen', async ({ page, context }) => {
  test.skip(!undated, 'No publication has an address alone.');
  const { id = '', url = '' } = undated ?? {};
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.setFixedTime(new Date('2026-06-05T12:00:00Z'));
  await page.goto(`/en/person/${id}`);
  const entry = page.locator('main li', { hasText: url }).first();
  await expect(entry.getByRole('link', { name: url })).toHaveAttribute('href', url);
  const button = entry.getByRole('button', { name: `${words.copy} ДСТУ 8302:2015` });

  await test.step('what is pressed in an open citation stays where it is when the script takes over', async () => {
    // Opened as by a press, but without a pointer, which would ask for the script.
    await entry.locator('details').evaluate((box: HTMLDetailsElement) => {
      box.open = true;
    });
    const place = await button.boundingBox();
    await hydrated(page);
    await expect(entry.getByText('дата звернення: 05.06.2026')).toBeVisible();
    expect(await button.boundingBox()).toEqual(place);
  });

  await test.step('it is copied', async () => {
    await button.click();
    await expect(entry.getByRole('status').filter({ hasText: words.copied })).toHaveCount(1);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.endsWith(` URL: ${url} (дата звернення: 05.06.2026).`), copied).toBe(true);
  });
});
