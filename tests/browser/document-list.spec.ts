import type { DocumentsData } from '../../content/model/documents.ts';
import { labels, readContent } from './support/content.ts';
import { numberedPages } from './support/documents/made-documents.ts';
import { expect, open, test } from './support/served-site.ts';
import { shown } from './support/viewer.ts';

const { items } = readContent<DocumentsData>('data/documents.json');

test('one document is open at a time, in place and in view, the address names it, and the button closes it', async ({
  page,
  site,
}) => {
  site.files.set(shown.path, { body: numberedPages(2) });
  const { view, hide } = labels('ua').documents;
  const buttons = page.getByRole('button', { name: new RegExp(`^(${view}|${hide}) `) });
  const [first, second] = [buttons.nth(0), buttons.nth(1)];
  const viewers = page.locator('tr .viewer');
  const pageUrl = `${site.origin}/test?from=there`;
  await open(page, `${pageUrl}#document=${shown.id}&page=2`);
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await second.click();
  await expect(first).toHaveAttribute('aria-expanded', 'false');
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(viewers).toHaveCount(1);
  await expect(page).toHaveURL(`${pageUrl}#document=${items[1]?.id}`);
  await second.press('Enter');
  await expect(viewers).toHaveCount(0);
  await expect(second).toBeFocused();
  await expect(page).toHaveURL(pageUrl);
  await test.step('what is opened comes into view, below its title', async () => {
    await first.click();
    await expect(page.locator('tr .viewer-text')).toHaveText('Page number 1');
    await expect(page.locator(`[id="${await first.getAttribute('aria-controls')}"] .viewer`)).toBeVisible();
    // In the upper half of the window.
    await expect.poll(async () => (await viewers.boundingBox())?.y).toBeLessThan(360);
    await expect(first).toBeInViewport();
  });
});
