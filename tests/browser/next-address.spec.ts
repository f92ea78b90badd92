import type { Page } from 'playwright/test';
import type { DocumentsData, DocumentsPageTexts } from '../../content/model/documents.ts';
import { readContent, routeTitle } from './support/content.ts';
import { numberedPages } from './support/documents/made-documents.ts';
import { hold } from './support/hold.ts';
import { address, box } from './support/search-page.ts';
import { expect, open, test } from './support/served-site.ts';
import { openDocument, words } from './support/viewer.ts';

// While the next page is loading, the page before is still in use, and the address is the next one's already.

/** Follows a link to a page that does not come before what is returned is called. */
async function follow(page: Page, origin: string): Promise<() => Promise<void>> {
  const release = await hold(page, '**/content/pages/contacts.json');
  await page
    .locator('a[href="/contacts"]')
    .first()
    .evaluate((link) => (link as HTMLElement).click());
  await expect(page).toHaveURL(`${origin}/contacts`);
  return async () => {
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(routeTitle('ua', 'contacts'));
    expect(page.url()).toBe(`${origin}/contacts`);
  };
}

test('what was typed last on the search page does not follow to the next page', async ({ page, site }) => {
  await page.clock.install();
  await open(page, site.origin + address('сталь'));
  await expect(box(page)).toHaveValue('сталь');
  await box(page).fill('чавун');
  const arrive = await follow(page, site.origin);
  // Longer than typing has to rest.
  await page.clock.runFor(1000);
  await expect(box(page)).toHaveValue('чавун');
  await arrive();
});

test('a choice among documents does not follow to the next page', async ({ page, site }) => {
  const { items } = readContent<DocumentsData>('data/documents.json');
  const { registerTitle, kind } = readContent<DocumentsPageTexts>('ua/institute-documents.json');
  const register = page.getByRole('region', { name: registerTitle });
  await open(page, `${site.origin}/about/documents?year=${items[0]?.date.slice(-4)}`);
  await expect(register.getByRole('combobox').last()).not.toHaveValue('');
  const arrive = await follow(page, site.origin);
  await register.getByRole('combobox', { name: kind, exact: true }).selectOption({ index: 1 });
  await expect(register.getByRole('combobox').last()).not.toHaveValue('');
  await arrive();
});

test('a page turned in a document does not follow to the next page', async ({ page, site }) => {
  const viewer = await openDocument(page, site, numberedPages(2));
  await expect(viewer.text).toHaveText('Page number 1');
  const arrive = await follow(page, site.origin);
  await viewer.button(words.next).click();
  await expect(viewer.text).toHaveText('Page number 2');
  await arrive();
});
