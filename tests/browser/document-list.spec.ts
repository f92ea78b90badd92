import type { DocumentsData } from '../../content/model/documents.ts';
import { labels, readContent } from './support/content.ts';
import { numberedPages } from './support/documents/made-documents.ts';
import { expect, hydrated, open, painted, test } from './support/served-site.ts';
import { openDocument, shown, words } from './support/viewer.ts';

const { items } = readContent<DocumentsData>('data/documents.json');

test('one document is open at a time, in place and in view, and the button closes it', async ({ page, site }) => {
  site.files.set(shown.path, { body: numberedPages(2) });
  await open(page, `${site.origin}/test`);
  const view = page.getByRole('button', {
    name: new RegExp(`^(${labels('ua').documents.view}|${labels('ua').documents.hide})`),
  });
  await view.nth(0).click();
  await expect(view.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.viewer-text')).toHaveText('Page number 1');
  const controls = await view.nth(0).getAttribute('aria-controls');
  await expect(page.locator(`[id="${controls}"] .viewer`)).toBeVisible();
  await view.nth(1).click();
  await expect(view.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await expect(view.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('tr .viewer')).toHaveCount(1);
  await view.nth(1).press('Enter');
  await expect(page.locator('tr .viewer')).toHaveCount(0);
  await expect(view.nth(1)).toBeFocused();
  await test.step('what is opened comes into view, below its title', async () => {
    const button = page.getByRole('table').last().locator('tbody tr').first().getByRole('button');
    await button.click();
    await expect(page.locator('tr .viewer-text')).toHaveText('Page number 1');
    // In the upper half of the window.
    await expect.poll(async () => (await page.locator('tr .viewer').boundingBox())?.y).toBeLessThan(360);
    await expect(button).toBeInViewport();
  });
});

test('the address names the document that is open, and none when it is closed', async ({ page, site }) => {
  site.files.set(shown.path, { body: numberedPages(2) });
  const { view, hide } = labels('ua').documents;
  const buttons = page.getByRole('button', { name: new RegExp(`^(${view}|${hide}) `) });
  const pageUrl = `${site.origin}/test?from=there`;
  await open(page, `${pageUrl}#document=${shown.id}&page=2`);
  await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'true');
  await buttons.nth(1).click();
  await expect(page).toHaveURL(`${pageUrl}#document=${items[1]?.id}`);
  await page.reload();
  await hydrated(page);
  await expect(buttons.nth(1)).toHaveAttribute('aria-expanded', 'true');
  await expect(buttons.nth(0)).toHaveAttribute('aria-expanded', 'false');
  await buttons.nth(1).click();
  await expect(page).toHaveURL(pageUrl);
  await page.reload();
  await hydrated(page);
  await painted(page);
  await expect(page.locator('tr .viewer')).toHaveCount(0);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('view and download are plain links to the file', async ({ page, site }) => {
    await page.goto(`${site.origin}/test`);
    const row = page
      .getByRole('row')
      .filter({ has: page.locator(`a[href="${shown.path}"]`) })
      .first();
    const links = row.getByRole('link');
    await expect(links).toHaveCount(2);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', shown.path);
    await expect(row.getByRole('button')).toHaveCount(0);
    // Nothing says that something is being loaded.
    await expect(page.getByText(labels('ua').documents.loading)).toBeHidden();
  });
});

test('the list and an open viewer fit a window of any width', async ({ page, site }) => {
  for (const width of [320, 360, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    // Opened anew at each width, as a visitor does.
    const viewer = await openDocument(page, site, numberedPages(2));
    await expect(viewer.text, `at ${width} px`).toHaveText('Page number 1');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    for (const name of [words.previous, words.next, words.fullscreen]) {
      const box = await viewer.button(name).boundingBox();
      expect(box?.width, `${name} at ${width} px`).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${name} at ${width} px`).toBeLessThanOrEqual(width);
    }
  }
});
